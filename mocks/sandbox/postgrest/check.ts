import { readBody, readValue } from "./body";
import type { Catalog } from "./catalog";
import { errorResponse } from "./errors";
import { expandFilters } from "./filterExtension";
import { readCall, readPostedCall, type Functions } from "./functions";
import { parseQuery } from "./parse";
import { planQuery } from "./plan";
import { preferencesOf } from "./preferences";
import { withRange } from "./range";
import { rowsOfFunction } from "./sql";

interface Known {
  catalog: Catalog;
  functions: Functions;
}

async function check(request: Request, path: string, known: Known): Promise<void> {
  const parameters = [...new URL(request.url).searchParams];
  const fn = path.startsWith("rpc/") ? known.functions[path.slice("rpc/".length)] : undefined;
  const table = Object.hasOwn(known.catalog, path) ? known.catalog[path] : undefined;
  const of = fn?.returns === undefined ? undefined : known.catalog[fn.returns];
  const relation = fn ? rowsOfFunction(fn.name, fn.columns, of) : table;
  if (!relation) return;
  const preferences = preferencesOf(request.headers);
  const isPost = request.method === "POST";
  const expanded = expandFilters(parameters, relation, new Date());
  const call =
    fn &&
    (isPost
      ? await readPostedCall(fn, request, expanded, preferences.singleObject)
      : readCall(fn, expanded, preferences.singleObject));
  const query = parseQuery(call?.parameters ?? expanded);
  planQuery(known.catalog, relation, query);
  withRange(query.root, request.headers.get("range"));
  if (fn || (!isPost && request.method !== "PATCH")) return;
  const value = readValue(await request.text(), request.headers.get("content-type"));
  readBody(value, relation, query.columns, !isPost);
}

/**
 * What PostgREST would refuse of a request before it asks the database: names that are none, text that cannot be read.
 * @returns the refusal, or undefined. The body of the request is read.
 */
export async function refusalOfRequest(
  request: Request,
  path: string,
  known: Known,
): Promise<Response | undefined> {
  try {
    await check(request, path, known);
    return undefined;
  } catch (error) {
    const refusal = errorResponse(error);
    if (!refusal) throw error;
    return refusal;
  }
}
