import { operationsOf, type OpenApi, type Schema } from "./document";

/**
 * The contract as a flat list of promises, one line each, that two states of it can be compared by:
 * `whoami answers 200 .payload.user.id: string` and so on. Descriptions and examples do not count.
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

function typeName(schema: Schema): string {
  const types = [schema.type ?? []].flat().toSorted().join("|");
  const choices = schema["enum"] ?? (schema["const"] === undefined ? undefined : [schema["const"]]);
  const listed = Array.isArray(choices) ? ` of ${JSON.stringify(choices)}` : "";
  return `${types || "any"}${schema.format ? `(${schema.format})` : ""}${listed}`;
}

/** Rows of named reads are told apart by their schema, so that a read put before another moves no promise. */
const branchName = (keyword: string, { $ref }: Schema, index: number): string | number =>
  (keyword === "anyOf" ? $ref?.split("/").at(-1) : undefined) ?? index;

/** Walks one document; recursion stops where a schema contains itself. */
class Flattener {
  readonly lines = new Map<string, string>();

  constructor(private readonly document: OpenApi) {}

  private resolve<Part extends { $ref?: string }>(part: Part): Part {
    if (!part.$ref) return part;
    let found: unknown = this.document;
    for (const step of part.$ref.replace("#/", "").split("/"))
      found = (found as Record<string, unknown>)[step.replaceAll("~1", "/").replaceAll("~0", "~")];
    return found as Part;
  }

  private schema(at: string, given: Schema, seen: readonly string[], required: boolean): void {
    if (given.$ref && seen.includes(given.$ref)) return;
    const path = given.$ref ? [...seen, given.$ref] : seen;
    const schema = this.resolve(given);
    const branches = ["allOf", "anyOf", "oneOf"].flatMap((keyword) => {
      const list = schema[keyword];
      return Array.isArray(list)
        ? (list as Schema[]).map((part, index): [string, Schema] => [
            keyword === "allOf" ? at : `${at}<${keyword} ${branchName(keyword, part, index)}>`,
            part,
          ])
        : [];
    });
    if (branches.length === 0 || schema.type)
      this.lines.set(at, `${typeName(schema)}${required ? " required" : ""}`);
    for (const [place, part] of branches) this.schema(place, part, path, required);
    for (const [name, property] of Object.entries(schema.properties ?? {}))
      this.schema(`${at}.${name}`, property, path, (schema.required ?? []).includes(name));
    const items = schema["items"] as Schema | undefined;
    if (items) this.schema(`${at}[]`, items, path, true);
    const extra = schema["additionalProperties"];
    if (typeof extra === "object" && extra !== null)
      this.schema(`${at}.*`, extra as Schema, path, false);
  }

  run(): Map<string, string> {
    const base = this.document.servers[0]?.url ?? "";
    for (const [path, item] of Object.entries(this.document.paths))
      for (const [method, operation] of operationsOf(item)) {
        const id = operation.operationId;
        this.lines.set(id, `${method.toUpperCase()} ${base}${path}`);
        const parameters = [item["parameters"], operation["parameters"]].flat() as Parameter[];
        for (const given of parameters.filter(Boolean)) {
          // PostgREST makes one filter of every column: the row already promises them.
          if (given.$ref?.includes("/rowFilter.")) continue;
          const parameter = this.resolve(given);
          this.lines.set(
            `${id} takes ${parameter.in} ${parameter.name}`,
            `${typeName(parameter.schema ?? {})}${parameter.required ? " required" : ""}`,
          );
        }
        const body = operation["requestBody"] as Body | undefined;
        if (body)
          for (const [media, { schema }] of Object.entries(this.resolve(body).content ?? {}))
            if (schema)
              this.schema(
                `${id} takes ${media} $`,
                schema,
                [],
                this.resolve(body).required === true,
              );
        for (const [status, answer] of Object.entries(
          operation["responses"] as Record<string, Body>,
        ))
          // A part of the rows (206) has the shape of all of them.
          if (status.startsWith("2") && status !== "206")
            for (const [media, { schema }] of Object.entries(this.resolve(answer).content ?? {}))
              if (schema) this.schema(`${id} answers ${status} ${media} $`, schema, [], true);
      }
    return this.lines;
  }
}

/** All promises of some documents, in order of their names. */
export function signatureOf(documents: readonly OpenApi[]): Signature {
  const all = documents.flatMap((document) => [...new Flattener(document).run()]);
  return new Map(all.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** One line per promise: `name = value`. */
export const writeSignature = (signature: Signature): string =>
  `${[...signature].map(([name, value]) => `${name} = ${value}`).join("\n")}\n`;

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
