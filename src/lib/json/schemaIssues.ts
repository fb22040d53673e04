import { found, listOf, typeName } from "./issueWords";
import { suggestKey } from "~/lib/labels/suggestKey";
import type { Path } from "~/lib/yaml/yamlDocuments";

/** An error as Ajv reports it, of a compiled or a precompiled check; `schema` only in verbose mode. */
export interface SchemaError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
  message?: string;
  schema?: unknown;
  parentSchema?: unknown;
}

/** What is wrong in a document, where. */
export interface Issue {
  path: Path;
  message: string;
  /** What a newer backend may know: the document is acceptable all the same. Everything else is an error. */
  severity?: "warning";
}

interface Located extends SchemaError {
  path: Path;
  /** The value at the path. */
  value: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];

function locate(error: SchemaError, root: unknown): Located {
  const path: (string | number)[] = [];
  let value = root;
  for (const token of error.instancePath.split("/").slice(1)) {
    const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
    path.push(Array.isArray(value) ? Number(key) : key);
    value = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  }
  return { ...error, path, value };
}

const starts = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

/** Keys that the branches of a choice ask for. */
function asked(branches: unknown): string[] {
  if (!Array.isArray(branches)) return [];
  return branches.flatMap((branch: unknown) => (isRecord(branch) ? texts(branch["required"]) : []));
}

/** Errors of the branch that the value comes closest to; those without a branch of their own stay. */
function nearestBranch(choice: Located, group: Located[]): Located[] {
  const prefix = `${choice.schemaPath}/`;
  const branches = new Map<string, Located[]>();
  for (const error of group) {
    if (!error.schemaPath.startsWith(prefix)) continue;
    const branch = error.schemaPath.slice(prefix.length).split("/")[0] ?? "";
    branches.set(branch, [...(branches.get(branch) ?? []), error]);
  }
  // A wrong type says: another branch was meant. A field that is there says more than one that is missing.
  const cost = (errors: Located[]) =>
    errors.reduce((sum, { keyword, instancePath }) => {
      if (instancePath !== choice.instancePath) return sum + 1;
      return sum + (keyword === "type" || keyword === "const" ? 100 : 2);
    }, 0);
  const [best] = [...branches.values()].toSorted((left, right) => cost(left) - cost(right));
  return best && [...branches.values()].flat().length === group.length ? best : group;
}

/** Puts one error, or the errors of the nearest branch, in the place of a failed choice and its branches' errors. */
function settle(choice: Located, group: Located[]): Located[] {
  const passing = choice.params["passingSchemas"];
  const said = (message: string): Located[] => [{ ...choice, keyword: "said", message }];
  if (Array.isArray(passing)) {
    const own = isRecord(choice.value) ? Object.keys(choice.value) : [];
    const several = asked(choice.schema).filter((key) => own.includes(key));
    return said(
      several.length > 1
        ? `only one of ${listOf(several)} may be given`
        : "fits several choices at once",
    );
  }
  const here = group.filter((error) => error.instancePath === choice.instancePath);
  const missing = here.filter(({ keyword }) => keyword === "required");
  if (missing.length === group.length && missing.length > 0) {
    const keys = [...new Set(missing.map(({ params }) => String(params["missingProperty"])))];
    return [{ ...choice, keyword: "needs", params: { keys } }];
  }
  const types = here.filter(({ keyword }) => keyword === "type");
  if (types.length === group.length && types.length > 0) {
    const names = [...new Set(types.flatMap(({ params }) => [params["type"]].flat().map(String)))];
    return [{ ...choice, keyword: "type", params: { type: names } }];
  }
  const enums = here.filter(({ keyword }) => keyword === "enum");
  if (
    enums.length > 0 &&
    enums.length + types.length + here.filter(({ keyword }) => keyword === "pattern").length ===
      group.length
  ) {
    const allowedValues = enums.flatMap(({ params }) =>
      Array.isArray(params["allowedValues"]) ? params["allowedValues"] : [],
    );
    return [{ ...choice, keyword: "enum", params: { allowedValues } }];
  }
  const deeper = group.filter((error) => !types.includes(error) && !missing.includes(error));
  return nearestBranch(
    choice,
    deeper.length > 0 && types.length > 0 ? group.filter((error) => !types.includes(error)) : group,
  );
}

/** Errors with every failed choice settled, outer ones last as Ajv reports them. */
function settled(errors: readonly SchemaError[], root: unknown): Located[] {
  const kept: Located[] = [];
  for (const error of errors) {
    const located = locate(error, root);
    if (located.keyword === "if") continue;
    if (located.keyword === "contains") {
      const inside = `${located.schemaPath}/`;
      kept.splice(
        0,
        kept.length,
        ...kept.filter(({ schemaPath }) => !schemaPath.startsWith(inside)),
      );
    }
    if (located.keyword !== "anyOf" && located.keyword !== "oneOf") {
      kept.push(located);
      continue;
    }
    let from = kept.length;
    while (from > 0 && starts(kept[from - 1]?.instancePath ?? "", located.instancePath)) from -= 1;
    kept.push(...settle(located, kept.splice(from)));
  }
  return kept;
}

function notWords({ schema }: Located): string {
  const keys = isRecord(schema) ? texts(schema["required"]) : [];
  if (keys.length === 1) return `'${keys[0]}' is not allowed here`;
  return keys.length > 1
    ? `${listOf(keys, "and")} cannot be used together`
    : "has fields that exclude each other";
}

function containsWords({ schema }: Located): string {
  const properties = isRecord(schema) ? schema["properties"] : undefined;
  const [key] = isRecord(properties) ? Object.keys(properties) : [];
  return key ? `at least one entry needs '${key}: true'` : "lacks an entry that is needed";
}

function typeWords({ params, value }: Located): string {
  const types = [params["type"]].flat().map(String);
  const spoken = typeof value === "string" && /^(yes|no|on|off)$/i.test(value);
  const hint = spoken && types.includes("boolean") ? " (yes, no, on and off are text here)" : "";
  return `must be ${listOf(types.map(typeName), "or", "")}, ${found(value)}${hint}`;
}

function wordsOf(error: Located): string {
  const { keyword, params, value, parentSchema } = error;
  const limit = Number(params["limit"]);
  const count = (noun: string) => `${limit} ${noun}${limit === 1 ? "" : "s"}`;
  const entries = limit === 1 ? "1 entry" : `${limit} entries`;
  switch (keyword) {
    case "said":
      return error.message ?? "";
    case "needs":
      return `needs one of ${listOf(texts(params["keys"]))}`;
    case "required":
      return `missing required field '${String(params["missingProperty"])}'`;
    case "dependentRequired":
      return `'${String(params["property"])}' needs '${String(params["missingProperty"])}' beside it`;
    case "type":
      return typeWords(error);
    case "enum": {
      const allowed = Array.isArray(params["allowedValues"])
        ? params["allowedValues"].map(String)
        : [];
      const meant = typeof value === "string" ? suggestKey(value, allowed) : undefined;
      const shown = allowed.filter((item) => item !== "");
      return `must be one of ${shown.join(", ")}, ${found(value)}${meant ? `; did you mean '${meant}'?` : ""}`;
    }
    case "const":
      return `must be '${String(params["allowedValue"])}', ${found(value)}`;
    case "pattern": {
      const about = isRecord(parentSchema) ? parentSchema["description"] : undefined;
      return `not valid, ${found(value)}${typeof about === "string" ? `. ${about}` : ""}`;
    }
    case "format":
      return `must be a ${String(params["format"])}, ${found(value)}`;
    case "minLength":
      return limit === 1 ? "must not be empty" : `must have at least ${count("character")}`;
    case "maxLength":
      return `must have at most ${count("character")}`;
    case "minItems":
      return limit === 1 ? "must not be an empty list" : `must have at least ${entries}`;
    case "maxItems":
      return `must have at most ${entries}, found ${Array.isArray(value) ? value.length : "more"}`;
    case "minProperties":
      return limit === 1 ? "must not be empty" : `must have at least ${count("field")}`;
    case "maxProperties": {
      const keys = isRecord(value) ? Object.keys(value) : [];
      return limit === 1
        ? `only one of ${listOf(keys)} may be given`
        : `must have at most ${count("field")}`;
    }
    case "minimum":
      return `must be at least ${limit}, ${found(value)}`;
    case "maximum":
      return `must be at most ${limit}, ${found(value)}`;
    case "uniqueItems":
      return "has the same entry twice";
    case "not":
      return notWords(error);
    case "contains":
      return containsWords(error);
    default:
      return error.message ?? "is not valid";
  }
}

/** Fields that the errors of one place call missing. */
const missingAt = (errors: Located[], place: string): string[] =>
  errors
    .filter(({ instancePath }) => instancePath === place)
    .flatMap(({ keyword, params }) => {
      if (keyword === "required") return [String(params["missingProperty"])];
      return keyword === "needs" ? texts(params["keys"]) : [];
    });

/** Whether a value only is not among those known, of a set that the backend extends (`x-open`). */
const isVocabulary = ({ keyword, parentSchema }: Located): boolean =>
  (keyword === "enum" || keyword === "pattern") &&
  isRecord(parentSchema) &&
  parentSchema["x-open"] === true;

/** Known fields beside an unknown one, where the errors carry their schema. */
function knownBeside({ parentSchema, value }: Located): string[] {
  const properties = isRecord(parentSchema) ? parentSchema["properties"] : undefined;
  const given = isRecord(value) ? Object.keys(value) : [];
  return isRecord(properties) ? Object.keys(properties).filter((key) => !given.includes(key)) : [];
}

/**
 * Errors of a check in our words, one per issue: of a choice the branch that the value comes closest to, a misspelt
 * field once (not also as missing), with a suggestion where one is near. `root` is the checked value.
 */
export function issuesOf(errors: readonly SchemaError[], root: unknown): Issue[] {
  const located = settled(errors, root);
  const meantAt = new Set<string>();
  const unknown = located.filter(({ keyword }) => keyword === "additionalProperties");
  const issues: Issue[] = unknown.map((error) => {
    const key = String(error.params["additionalProperty"]);
    const missing = missingAt(located, error.instancePath);
    const meant = suggestKey(key, missing) ?? suggestKey(key, knownBeside(error));
    if (meant) meantAt.add(`${error.instancePath}\n${meant}`);
    return {
      path: [...error.path, key],
      message: `unknown field '${key}'${meant ? `, did you mean '${meant}'?` : ""}`,
    };
  });
  for (const error of located) {
    if (error.keyword === "additionalProperties") continue;
    const keys = missingAt([error], error.instancePath);
    if (keys.some((key) => meantAt.has(`${error.instancePath}\n${key}`))) continue;
    issues.push({
      path: error.path,
      message: wordsOf(error),
      ...(isVocabulary(error) && { severity: "warning" }),
    });
  }
  const seen = new Set<string>();
  return issues.filter(({ path, message }) => {
    const key = JSON.stringify([path, message]);
    return !seen.has(key) && seen.add(key);
  });
}
