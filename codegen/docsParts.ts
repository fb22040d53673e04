import { lookUp, type DocOperation } from "./docsModel";
import type { OpenApi, Schema } from "./document";

/** A parameter as documents write it. */
export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example>;
}

export interface Example {
  summary?: string;
  value?: unknown;
}

/** A request body or an answer. */
export interface Body {
  $ref?: string;
  description?: string;
  content?: Record<
    string,
    { schema?: Schema; example?: unknown; examples?: Record<string, Example> }
  >;
  headers?: Record<string, { description?: string }>;
}

/** The part itself where it is only named. */
export function resolved<Shape extends { $ref?: string }>(document: OpenApi, part: Shape): Shape {
  if (part.$ref === undefined) return part;
  // References were checked by lint; a broken one shows as it stands.
  return (lookUp(document, part.$ref) as Shape | undefined) ?? part;
}

/** Every row filter of PostgREST is a parameter of its own; they are listed, not described one by one. */
const isRowFilter = ({ $ref }: Parameter) => $ref?.includes("/parameters/rowFilter.") === true;

/** The parameters of an operation, and the columns that rows can be filtered by. */
export function parametersOf(
  document: OpenApi,
  { path, operation }: DocOperation,
): { parameters: Parameter[]; columns: string[] } {
  const prefix = (document.servers[0]?.url ?? "").replace(/\/$/, "");
  const item = document.paths[path.slice(prefix.length)];
  const given = [item?.["parameters"], operation["parameters"]].flatMap(
    (list) => (list ?? []) as Parameter[],
  );
  return {
    parameters: given.filter((part) => !isRowFilter(part)).map((part) => resolved(document, part)),
    columns: given
      .filter(isRowFilter)
      .map((part) => resolved(document, part).name)
      .filter((name) => !name.endsWith(".filter")),
  };
}

/** What an operation takes as its body, if any. */
export function bodyOf(document: OpenApi, { operation }: DocOperation): Body | undefined {
  const body = operation["requestBody"] as Body | undefined;
  return body && resolved(document, body);
}

/** The answers of an operation by their status. */
export const answersOf = (
  document: OpenApi,
  { operation }: Pick<DocOperation, "operation">,
): [string, Body][] =>
  Object.entries((operation["responses"] ?? {}) as Record<string, Body>).map(([status, answer]) => [
    status,
    resolved(document, answer),
  ]);

/** The first value that the contract shows for a parameter. */
export function exampleOf({ example, examples, schema }: Parameter): unknown {
  const listed = Array.isArray(schema?.["examples"])
    ? (schema["examples"][0] as unknown)
    : undefined;
  const values = [example, Object.values(examples ?? {})[0]?.value, schema?.["example"], listed];
  return values.find((value) => value !== undefined);
}

/** The first body that the contract shows, with its media type. */
export function bodyExample(body: Body | undefined): { type: string; value: unknown } | undefined {
  const [first] = Object.entries(body?.content ?? {});
  if (first === undefined) return undefined;
  const [type, { example, examples }] = first;
  return { type, value: example ?? Object.values(examples ?? {})[0]?.value };
}
