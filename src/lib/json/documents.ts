import { type Fields, isFields } from "./fields";
import { found } from "./issueWords";
import { issuesOf, type Issue, type SchemaError } from "./schemaIssues";
import { suggestKey } from "~/lib/labels/suggestKey";
import type { Path } from "~/lib/yaml/yamlDocuments";

/** A compiled or precompiled check of a value; its errors belong to the last call. */
export interface Validator {
  (value: unknown): boolean | PromiseLike<unknown>;
  errors?: readonly SchemaError[] | null;
}

/** A kind of document that users write, with the check of its spec. */
export interface DocumentKind {
  kind: string;
  group: string;
  version: string;
  validate: Validator;
  /** Rules that a schema cannot say; paths count from the spec. */
  rules?: (spec: unknown) => Issue[];
}

export interface DocumentOptions {
  kinds: readonly DocumentKind[];
  /** Check of `metadata`. */
  metadata: Validator;
  /** Kind of a document without apiVersion and kind, which then is a bare spec. */
  bareKind?: string;
}

/** One checked document. `path` is its place in a List, else empty; without issues it is acceptable. */
interface CheckedDocument {
  kind: string;
  name: string;
  path: Path;
  issues: Issue[];
}

const envelope = ["apiVersion", "kind", "metadata", "spec", "status"];

/**
 * A copy without fields that hold null, as a cluster stores it: an omitted value is an absent one. Entries of lists
 * stay. Parts that several places share through an alias stay shared.
 */
export function withoutNulls(value: unknown, done = new Map<object, unknown>()): unknown {
  if (typeof value !== "object" || value === null) return value;
  const known = done.get(value);
  if (known !== undefined) return known;
  const copy: unknown = Array.isArray(value)
    ? value.map((item) => withoutNulls(item, done))
    : Object.fromEntries(
        Object.entries(value).flatMap(([key, item]) =>
          item === null ? [] : [[key, withoutNulls(item, done)]],
        ),
      );
  done.set(value, copy);
  return copy;
}

/** Places of errors that a check finds when fields that hold null stay. */
function refusedNulls(validate: Validator, value: unknown): Set<string> {
  return validate(value) === true
    ? new Set()
    : new Set((validate.errors ?? []).map(({ instancePath }) => instancePath));
}

/**
 * Issues of a value. A field that holds null counts as absent, unless its schema takes null for an answer: then it is
 * not missing where it is required.
 */
function checked(validate: Validator, value: unknown, at: Path): Issue[] {
  const plain = withoutNulls(value);
  if (validate(plain) === true) return [];
  const errors = [...(validate.errors ?? [])];
  const refused = refusedNulls(validate, value);
  const real = errors.filter(({ keyword, instancePath, params }) => {
    if (keyword !== "required") return true;
    const field = String(params["missingProperty"]);
    const place = `${instancePath}/${field.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    return refused.has(place) || !holdsNull(value, place);
  });
  return issuesOf(real, plain).map(placed(at));
}

/** Whether a field, given as a JSON pointer, is there and holds null. */
function holdsNull(root: unknown, pointer: string): boolean {
  let value = root;
  for (const token of pointer.split("/").slice(1)) {
    if (typeof value !== "object" || value === null) return false;
    value = Reflect.get(value, token.replaceAll("~1", "/").replaceAll("~0", "~"));
  }
  return value === null;
}

/** Issues of a part as issues of the whole. */
const placed =
  (at: Path) =>
  (issue: Issue): Issue => ({ ...issue, path: [...at, ...issue.path] });

function specIssues(kind: DocumentKind, spec: unknown, at: Path): Issue[] {
  const issues = checked(kind.validate, spec, at);
  const isTold = (path: Path) => issues.some((issue) => issue.path.join("/") === path.join("/"));
  const rules = (kind.rules?.(withoutNulls(spec)) ?? []).map(placed(at));
  // What the schema has refused already needs no second sentence.
  return [...issues, ...rules.filter(({ path }) => !isTold(path))];
}

function textOf(fields: unknown, key: string): string {
  const value = isFields(fields) ? fields[key] : undefined;
  return typeof value === "string" ? value : "";
}

/** Issues of `kind`; the kind itself when it is one of ours. */
function kindOf(document: Fields, kinds: readonly DocumentKind[]): DocumentKind | Issue {
  const value = document["kind"];
  const path = ["kind"];
  const names = kinds.map(({ kind }) => kind);
  if (value === undefined)
    return {
      path: [],
      message: "missing required field 'kind': a document has apiVersion, kind, metadata and spec",
    };
  if (typeof value !== "string") return { path, message: `must be text, ${found(value)}` };
  const kind = kinds.find((candidate) => candidate.kind === value);
  if (kind) return kind;
  const meant = suggestKey(value, names);
  const hint = meant ? `, did you mean '${meant}'?` : "";
  return {
    path,
    message: `unknown kind '${value.slice(0, 80)}'${hint} (known kinds: ${names.join(", ")})`,
  };
}

function apiVersionIssues(document: Fields, { kind, group, version }: DocumentKind): Issue[] {
  const wanted = `${group}/${version}`;
  const value = document["apiVersion"];
  if (value === wanted) return [];
  if (value === undefined) return [fragment("apiVersion", kind)];
  const of =
    typeof value === "string" && !value.startsWith(`${group}/`)
      ? ` (that is no ${kind} of ours)`
      : "";
  return [{ path: ["apiVersion"], message: `must be '${wanted}', ${found(value)}${of}` }];
}

/** Whether a document is somebody else's kind of the same name: nothing else in it can be judged. */
function isForeign(document: Fields, { group, version }: DocumentKind): boolean {
  const value = document["apiVersion"];
  if (typeof value !== "string" || value.startsWith(`${group}/`)) return false;
  return suggestKey(value, [`${group}/${version}`]) === undefined && value.includes("/");
}

/** A known kind without its envelope is a part of a document, such as an example in a text. */
const fragment = (field: string, kind: string): Issue => ({
  path: [],
  message: `missing required field '${field}': checked as a fragment of a ${kind}`,
  severity: "warning",
});

function metadataIssues(document: Fields, { kind }: DocumentKind, metadata: Validator): Issue[] {
  const value = document["metadata"];
  if (value === undefined) return [fragment("metadata", kind)];
  const issues = checked(metadata, value, ["metadata"]);
  const named = textOf(value, "name") !== "" || textOf(value, "generateName") !== "";
  const told = issues.some(({ path, message }) => path[1] === "name" || message.includes("'name'"));
  if (isFields(value) && !named && !told)
    issues.push({
      path: ["metadata"],
      message: value["name"] === "" ? "'name' must not be empty" : "missing required field 'name'",
    });
  return issues;
}

function envelopeIssues(document: Fields): Issue[] {
  return Object.keys(document)
    .filter((key) => !envelope.includes(key))
    .map((key) => {
      const meant = suggestKey(
        key,
        envelope.filter((field) => !(field in document)),
      );
      return {
        path: [key],
        message: `unknown field '${key}'${meant ? `, did you mean '${meant}'?` : ""}`,
      };
    });
}

/** Leaves out that a field is missing when a misspelt one was taken for it. */
function withoutEchoes(issues: Issue[]): Issue[] {
  const meant = issues.flatMap(({ path, message }) => {
    const field = /^unknown field .* did you mean ('[^']+')\?$/.exec(message)?.[1];
    return field && path.length === 1 ? [`missing required field ${field}`] : [];
  });
  return issues.filter(
    ({ path, message }) => path.length > 0 || !meant.some((text) => message.startsWith(text)),
  );
}

function checkOne(value: unknown, options: DocumentOptions): Omit<CheckedDocument, "path"> {
  const failed = (issues: Issue[], kind = "", name = "") => ({ kind, name, issues });
  if (!isFields(value))
    return failed([
      {
        path: [],
        message: `must be a mapping with apiVersion, kind, metadata and spec, ${found(value)}`,
      },
    ]);
  const bare = options.kinds.find(({ kind }) => kind === options.bareKind);
  if (bare && !("kind" in value) && !("apiVersion" in value))
    return failed(specIssues(bare, value, []), bare.kind, textOf(value, "name"));
  const name = textOf(value["metadata"], "name") || textOf(value["metadata"], "generateName");
  const kind = kindOf(value, options.kinds);
  if ("path" in kind) {
    const misspelt = envelopeIssues(value).filter(({ message }) =>
      message.includes("did you mean"),
    );
    return failed(withoutEchoes([...misspelt, kind]), textOf(value, "kind"), name);
  }
  const spec = value["spec"];
  const version = apiVersionIssues(value, kind);
  if (isForeign(value, kind)) return failed(version, kind.kind, name);
  const issues = [
    ...version,
    ...envelopeIssues(value),
    ...metadataIssues(value, kind, options.metadata),
    ...(spec === undefined
      ? [{ path: [], message: "missing required field 'spec'" }]
      : specIssues(kind, spec, ["spec"])),
  ];
  return failed(withoutEchoes(issues), kind.kind, name);
}

/**
 * Checks one value of a stream: a document with its envelope, a bare spec, or a `List` of documents (also
 * `PlaybookList` and the like). Fields that hold null count as absent. Paths of issues count from the value.
 */
export function checkDocument(given: unknown, options: DocumentOptions): CheckedDocument[] {
  const value = isFields(given)
    ? Object.fromEntries(Object.entries(given).filter(([, item]) => item !== null))
    : given;
  const listKind = isFields(value) && typeof value["kind"] === "string" ? value["kind"] : "";
  const isList =
    listKind === "List" || options.kinds.some(({ kind }) => listKind === `${kind}List`);
  if (!isFields(value) || !isList) return [{ ...checkOne(value, options), path: [] }];
  const items = value["items"];
  if (!Array.isArray(items)) {
    const message =
      items === undefined ? "missing required field 'items'" : `must be a list, ${found(items)}`;
    return [
      {
        kind: listKind,
        name: "",
        path: [],
        issues: [{ path: items === undefined ? [] : ["items"], message }],
      },
    ];
  }
  return items.flatMap((item: unknown, index) =>
    checkDocument(item, options).map((document) => {
      const at = ["items", index];
      const issues = document.issues.map(placed(at));
      return { ...document, path: [...at, ...document.path], issues };
    }),
  );
}

/** A path as people write it: `spec.actions[0].exec`, keys of other characters in quotes. */
export function pathText(path: Path): string {
  const text = path
    .map((step) => {
      if (typeof step === "number") return `[${step}]`;
      return /^[\w$-]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step.slice(0, 80))}]`;
    })
    .join("");
  return text.replace(/^\./, "") || "(document)";
}
