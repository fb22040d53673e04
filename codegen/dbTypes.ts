import openapiTS, { astToString } from "openapi-typescript";
import {
  banner,
  declarationOf,
  operationsOf,
  readsOf,
  type OpenApi,
  type Schema,
} from "./document";
import { queryKey, ref } from "./postgrestParts";

const filter = { oneOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] };
const text = { type: "string" };
const count = { type: "integer" };

/** Parameters of PostgREST that are no columns. */
const reserved = ["select", "order", "limit", "offset", "and", "or"];

/** What the generated reads and writes of a relation send. */
function parametersOf(
  item: OpenApi["paths"][string],
  isRead: boolean,
  path: string,
): Record<string, object> {
  const { key, version = [], args = {} } = declarationOf(item);
  if (!isRead) return Object.fromEntries([...key, ...version].map((column) => [column, filter]));
  const sent = readsOf(item).flatMap((read) => [
    ...Object.keys(read.fixed ?? {}),
    ...Object.values(read.params ?? {}).map(queryKey),
  ]);
  const types = Object.entries(args).map(([name, { type }]): [string, object] => [
    name,
    type === "integer" || type === "boolean" ? { type } : text,
  ]);
  const known: Record<string, object> = {
    select: text,
    order: text,
    limit: count,
    offset: count,
    ...Object.fromEntries([...new Set(sent)].map((name) => [name, filter])),
    ...Object.fromEntries(types),
  };
  return path.includes("{") ? { ...known, viewTable: text } : known;
}

/** The calls that the generated code makes, and no more: PostgREST's other parameters would be ten times as much. */
function calledPart(db: OpenApi, expanded: OpenApi): object {
  const paths = Object.entries(expanded.paths).map(([path, item]) => {
    const compact = db.paths[path];
    if (!compact) throw new Error(`openapi/db: there is no ${path}`);
    const { row } = declarationOf(compact);
    const calls = operationsOf(item).map(([method, { requestBody }]) => {
      const parameters = Object.entries(parametersOf(compact, method === "get", path));
      const body = requestBody as
        | { content: { "application/json": { schema: Schema } } }
        | undefined;
      const json = (schema: object) => ({ content: { "application/json": { schema } } });
      return [
        method,
        {
          parameters: [
            ...parameters
              .filter(() => method !== "post")
              .map(([name, schema]) => ({
                name,
                in: name === "viewTable" ? "path" : "query",
                required: name === "viewTable",
                schema,
              })),
            { name: "Prefer", in: "header", schema: text },
          ],
          ...(body
            ? { requestBody: { required: true, ...json(body.content["application/json"].schema) } }
            : {}),
          responses: {
            [method === "post" ? "201" : "200"]: {
              description: "Rows.",
              ...json({ type: "array", items: ref("schemas", row) }),
            },
          },
        },
      ];
    });
    return [path, Object.fromEntries(calls)];
  });
  return {
    openapi: "3.1.0",
    info: { title: "db", version: "0" },
    paths: Object.fromEntries(paths) as object,
    components: { schemas: expanded.components.schemas },
  };
}

/**
 * Row types and the calls of /db, for openapi-fetch.
 * @throws Error where a named read filters a column that its relation lacks.
 */
export async function dbTypes(db: OpenApi, expanded: OpenApi): Promise<string> {
  for (const item of Object.values(db.paths)) {
    const { row, kind, args = {} } = declarationOf(item);
    if (kind === "dynamic") continue;
    const columns = expanded.components.schemas[row]?.properties ?? {};
    for (const { name, params = {} } of readsOf(item))
      for (const parameter of Object.values(params)) {
        if (parameter.operator === "or") continue;
        const key = queryKey(parameter).replace(/\.filter$/, "");
        // Of embedded relations (a.b) and JSON paths (a->b) the columns are not known here.
        if (/[.>]/.test(key) || reserved.includes(key)) continue;
        if (!Object.hasOwn(columns, key) && !Object.hasOwn(args, key))
          throw new Error(`read ${name} filters ${key}, which ${row} does not have`);
      }
  }
  // The library checks the document itself; ours is made of parts that it has read before.
  const document = calledPart(db, expanded) as Parameters<typeof openapiTS>[0];
  return banner + astToString(await openapiTS(document, { silent: true }));
}
