import { operationsOf, type OpenApi, type Schema } from "./document";
import type { SchemaFile } from "./schemaFiles";
import { promiseText } from "./promise";

/**
 * The contract as a flat list of promises, one line each, that two states of it can be compared by:
 * `whoami answers 200 application/json $.payload.user.id = string` and so on. Descriptions and examples do not count.
 */
export type Signature = ReadonlyMap<string, string>;

interface Parameter {
  name?: string;
  in?: string;
  required?: boolean;
  schema?: Schema;
  $ref?: string;
}

interface Body {
  $ref?: string;
  required?: boolean;
  content?: Record<string, { schema?: Schema }>;
}

/** Branches are told apart by what they are called, so that one put before another moves no promise. */
const branchName = ({ $ref, type }: Schema, index: number): string | number =>
  $ref?.split("/").at(-1) ?? (type === "null" ? "null" : index);

const isNull = ({ type }: Schema): boolean => type === "null";

/** Where a schema stands, and what is known of it there. */
interface Place {
  at: string;
  seen: readonly string[];
  isRequired: boolean;
  /** Also null, as a choice around it says. */
  isNullable?: boolean;
}

/** Walks schemas; recursion stops where a schema contains itself. */
class Flattener {
  readonly lines = new Map<string, string>();

  /** @param root what references lead into; null where they name other files, which have lines of their own. */
  constructor(private readonly root: unknown) {}

  resolve<Part extends { $ref?: string }>(part: Part): Part {
    if (!part.$ref || this.root === null) return part;
    let found: unknown = this.root;
    for (const step of part.$ref.replace("#/", "").split("/"))
      found = (found as Record<string, unknown>)[step.replaceAll("~1", "/").replaceAll("~0", "~")];
    return found as Part;
  }

  schema(given: Schema, { at, seen, isRequired, isNullable = false }: Place): void {
    if (given.$ref && seen.includes(given.$ref)) return;
    const path = given.$ref ? [...seen, given.$ref] : seen;
    const schema = this.resolve(given);
    const branches = ["allOf", "anyOf", "oneOf"].flatMap((keyword) => {
      const list = schema[keyword];
      if (!Array.isArray(list)) return [];
      const parts = list as Schema[];
      const others = parts.filter((part) => !isNull(part));
      // One shape or null is that shape, nullable: nothing moves when the null goes.
      const isOne = keyword !== "allOf" && others.length === 1 && others.length < parts.length;
      if (keyword === "allOf" || isOne)
        return (isOne ? others : parts).map((part) => ({ part, place: at, isNullable: isOne }));
      return parts.map((part, index) => ({
        part,
        place: `${at}<${keyword} ${branchName(part, index)}>`,
        isNullable: false,
      }));
    });
    if (branches.length === 0 || schema.type)
      this.lines.set(at, promiseText(schema, { isRequired, isNullable }));
    for (const { part, place, ...more } of branches)
      this.schema(part, { at: place, seen: path, isRequired, ...more });
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const isNeeded = (schema.required ?? []).includes(name);
      this.schema(property, { at: `${at}.${name}`, seen: path, isRequired: isNeeded });
    }
    const items = schema["items"] as Schema | undefined;
    if (items) this.schema(items, { at: `${at}[]`, seen: path, isRequired: true });
    const extra = schema["additionalProperties"];
    if (typeof extra === "object" && extra !== null)
      this.schema(extra as Schema, { at: `${at}.*`, seen: path, isRequired: false });
  }

  content(at: string, { content = {} }: Body, isRequired: boolean): void {
    for (const [media, { schema }] of Object.entries(content))
      if (schema) this.schema(schema, { at: `${at} ${media} $`, seen: [], isRequired });
  }
}

function signatureOfDocument(document: OpenApi): ReadonlyMap<string, string> {
  const flat = new Flattener(document);
  const base = document.servers[0]?.url ?? "";
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, operation] of operationsOf(item)) {
      const id = operation.operationId;
      flat.lines.set(id, `${method.toUpperCase()} ${base}${path}`);
      flat.lines.set(`${id} access`, JSON.stringify(operation["x-access"]));
      const parameters = [item["parameters"], operation["parameters"]].flat() as Parameter[];
      for (const given of parameters.filter(Boolean)) {
        // PostgREST makes one filter of every column: the row already promises them.
        if (given.$ref?.includes("/rowFilter.")) continue;
        const parameter = flat.resolve(given);
        flat.schema(parameter.schema ?? {}, {
          at: `${id} takes ${parameter.in} ${parameter.name}`,
          seen: [],
          isRequired: parameter.required === true,
        });
      }
      const body = operation["requestBody"] as Body | undefined;
      if (body)
        flat.content(`${id} takes`, flat.resolve(body), flat.resolve(body).required === true);
      const answers = operation["responses"] as Record<string, Body>;
      for (const [status, answer] of Object.entries(answers)) {
        // Failures are the same for many: their shapes have lines of their own, once.
        const shared = status.startsWith("2") ? undefined : answer.$ref?.split("/").at(-1);
        flat.lines.set(`${id} answers ${status}`, shared ?? "status");
        // A part of the rows (206) has the shape of all of them.
        if (status === "206") continue;
        if (shared !== undefined) flat.lines.set(shared, "shared answer");
        const name = shared === undefined ? `${id} answers ${status}` : `${shared} answers any`;
        flat.content(name, flat.resolve(answer), true);
      }
    }
  return flat.lines;
}

/** What a file of `schemas/` takes. Other files that it refers to are named: their lines are their own. */
function signatureOfSchema({ schema }: SchemaFile): ReadonlyMap<string, string> {
  const flat = new Flattener(null);
  flat.lines.set(schema.$id, "document");
  const place = (at: string): Place => ({
    at: `${schema.$id} takes ${at}`,
    seen: [],
    isRequired: true,
  });
  flat.schema(schema, place("$"));
  for (const [name, part] of Object.entries(schema.$defs ?? {}))
    // Forms are the console's own.
    if (name !== "form") flat.schema(part, place(`#${name} $`));
  return flat.lines;
}

/** All promises of some documents and schemas, in order of their names. */
export function signatureOf(
  documents: readonly OpenApi[],
  schemas: readonly SchemaFile[] = [],
): Signature {
  const all = [
    ...documents.flatMap((document) => [...signatureOfDocument(document)]),
    ...schemas.flatMap((file) => [...signatureOfSchema(file)]),
  ];
  return new Map(all.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** One line per promise: `name = value`, below the commit whose promises they are. */
export const writeSignature = (signature: Signature, commit: string): string =>
  `# of commit ${commit}\n${[...signature].map(([name, value]) => `${name} = ${value}\n`).join("")}`;

/** The commit that the promises are of. */
export const releasedAt = (text: string): string | undefined =>
  /^# of commit ([0-9a-f]{7,64})$/m.exec(text)?.[1];

export function readSignature(text: string): Signature {
  return new Map(
    text
      .split("\n")
      .filter((line) => line.includes(" = "))
      .map((line): [string, string] => {
        const at = line.indexOf(" = ");
        return [line.slice(0, at), line.slice(at + 3)];
      }),
  );
}
