import { readsOf, type OpenApi, type ReadDeclaration } from "./document";
import { lookUp, type DocDocument, type DocOperation } from "./docsModel";
import { countDrift, createChecks, type Drift } from "./driftChecks";
import { planOperation, planRead, type Plan } from "./driftPlan";

export interface ProbeOptions {
  /** Address of a console or of a backend. */
  url: string;
  documents: readonly DocDocument[];
  /** The compact /db contract, for its named reads. */
  db: OpenApi;
  /** Sent with every call: who asks. */
  headers?: Readonly<Record<string, string>>;
  send?: (request: Request) => Promise<Response>;
}

/** What a live backend answered, compared with the contract. */
export interface DriftReport {
  url: string;
  /** Operations and named reads whose answers were compared. */
  compared: string[];
  /** Those that could not be asked or were refused, with the reason. */
  skipped: { operation: string; reason: string }[];
  drift: Drift[];
}

/** How long one answer may take, in milliseconds. */
const timeLimit = 30_000;

interface Success {
  $ref?: string;
  content?: object;
}

/** Why a GET is not asked: it changes something, or its answer goes on for ever or is no data. */
function reasonAgainst(document: OpenApi, { path, operation }: DocOperation): string | undefined {
  const { action } = operation["x-access"];
  // Each start of a sign-in flow leaves a record behind.
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
 * Reads from a live backend whatever can be read without knowing it, and compares every answer with the contract. Sends
 * GET only. Lists come first: they give the ids that the other calls need.
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
    const response = await send(
      new Request(base + plan.target.replace(/^\/api/, prefix), { headers, redirect: "manual" }),
    );
    if (response.status >= 500 || [301, 302, 303, 307, 308, 401, 403].includes(response.status)) {
      const text = (await response.text()).slice(0, 120);
      report.skipped.push({ operation, reason: `answered ${response.status} ${text}`.trim() });
      return;
    }
    report.compared.push(operation);
    report.drift.push(...(await compare(response)));
  }

  const gets = documents.flatMap(({ document, operations }) =>
    operations.filter(({ method }) => method === "get").map((entry) => ({ document, entry })),
  );
  const isList = ({ entry }: (typeof gets)[number]) => /^\/api\/db\/[^/{]+$/.test(entry.path);
  const inOrder = [...gets.filter(isList), ...gets.filter((get) => !isList(get))];
  for (const { document, entry } of inOrder) {
    const { operationId } = entry.operation;
    const reason = reasonAgainst(document, entry);
    const plan = reason === undefined ? planOperation(document, entry, known) : { skip: reason };
    await ask(operationId, plan, async (response) => {
      const copy = response.clone();
      const drift = await checks.answer(operationId, response);
      if (entry.path.startsWith("/api/db/"))
        await keep(known, entry.path.slice("/api/db/".length), copy);
      return drift;
    });
  }
  for (const [path, item] of Object.entries(db.paths))
    for (const read of readsOf(item))
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
                  seen: String(response.status),
                  count: 1,
                },
              ],
      );
  return { ...report, drift: countDrift(report.drift) };
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

/** Whether there is something to tell: a difference, or nothing that could be compared. */
export const hasDrift = ({ drift, compared }: DriftReport): boolean =>
  drift.length > 0 || compared.length === 0;

/** The report as a table for a terminal. */
export function reportText({ url, compared, skipped, drift }: DriftReport): string {
  const columns = ["operation", "path", "expected", "seen", "count"] as const;
  const lines = [
    [...columns],
    ...drift.map((entry) => columns.map((column) => String(entry[column]))),
  ];
  const widths = columns.map((_, index) =>
    Math.max(...lines.map((line) => line[index]?.length ?? 0)),
  );
  const table = lines.map((line) =>
    line
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return [
    ...(drift.length > 0 ? [...table, ""] : []),
    `${url}: ${compared.length} answers compared, ${drift.length === 0 ? "no difference from the contract" : `${drift.length === 1 ? "1 difference" : `${drift.length} differences`} from the contract`}.`,
    ...(skipped.length > 0
      ? [
          `${skipped.length} not compared:`,
          ...skipped.map(({ operation, reason }) => `  ${operation}: ${reason}`),
        ]
      : []),
    ...(compared.length === 0
      ? ["Nothing could be compared: say who asks with --token or --cookie."]
      : []),
  ].join("\n");
}
