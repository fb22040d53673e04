import type { OpenApi, Operation, ReadDeclaration } from "./document";
import { lookUp, type DocOperation } from "./docsModel";
import { queryKey } from "./postgrestParts";

/** Rows that the backend has answered so far, by relation: where ids come from. */
export type Known = ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>;

/** A call to make, or why it cannot be made. */
export type Plan = { target: string; body?: unknown } | { skip: string };

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
  schema?: { default?: unknown; example?: unknown; examples?: unknown[]; enum?: unknown[] };
}

/** How a plain value stands in an address; undefined for what does not. */
const textOf = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : undefined;

/** Names that a relation may have for one thing: check → checks, topology → topologies. */
const relationsFor = (thing: string): string[] => [
  `${thing}s`,
  thing,
  `${thing}es`,
  thing.replace(/y$/, "ies"),
  `${thing}_items`,
];

/** A value of a column in the rows of the thing that a name speaks of. */
function valueOf(known: Known, thing: string, column: string): string | undefined {
  for (const relation of relationsFor(thing.replaceAll("-", "_").replace(/_id$/, ""))) {
    const value = known
      .get(relation)
      ?.map((row) => textOf(row[column]))
      .find((text) => text !== undefined);
    if (value !== undefined) return value;
  }
  return undefined;
}

function parametersOf(document: OpenApi, operation: Operation, path: string): Parameter[] {
  const item = Object.entries(document.paths).find(([known]) => path.endsWith(known))?.[1];
  return [item?.["parameters"], operation["parameters"]]
    .flatMap((list) => (list ?? []) as Parameter[])
    .map((part) => (part.$ref === undefined ? part : (lookUp(document, part.$ref) as Parameter)));
}

/** Values that mean the same on every backend, such as a time span; ids in examples exist on none. */
function exampleOf({ example, examples, schema }: Parameter): string | undefined {
  const value = [
    example,
    Object.values(examples ?? {})[0]?.value,
    schema?.default,
    schema?.example,
    schema?.examples?.[0],
    schema?.enum?.[0],
  ].find((candidate) => candidate !== undefined);
  const text = textOf(value);
  return text !== undefined && /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(text) ? undefined : text;
}

/** The call of an operation that only reads, with ids of what the backend has. */
export function planOperation(
  document: OpenApi,
  { path, operation }: DocOperation,
  known: Known,
): Plan {
  const parameters = parametersOf(document, operation, path);
  const pieces: string[] = [];
  for (const piece of path.split("/")) {
    const name = /^\{(.+)\}$/.exec(piece)?.[1];
    if (name === undefined) {
      pieces.push(piece);
      continue;
    }
    const before = pieces.at(-1) ?? "";
    const value =
      name === "id"
        ? valueOf(known, before, "id")
        : (valueOf(known, name, "id") ?? valueOf(known, before, name));
    if (value === undefined) return { skip: `no value is known for {${name}}` };
    pieces.push(encodeURIComponent(value));
  }
  const query = new URLSearchParams(path.startsWith("/api/db/") ? { limit: "5" } : {});
  for (const parameter of parameters.filter(
    (part) => part.in === "query" && part.required === true,
  )) {
    const value = valueOf(known, parameter.name, "id") ?? exampleOf(parameter);
    if (value === undefined) return { skip: `no value is known for ${parameter.name}` };
    query.set(parameter.name, value);
  }
  const target = pieces.join("/") + (query.size > 0 ? `?${query.toString()}` : "");
  const example = bodyExample(operation);
  if (example === undefined) return { target };
  const body = withKnownIds(example, pieces, known);
  return "missing" in body
    ? { skip: `no value is known for ${body.missing}` }
    : { target, ...body };
}

const isId = (value: unknown): boolean =>
  typeof value === "string" && /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(value);

/** The first body that the contract shows for an operation. */
function bodyExample(operation: Operation): Readonly<Record<string, unknown>> | undefined {
  const body = operation["requestBody"] as
    | { content?: Record<string, { examples?: Record<string, { value?: unknown }> }> }
    | undefined;
  const [example] = Object.values(body?.content?.["application/json"]?.examples ?? {});
  const value = example?.value;
  return typeof value === "object" && value !== null
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
}

/** A body with ids of what the backend has in the place of made-up ones; `id` is the one that the path names. */
function withKnownIds(
  example: Readonly<Record<string, unknown>>,
  path: readonly string[],
  known: Known,
): { body: object } | { missing: string } {
  const body: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(example)) {
    const own = key === "id" ? path.find(isId) : valueOf(known, key, "id");
    const given = isId(value) ? own : value;
    if (given === undefined) return { missing: key };
    body[key] = given;
  }
  return { body };
}

/** The call of a named read, about the first row that its relation has. */
export function planRead(path: string, read: ReadDeclaration, known: Known): Plan {
  const query = new URLSearchParams({ select: read.select, limit: "5" });
  for (const [key, value] of Object.entries(read.fixed ?? {})) query.append(key, value);
  if (read.order !== undefined) query.set("order", read.order);
  for (const [name, parameter] of Object.entries(read.params ?? {})) {
    if (parameter.required !== true) continue;
    const key = queryKey(parameter);
    const value = known
      .get(path.slice(1))
      ?.map((row) => row[key])
      .find((found) => found !== null && found !== undefined);
    const isPlain =
      typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    if (["gt", "gte", "lt", "lte"].includes(parameter.operator) && isPlain) {
      query.append(key, `${parameter.operator.slice(0, 2)}e.${value}`);
    } else if (parameter.operator === "eq" && isPlain) query.append(key, `eq.${value}`);
    else if (parameter.operator === "in" && isPlain) query.append(key, `in.("${value}")`);
    else return { skip: `no value is known for ${name}` };
  }
  return { target: `/api/db${path}?${query.toString()}` };
}
