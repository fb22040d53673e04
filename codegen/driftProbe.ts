import { readsOf, type OpenApi, type Operation, type ReadDeclaration } from "./document";
import { lookUp, type DocDocument, type DocOperation } from "./docsModel";
import { countDrift, createChecks, type Drift } from "./driftChecks";
import { planOperation, planRead, type Plan } from "./driftPlan";
import type { DriftReport } from "./driftReport";
import { probeWrites, type CallInit, type SendCall } from "./driftScratch";

export interface ProbeOptions {
  /** Address of a console or of a backend. */
  url: string;
  documents: readonly DocDocument[];
  /** The compact /db contract, for its named reads. */
  db: OpenApi;
  /** Sent with every call: who asks. */
  headers?: Readonly<Record<string, string>>;
  send?: (request: Request) => Promise<Response>;
  /** Probes writes as well, with records of its own that it removes (driftScratch.ts). */
  scratch?: boolean;
  /** Ends the run early; what was made is removed all the same. */
  signal?: AbortSignal;
  /** Told before each read: the how manieth of how many. */
  onRead?: (name: string, place: number, count: number) => void;
  /** Between two tries to remove what was made, in milliseconds. */
  retryMs?: number;
}

/** How long one answer may take, in milliseconds. */
const timeLimit = 30_000;

interface Success {
  $ref?: string;
  content?: object;
}

/** Why a call is not made: it changes something, or its answer goes on for ever or is no data. */
function reasonAgainst(
  { base, document }: DocDocument,
  { path, operation }: DocOperation,
): string | undefined {
  const { action } = operation["x-access"];
  // Each start of a sign-in flow leaves a record behind.
  if (base === "sandbox") return "only the sandbox has it";
  if (
    action === "write" ||
    operation["x-invalidates"] !== undefined ||
    path.includes("/self-service/")
  )
    return "it would change something";
  const given = Reflect.get(Object(operation["responses"]), "200") as Success | undefined;
  const success =
    given?.$ref === undefined ? given : (lookUp(document, given.$ref) as Success | undefined);
  const types = Object.keys(success?.content ?? {});
  return types.includes("application/json") ? undefined : "its answer is no JSON";
}

/** A search, a summary, a preview: a POST that only reads and says so in the contract. */
const isReadByPost = (method: string, operation: Operation): boolean =>
  method === "post" &&
  operation["x-access"].action === "read" &&
  operation["x-invalidates"] === undefined;

const postOf = (body: unknown): CallInit => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});

/** What a refusal says, on one line: the field of its body that is meant for reading, else its text. */
function wordsIn(text: string): string {
  let words = text;
  try {
    const body: unknown = JSON.parse(text);
    const fields = ["error", "message"].map((key): unknown => Reflect.get(Object(body), key));
    words = fields.find((field) => typeof field === "string" && field !== "")?.toString() ?? text;
  } catch {
    // Plain text, or a page of a proxy.
  }
  return words.replaceAll(/\s+/g, " ").trim().slice(0, 200);
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

/** Calls go to `/api/…` of a console; a backend itself has the same paths without it. */
async function findBase(
  url: string,
  send: (request: Request) => Promise<Response>,
  headers: Record<string, string>,
) {
  const base = url.replace(/\/+$/, "");
  if (base.endsWith("/api")) return { base: base.slice(0, -4), prefix: "/api" };
  const answer = await send(new Request(`${base}/api/auth/whoami`, { headers }));
  const isApi =
    answer.status !== 404 && answer.headers.get("content-type")?.includes("html") !== true;
  await answer.body?.cancel();
  return { base, prefix: isApi ? "/api" : "" };
}

/**
 * Reads from a live backend whatever can be read without knowing it, and compares every answer with the contract: by GET,
 * and by the POST of searches and the like that change nothing. Lists come first: they give the ids that the other calls
 * need. A refusal is told in the server's words and never counts as fitting; a broken connection ends one call only.
 * @throws TypeError when the backend cannot be reached.
 */
export async function probeBackend(options: ProbeOptions): Promise<DriftReport> {
  const { documents, db, url } = options;
  const send =
    options.send ??
    ((request: Request) => fetch(request, { signal: AbortSignal.timeout(timeLimit) }));
  const headers = { accept: "application/json", ...options.headers };
  const { base, prefix } = await findBase(url, send, headers);
  const checks = createChecks(documents);
  const sendTo = (target: string, init: CallInit = {}) =>
    send(
      new Request(base + target.replace(/^\/api/, prefix), {
        redirect: "manual",
        ...init,
        headers: { ...headers, ...init.headers },
      }),
    );
  const known = new Map<string, Record<string, unknown>[]>();
  const report: DriftReport = { url, compared: [], skipped: [], drift: [] };

  async function ask(
    operation: string,
    plan: Plan,
    compare: (response: Response) => Promise<Drift[]>,
  ): Promise<void> {
    if ("skip" in plan) {
      report.skipped.push({ operation, reason: plan.skip });
      return;
    }
    try {
      const response = await sendTo(plan.target, plan.body === undefined ? {} : postOf(plan.body));
      if (response.ok) {
        const found = await compare(response);
        report.compared.push(operation);
        report.drift.push(...found);
        return;
      }
      const said = wordsIn(await response.clone().text());
      report.skipped.push({ operation, reason: `answered ${response.status} ${said}`.trim() });
      // What the server says of itself or of who asks is no part of an answer's shape; any other refusal has one.
      if (response.status >= 400 && response.status < 500 && ![401, 403].includes(response.status))
        report.drift.push(...(await compare(response)));
    } catch (error) {
      report.skipped.push({ operation, reason: `no answer: ${reasonOf(error)}` });
    }
  }

  const gets = documents.flatMap((holder) =>
    holder.operations
      .filter(({ method, operation }) => method === "get" || isReadByPost(method, operation))
      .map((entry) => ({ holder, entry })),
  );
  const isList = ({ entry }: (typeof gets)[number]) => /^\/api\/db\/[^/{]+$/.test(entry.path);
  const reads = Object.entries(db.paths).flatMap(([path, item]) =>
    readsOf(item).map((read) => ({ path, read })),
  );
  let place = 0;
  const tell = (name: string) => options.onRead?.(name, (place += 1), gets.length + reads.length);
  const inOrder = [...gets.filter(isList), ...gets.filter((get) => !isList(get))];
  for (const { holder, entry } of inOrder) {
    if (options.signal?.aborted === true) break;
    const { operationId } = entry.operation;
    tell(operationId);
    const reason = reasonAgainst(holder, entry);
    const plan =
      reason === undefined ? planOperation(holder.document, entry, known) : { skip: reason };
    await ask(operationId, plan, async (response) => {
      const copy = response.clone();
      const drift = await checks.answer(operationId, response);
      if (entry.path.startsWith("/api/db/"))
        await keep(known, entry.path.slice("/api/db/".length), copy);
      return drift;
    });
  }
  for (const { path, read } of reads) {
    if (options.signal?.aborted === true) break;
    tell(read.name);
    await ask(
      read.name,
      hasShape(documents, read)
        ? planRead(path, read, known)
        : { skip: "its rows are not generated yet" },
      async (response) =>
        response.ok
          ? checks.rows(read.name, read.result.$ref, response)
          : [
              {
                operation: read.name,
                path: "(status)",
                expected: "200, 206",
                seen: `${response.status} ${wordsIn(await response.text())}`.trim(),
                count: 1,
              },
            ],
    );
  }
  if (options.scratch === true)
    report.scratch = await probeWrites({
      send: sendTo,
      checks,
      report,
      personId: await personOf(sendTo),
      signal: options.signal,
      ...(options.retryMs === undefined ? {} : { retryMs: options.retryMs }),
    });
  return { ...report, drift: countDrift(report.drift) };
}

/** Id of who asks, as rows name their maker; empty where the backend does not say. */
async function personOf(send: SendCall): Promise<string> {
  const answer = await send("/api/auth/whoami").catch(() => undefined);
  const body: unknown = await answer?.json().catch(() => undefined);
  const user: unknown = Reflect.get(Object(Reflect.get(Object(body), "payload")), "user");
  const id: unknown = Reflect.get(Object(user), "id");
  return typeof id === "string" ? id : "";
}

/** Whether the bundled documents know the rows of a read: the compact contract may be ahead of them. */
const hasShape = (documents: readonly DocDocument[], { result }: ReadDeclaration): boolean =>
  documents.some(
    ({ base, document }) => base === "db" && lookUp(document, result.$ref) !== undefined,
  );

async function keep(
  known: Map<string, Record<string, unknown>[]>,
  relation: string,
  response: Response,
): Promise<void> {
  if (!response.ok) return;
  const rows: unknown = await response.json().catch(() => undefined);
  if (Array.isArray(rows))
    known.set(
      relation,
      rows.filter((row) => typeof row === "object" && row !== null),
    );
}
