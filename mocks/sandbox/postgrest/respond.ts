import type { Database } from "../db/driver";
import type { Catalog, DbMethod, Relation } from "./catalog";
import { change } from "./change";
import { errorResponse, PostgrestError, unknownSchema } from "./errors";
import { expandFilters } from "./filterExtension";
import {
  callSql,
  readCall,
  readPostedCall,
  unknownFunction,
  type DbFunction,
  type Functions,
} from "./functions";
import { maskSecrets } from "./masks";
import { parseQuery } from "./parse";
import { planQuery, type Node } from "./plan";
import { preferencesOf } from "./preferences";
import type { Parameters, Query } from "./query";
import { withRange } from "./range";
import { read } from "./read";
import { readSql, rowsOfFunction, type AnswerForm } from "./sql";

export interface PostgrestDeps {
  db: Database;
  catalog: Catalog;
  /** Functions under `rpc/`. */
  functions?: Functions;
  /** The moment that date maths count from. */
  now?: () => Date;
  /** Id of the person who writes, for `created_by` and `updated_by`. */
  actor?: string | undefined;
  /** The refusal for embedding a relation that the caller may not read, else undefined. */
  refuseEmbed?: (relation: Relation) => Response | undefined;
  /** Whether the caller gets masks for the secrets of a relation. */
  hidesSecrets?: (relation: Relation) => boolean;
}

const hidesOf = ({ hidesSecrets }: PostgrestDeps) => hidesSecrets ?? (() => false);

/** The verbs of the contract; HEAD is a GET whose body the answer leaves out. */
function methodOf(request: Request, allowed: readonly DbMethod[]): DbMethod {
  const name = request.method === "HEAD" ? "GET" : request.method;
  const method = allowed.find((one) => one === name);
  if (method) return method;
  throw new PostgrestError(
    405,
    "PGRST117",
    `Unsupported HTTP method: ${request.method}`,
    null,
    null,
    {
      allow: allowed.join(", "),
    },
  );
}

/** The first refusal among all embedded relations: what nobody gives away alone is not given with others either. */
function refusalAmong(
  node: Node,
  { refuseEmbed }: Pick<PostgrestDeps, "refuseEmbed">,
): Response | undefined {
  if (!refuseEmbed) return undefined;
  for (const output of node.outputs) {
    if (output.kind !== "embed") continue;
    const { node: embedded, link } = output;
    const through = link.junction && refuseEmbed(link.junction.relation);
    const refusal =
      refuseEmbed(embedded.relation) ?? through ?? refusalAmong(embedded, { refuseEmbed });
    if (refusal) return refusal;
  }
  return undefined;
}

/** Looks up and guards what a query names; what the caller may not read is a refusal. */
function planned(relation: Relation, query: Query, deps: PostgrestDeps): Node | Response {
  const node = maskSecrets(planQuery(deps.catalog, relation, query), hidesOf(deps));
  return refusalAmong(node, deps) ?? node;
}

/** The rows that a GET asks for, by its parameters and its `Range`. */
function paged(request: Request, query: Query): Query {
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead) return query;
  return { ...query, root: withRange(query.root, request.headers.get("range")) };
}

const rowsOf = ({ name, columns, returns }: DbFunction, { catalog }: PostgrestDeps): Relation =>
  rowsOfFunction(name, columns, returns === undefined ? undefined : catalog[returns]);

async function callFunction(
  request: Request,
  name: string,
  parameters: Parameters,
  deps: PostgrestDeps,
): Promise<Response> {
  const isPost = request.method === "POST";
  if (!isPost && request.method !== "GET" && request.method !== "HEAD")
    throw new PostgrestError(405, "PGRST101", `Cannot use the ${request.method} method on RPC`);
  const known = deps.functions?.[name];
  if (!known) throw unknownFunction(name, [...new Set(parameters.map(([key]) => key))]);
  const preferences = preferencesOf(request.headers);
  const expanded = expandFilters(parameters, rowsOf(known, deps), deps.now?.() ?? new Date());
  const { singleObject } = preferences;
  const { fn, args, ...call } = isPost
    ? await readPostedCall(known, request, expanded, singleObject)
    : readCall(known, expanded, singleObject);
  const node = planned(rowsOf(fn, deps), paged(request, parseQuery(call.parameters)), deps);
  if (node instanceof Response) return node;
  const form: AnswerForm = { ...preferences, gives: fn.gives ?? "rows" };
  const sql = readSql(node, form, (statement) => callSql(statement, fn, args));
  const answer = await deps.db.transaction(async (tx) => {
    if (!isPost) await tx.query("set transaction read only");
    return read(tx, node, sql, preferences);
  });
  return fn.gives === "nothing" ? new Response(null, { status: 204 }) : answer;
}

/** @throws PostgrestError PGRST106: there is one schema, and whoever asks for another is not given it. */
function checkProfile({ method, headers }: Request): void {
  const isRead = method === "GET" || method === "HEAD";
  const profile = headers.get(isRead ? "accept-profile" : "content-profile") ?? "public";
  if (profile !== "public") throw unknownSchema();
}

async function answer(request: Request, path: string, deps: PostgrestDeps): Promise<Response> {
  checkProfile(request);
  const name = path.replace(/^\/+/, "");
  const parameters = [...new URL(request.url).searchParams];
  if (name.startsWith("rpc/"))
    return callFunction(request, name.slice("rpc/".length), parameters, deps);
  const relation = Object.hasOwn(deps.catalog, name) ? deps.catalog[name] : undefined;
  if (!relation)
    return new Response("", { status: 404, headers: { "content-type": "text/plain" } });
  const method = methodOf(request, relation.methods);
  const now = deps.now?.() ?? new Date();
  const preferences = preferencesOf(request.headers);
  const query = paged(request, parseQuery(expandFilters(parameters, relation, now)));
  const node = planned(relation, query, deps);
  if (node instanceof Response) return node;
  if (method !== "GET") return change(request, method, node, query, deps);
  return read(deps.db, node, readSql(node, preferences), preferences);
}

/**
 * Answers a request below `/api/db` as PostgREST and the backend's proxy before it would. The caller has checked the
 * role. A relation that the catalog does not hold is an empty 404.
 * @param path what follows `/api/db/`: a relation, or `rpc/` and a function.
 * @throws only faults of the sandbox itself; refusals are answers.
 */
export async function handlePostgrest(
  request: Request,
  path: string,
  deps: PostgrestDeps,
): Promise<Response> {
  let response: Response;
  try {
    response = await answer(request, path, deps);
  } catch (error) {
    const refusal = errorResponse(error);
    if (!refusal) throw error;
    response = refusal;
  }
  return request.method === "HEAD"
    ? new Response(null, { status: response.status, headers: response.headers })
    : response;
}
