import type { Database } from "../db/driver";
import { withActor } from "./audit";
import { readBody } from "./body";
import type { Catalog, DbMethod, Relation } from "./catalog";
import { errorResponse, PostgrestError } from "./errors";
import { expandFilters } from "./filterExtension";
import { callSql, readCall, unknownFunction, type Functions } from "./functions";
import { maskSecrets } from "./masks";
import { parseQuery } from "./parse";
import { planQuery, type Node } from "./plan";
import { preferencesOf, SINGULAR, type Preferences } from "./preferences";
import type { Parameters } from "./query";
import { changeSql, readSql, rowsOfFunction, type Answer, type Sql, type Write } from "./sql";

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

type Query = Pick<Database, "query">;

async function run(db: Query, sql: Sql, preferences: Preferences): Promise<Answer> {
  const [answer] = await db.query<Answer>(sql.text, sql.params);
  if (!answer) throw new Error("The database answered without a row");
  if (preferences.singular && answer.rows !== 1)
    throw new PostgrestError(
      406,
      "PGRST116",
      "JSON object requested, multiple (or no) rows returned",
      `Results contain ${answer.rows} rows, ${SINGULAR} requires 1 row`,
    );
  return answer;
}

const contentType = (preferences: Preferences) =>
  `${preferences.singular ? SINGULAR : "application/json"}; charset=utf-8`;

/** `0-24/321`, `*` for either side that has nothing to say. */
function contentRange(offset: number, { rows, total }: Answer): string {
  return `${rows === 0 ? "*" : `${offset}-${offset + rows - 1}`}/${total ?? "*"}`;
}

function readStatus(offset: number, { rows, total }: Answer): 200 | 206 {
  if (total === undefined) return 200;
  if (offset > total)
    throw new PostgrestError(
      416,
      "PGRST103",
      "Requested range not satisfiable",
      `An offset of ${offset} was requested, but there are only ${total} rows.`,
      null,
      { "content-range": `*/${total}` },
    );
  return rows < total ? 206 : 200;
}

async function read(db: Query, node: Node, sql: Sql, preferences: Preferences): Promise<Response> {
  const answer = await run(db, sql, preferences);
  return new Response(answer.body, {
    status: readStatus(node.rows.offset, answer),
    headers: {
      "content-type": contentType(preferences),
      "content-range": contentRange(node.rows.offset, answer),
    },
  });
}

/** What a request writes; undefined when its body names nothing to write. */
async function writeOf(
  request: Request,
  method: DbMethod,
  relation: Relation,
  columns: readonly string[] | null,
  actor: string | undefined,
): Promise<Write | undefined> {
  if (method === "DELETE") return { kind: "delete" };
  const kind = method === "POST" ? "insert" : "update";
  const given = readBody(await request.text(), relation, columns, kind === "update");
  const body = withActor(given, kind, relation, actor);
  const isEmpty = kind === "insert" ? body.rows === 0 : body.columns.length === 0;
  return isEmpty ? undefined : { kind, body: body.text, columns: body.columns };
}

async function change(
  request: Request,
  method: DbMethod,
  node: Node,
  columns: readonly string[] | null,
  { db, actor }: PostgrestDeps,
): Promise<Response> {
  const preferences = preferencesOf(request.headers);
  const write = await writeOf(request, method, node.relation, columns, actor);
  const { represented } = preferences;
  const answer: Answer = write
    ? await db.transaction((tx) =>
        run(tx, changeSql(node, write, preferences, represented), preferences),
      )
    : { body: "[]", rows: 0, ...(preferences.counted ? { total: 0 } : {}) };
  const range = contentRange(0, method === "PATCH" ? answer : { ...answer, rows: 0 });
  const status = method === "POST" ? 201 : represented ? 200 : 204;
  return new Response(represented ? answer.body : null, {
    status,
    headers: {
      ...(represented ? { "content-type": contentType(preferences) } : {}),
      "content-range": range,
    },
  });
}

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
    const { node: embedded } = output;
    const refusal = refuseEmbed(embedded.relation) ?? refusalAmong(embedded, { refuseEmbed });
    if (refusal) return refusal;
  }
  return undefined;
}

async function callFunction(
  request: Request,
  name: string,
  parameters: Parameters,
  deps: PostgrestDeps,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD")
    throw new PostgrestError(405, "PGRST101", `Cannot use the ${request.method} method on RPC`);
  const fn = deps.functions?.[name];
  if (!fn) throw unknownFunction(name, [...new Set(parameters.map(([key]) => key))]);
  const relation = rowsOfFunction(name, fn.columns);
  const call = readCall(fn, expandFilters(parameters, relation, deps.now?.() ?? new Date()));
  const node = maskSecrets(
    planQuery(deps.catalog, relation, parseQuery(call.parameters)),
    hidesOf(deps),
  );
  const refusal = refusalAmong(node, deps);
  if (refusal) return refusal;
  const preferences = preferencesOf(request.headers);
  const sql = readSql(node, preferences, (statement) => callSql(statement, fn, call.args));
  return read(deps.db, node, sql, preferences);
}

async function answer(request: Request, path: string, deps: PostgrestDeps): Promise<Response> {
  const name = path.replace(/^\/+/, "");
  const parameters = [...new URL(request.url).searchParams];
  if (name.startsWith("rpc/"))
    return callFunction(request, name.slice("rpc/".length), parameters, deps);
  const relation = Object.hasOwn(deps.catalog, name) ? deps.catalog[name] : undefined;
  if (!relation)
    return new Response("", { status: 404, headers: { "content-type": "text/plain" } });
  const method = methodOf(request, relation.methods);
  const now = deps.now?.() ?? new Date();
  const query = parseQuery(expandFilters(parameters, relation, now));
  const node = maskSecrets(planQuery(deps.catalog, relation, query), hidesOf(deps));
  const refusal = refusalAmong(node, deps);
  if (refusal) return refusal;
  if (method !== "GET") return change(request, method, node, query.columns, deps);
  const preferences = preferencesOf(request.headers);
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
