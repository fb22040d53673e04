import type { NamedRead } from "./contract";
import { readPath } from "./merge";

export interface AdapterOptions {
  /** Address of Prism. */
  prismUrl: string;
  reads: readonly NamedRead[];
  /** Names of the reads without an example of their own that take the columns of their relation's. */
  readsOfRelations: ReadonlySet<string>;
  dynamic: boolean;
  /** Told what Prism refused, one line each. */
  onRefusal?: (line: string) => void;
}

type Row = Readonly<Record<string, unknown>>;

const singular = "application/vnd.pgrst.object+json";

const asJson = (response: Response) =>
  response.headers.get("content-type")?.includes("json") === true;

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

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

/**
 * What Prism cannot do and the console needs, in front of it: both ways to write a path, HEAD, totals and paging of
 * /db, one row instead of a list, the shapes of named reads, event streams that stay open, refusals as `{error}`.
 */
export function createAdapter(options: AdapterOptions): (request: Request) => Promise<Response> {
  const { prismUrl, reads, readsOfRelations, dynamic, onRefusal } = options;

  async function ask(
    request: Request,
    path: string,
    body: ArrayBuffer | undefined,
  ): Promise<Response> {
    const headers = new Headers(request.headers);
    for (const name of [
      "host",
      "connection",
      "content-length",
      "transfer-encoding",
      "accept-encoding",
    ])
      headers.delete(name);
    if (headers.get("accept")?.includes(singular)) headers.set("accept", "application/json");
    const method = request.method === "HEAD" ? "GET" : request.method;
    return fetch(`${prismUrl}${path}${new URL(request.url).search}`, { method, headers, body });
  }

  /** Rows of a named read; without an example, columns come from the relation's and the rest is made up. */
  async function askRead(request: Request, path: string, read: NamedRead): Promise<Response> {
    const answer = await ask(request, readPath("/api/db", read), undefined);
    if (!answer.ok || dynamic || !readsOfRelations.has(read.name)) return answer;
    const [sample] = (await answer.json()) as Row[];
    const list = await ask(request, path, undefined);
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

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const path = fullPath(pathname);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const read = isRead ? readOf(path, searchParams) : undefined;
    const answer =
      read === undefined
        ? await ask(request, path, isRead ? undefined : await request.arrayBuffer())
        : await askRead(request, path, read);
    const type = answer.headers.get("content-type") ?? "";
    if (type.includes("application/problem+json")) {
      const error = await problemOf(answer);
      onRefusal?.(`${request.method} ${path} → ${answer.status} ${error}`);
      return Response.json({ error }, { status: answer.status });
    }
    const violations = answer.headers.get("sl-violations");
    if (violations !== null && !answer.ok)
      onRefusal?.(`${request.method} ${path} → ${answer.status} ${violations}`);
    if (type.includes("text/event-stream")) return heldOpen(await answer.text(), request.signal);
    const adapted =
      path.startsWith("/api/db/") && answer.ok && asJson(answer)
        ? rowsAnswer(request, searchParams, isRead, answer, await answer.json())
        : answer;
    return request.method === "HEAD" ? new Response(null, adapted) : adapted;
  };
}

/** The page of the rows that was asked for, with PostgREST's Content-Range. */
function rowsAnswer(
  request: Request,
  query: URLSearchParams,
  isRead: boolean,
  answer: Response,
  body: unknown,
): Response {
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

/** What Prism objects to, as one sentence per objection. */
async function problemOf(answer: Response): Promise<string> {
  const problem: unknown = await answer.json();
  if (!isRow(problem)) return "The mock refused the request";
  const objections = Array.isArray(problem["validation"])
    ? problem["validation"].filter(isRow)
    : [];
  const lines = objections.map(({ location, message }) =>
    `${Array.isArray(location) ? location.join(".") : ""} ${String(message)}`.trim(),
  );
  return [`${String(problem["title"])}: ${String(problem["detail"])}`, ...lines].join("; ");
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
