import { setTimeout as delay } from "node:timers/promises";
import { functions, relations } from "~generated/db/relations";
import { operationOf } from "~generated/operationOf";
import { refusalOfRequest } from "../sandbox/postgrest/check";
import { chosenFor, SLOW_MS, withRows, type Chosen } from "./cases";
import type { NamedRead } from "./contract";
import { readPath } from "./merge";
import { exchangeWith, responseOf, type Recorder } from "./recorder";
import { brokenContract, problemOf, undescribed, violationsOf } from "./refusals";

export interface AdapterOptions {
  /** Address of Prism, or of a backend whose answers are to be recorded. */
  prismUrl: string;
  /** Whether that is a backend: nothing is made up, and nothing is checked against the contract. */
  isBackend: boolean;
  reads: readonly NamedRead[];
  /** Names of the reads without an example of their own that take the columns of their relation's. */
  readsOfRelations: ReadonlySet<string>;
  dynamic: boolean;
  recorder: Recorder;
  /** Told what Prism refused, one line each. */
  onRefusal?: (line: string) => void;
}

type Row = Readonly<Record<string, unknown>>;

const singular = "application/vnd.pgrst.object+json";

const asJson = (response: Response) =>
  response.headers.get("content-type")?.includes("json") === true;

/** `/db/checks` and `/api/db/checks` are the same: a console drops `/api` unless BACKEND_URL ends in it. */
function fullPath(pathname: string): string {
  if (pathname.startsWith("/api/")) return pathname;
  return `/api${pathname.replace(/^\/kratos(?=\/|$)/, "/.ory")}`;
}

const patternOf = ({ path }: NamedRead) =>
  new RegExp(`^/api/db${path.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`);

const requiredKeys = ({ params }: NamedRead): string[] =>
  Object.values(params ?? {})
    .filter(({ required }) => required === true)
    .map(({ column }) => [column].flat()[0] ?? "");

const spaceless = (text: string) => text.replaceAll(/\s+/g, "");

/** Headers of a connection and of an encoding that `fetch` has already undone. */
const ofConnection = [
  "connection",
  "content-encoding",
  "content-length",
  "keep-alive",
  "transfer-encoding",
];

/** One call of a console, read once. */
interface Call {
  request: Request;
  method: string;
  /** With /api in front. */
  path: string;
  query: URLSearchParams;
  /** The same as it was written. */
  search: string;
  body: ArrayBuffer | undefined;
  read: NamedRead | undefined;
  /** The named read or the operation. */
  name: string;
}

const textOf = ({ body }: Call) => (body === undefined ? "" : new TextDecoder().decode(body));

/**
 * What Prism cannot do and the console needs, in front of it: both ways to write a path, HEAD, totals and paging of
 * /db, one row instead of a list, the shapes of named reads, chosen cases, event streams that stay open, recordings,
 * and refusals that say which part of a request breaks the contract.
 */
export function createAdapter(options: AdapterOptions): (request: Request) => Promise<Response> {
  const { prismUrl, isBackend, reads, readsOfRelations, dynamic, recorder, onRefusal } = options;

  async function ask(call: Call, path: string, prefer?: string): Promise<Response> {
    const headers = new Headers(call.request.headers);
    for (const name of [...ofConnection, "host", "accept-encoding"]) headers.delete(name);
    if (!isBackend && headers.get("accept")?.includes(singular))
      headers.set("accept", "application/json");
    if (prefer !== undefined) headers.set("prefer", prefer);
    const method = call.method === "HEAD" && !isBackend ? "GET" : call.method;
    const answer = await fetch(`${prismUrl}${path}${call.search}`, {
      method,
      headers,
      body: call.body,
      redirect: "manual",
    });
    const kept = new Headers(answer.headers);
    for (const name of ofConnection) kept.delete(name);
    return new Response(answer.body, { status: answer.status, headers: kept });
  }

  /** Rows of a named read; without an example, columns come from the relation's and the rest is made up. */
  async function askRead(call: Call, read: NamedRead): Promise<Response> {
    const answer = await ask(call, readPath("/api/db", read));
    if (!answer.ok || dynamic || !readsOfRelations.has(read.name)) return answer;
    const [sample] = (await answer.json()) as Row[];
    const list = await ask(call, call.path);
    if (!list.ok || sample === undefined) return list;
    const rows = (await list.json()) as Row[];
    const pick = (row: Row) =>
      Object.fromEntries(
        Object.entries(sample).map(([key, value]) => [key, key in row ? row[key] : value]),
      );
    return Response.json(rows.map(pick));
  }

  /** The read that a select belongs to; of several with one select, the one that asks for most of what is there. */
  function readOf(path: string, query: URLSearchParams): NamedRead | undefined {
    const select = query.get("select");
    if (select === null) return undefined;
    const share = (read: NamedRead) => requiredKeys(read).filter((key) => query.has(key)).length;
    const here = reads.filter((read) => `/api/db${read.path}` === path);
    return (here.length > 0 ? here : reads.filter((read) => patternOf(read).test(path)))
      .filter((read) => spaceless(read.select) === spaceless(select))
      .toSorted((a, b) => share(b) - share(a))[0];
  }

  async function callOf(request: Request): Promise<Call> {
    const { pathname, search, searchParams: query } = new URL(request.url);
    const path = fullPath(pathname);
    const { method } = request;
    const isRead = method === "GET" || method === "HEAD";
    const read = isRead ? readOf(path, query) : undefined;
    const operation = operationOf(isRead ? "GET" : method, path);
    return {
      request,
      method,
      path,
      query,
      search,
      body: isRead ? undefined : await request.arrayBuffer(),
      read,
      name: read?.name ?? operation ?? `${method} ${path}`,
    };
  }

  /** What PostgREST would refuse of a request to /db: the mock has no columns, but the contract names them. */
  async function refusalOf({ request, path, body }: Call): Promise<Response | undefined> {
    if (isBackend || !path.startsWith("/api/db/")) return undefined;
    const asked = new Request(request.url, {
      method: request.method,
      headers: request.headers,
      ...(body === undefined ? {} : { body }),
    });
    const known = { catalog: relations, functions };
    return refusalOfRequest(asked, path.slice("/api/db/".length), known);
  }

  async function chosenStatus(call: Call, status: number): Promise<Response> {
    const isDb = call.path.startsWith("/api/db/");
    if (isBackend) return undescribed(status, isDb);
    const answer = await ask(call, call.path, `code=${status}`);
    return answer.status === status ? answer : undescribed(status, isDb);
  }

  /** The answer of Prism, or of the backend, with the chosen rows. */
  async function answerOf(call: Call, chosen: Chosen): Promise<Response> {
    if (chosen.status !== null) return chosenStatus(call, chosen.status);
    const refusal = await refusalOf(call);
    if (refusal) {
      onRefusal?.(
        `${call.method} ${call.path} → ${refusal.status} ${await refusal.clone().text()}`,
      );
      return refusal;
    }
    const answer =
      call.read === undefined || isBackend
        ? await ask(call, call.path)
        : await askRead(call, call.read);
    const type = answer.headers.get("content-type") ?? "";
    if (isBackend) return chosen.rows === null ? answer : changedRows(answer, chosen.rows);
    if (type.includes("application/problem+json")) {
      const error = await problemOf(answer);
      onRefusal?.(`${call.method} ${call.path} → ${answer.status} ${error}`);
      return Response.json({ error }, { status: answer.status });
    }
    const violations = violationsOf(answer.headers);
    if (violations.length > 0) {
      const broken = brokenContract(call.name, violations);
      onRefusal?.(`${call.method} ${call.path} → 400 ${await broken.clone().text()}`);
      return broken;
    }
    if (type.includes("text/event-stream"))
      return heldOpen(await answer.text(), call.request.signal);
    const rows = chosen.rows === null ? answer : await changedRows(answer, chosen.rows);
    return call.path.startsWith("/api/db/") && rows.ok && asJson(rows)
      ? rowsAnswer(call, rows, await rows.json())
      : rows;
  }

  /** Keeps what can be read as text; a stream has no end to wait for. */
  async function recorded(call: Call, answer: Response): Promise<Response> {
    const type = answer.headers.get("content-type") ?? "";
    if (type.includes("event-stream") || !/^$|json|^text|xml/.test(type)) return answer;
    const text = await answer.text();
    const { name, method, path, search } = call;
    const asked = { name, method, path: path + search, body: textOf(call) };
    recorder.keep(exchangeWith(asked, answer, text));
    const isBodiless = answer.status === 204 || answer.status === 304;
    return new Response(isBodiless ? null : text, answer);
  }

  return async (request) => {
    const call = await callOf(request);
    const operation = operationOf(request.method === "HEAD" ? "GET" : request.method, call.path);
    const chosen = chosenFor(request.headers, [call.name, ...(operation ? [operation] : [])]);
    if (chosen.slow) await delay(SLOW_MS);
    const isFree = chosen.status === null && chosen.rows === null;
    const asked = { method: call.method, path: call.path + call.search, body: textOf(call) };
    const before = isFree ? recorder.replay(asked) : undefined;
    const answer = before ? responseOf(before) : await recorded(call, await answerOf(call, chosen));
    return request.method === "HEAD" ? new Response(null, answer) : answer;
  };
}

/** A JSON answer with other lists in it. */
async function changedRows(
  answer: Response,
  amount: NonNullable<Chosen["rows"]>,
): Promise<Response> {
  if (!answer.ok || !asJson(answer)) return answer;
  const headers = new Headers(answer.headers);
  headers.delete("content-range");
  return Response.json(withRows(await answer.json(), amount), { status: answer.status, headers });
}

/** The page of the rows that was asked for, with PostgREST's Content-Range. */
function rowsAnswer({ request, query, method }: Call, answer: Response, body: unknown): Response {
  const isRead = method === "GET" || method === "HEAD";
  if (!Array.isArray(body)) return Response.json(body, { status: answer.status });
  const rows: unknown[] = body;
  if (request.headers.get("accept")?.includes(singular)) {
    return rows[0] === undefined
      ? Response.json(
          {
            code: "PGRST116",
            message: "Cannot coerce the result to a single JSON object",
            details: "The result contains 0 rows",
            hint: null,
          },
          { status: 406 },
        )
      : Response.json(rows[0], { status: answer.status, headers: { "content-type": singular } });
  }
  const offset = isRead ? Number(query.get("offset") ?? 0) : 0;
  const limit = isRead ? Number(query.get("limit") ?? rows.length) : rows.length;
  const page = rows.slice(offset, offset + limit);
  const total = /count=(?:exact|planned|estimated)/.test(request.headers.get("prefer") ?? "")
    ? rows.length
    : "*";
  const range = page.length === 0 ? "*" : `${offset}-${offset + page.length - 1}`;
  return Response.json(page, {
    status: answer.status,
    headers: { "content-range": `${range}/${total}` },
  });
}

/** The events of the example, and then silence until the listener leaves: an end would make it call again and again. */
function heldOpen(events: string, signal: AbortSignal): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(
        new TextEncoder().encode(events.endsWith("\n\n") ? events : `${events}\n\n`),
      );
      signal.addEventListener("abort", () => controller.close(), { once: true });
    },
  });
  return new Response(body, {
    headers: { "content-type": "text/event-stream", "cache-control": "no-cache" },
  });
}
