import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { functions, relations } from "~generated/db/relations";
import { handlersOf, readAreas } from "./areas";
import { frameworkError, httpError, oopsError } from "./answers";
import { startBackground, type Background } from "./background";
import type { RunnerOptions } from "./checks/result";
import { startScheduler } from "./checks/scheduler";
import type { Database } from "./db/driver";
import type { Host } from "./host";
import { rebase, seed } from "./seed";
import { openLogs } from "./logs/openLogs";
import { openDatabase, type Opened, type OpenOptions } from "./openDatabase";
import { meetChaos, type Chaos } from "./faults";
import { prepareAccounts, sandboxPassword } from "./identity/accounts";
import type { Provider } from "./identity/call";
import { passwordCost } from "./identity/secrets";
import { accountReader, askForPassword, type SandboxAuth } from "./identity/signIn";
import type { Context, Handler } from "./context";
import { isKnownPath, operationOf } from "./operationOf";
import { people } from "./db/people";
import { userOf, type SandboxUser } from "./people";
import { handlePostgrest } from "./postgrest/respond";
import { readPropertiesFile } from "./propertiesFile";
import { mayWrite, refusalOf, refusalOfEmbed } from "./tokens/refusal";
import { userByToken } from "./tokens/signIn";
import { viewRelation } from "./views/storage";

export interface SandboxOptions extends Chaos, OpenOptions {
  /** Address of the console that serves this sandbox: the seeded checks call it. */
  baseUrl: string;
  /** Lets exec checks start a shell. */
  allowExec: boolean;
  /** Who says who a request is; `none` takes the act-as cookie's word. */
  auth?: SandboxAuth;
  /** Clock and mail of the identity provider, for tests; else the time and the console. */
  identity?: Partial<Omit<Provider, "db">>;
  /** File of `name=value` lines that stand for the backend's properties file. */
  propertiesFile?: string | null;
  /** Folder that file scrapers may read (default: the one that comes with the sandbox). */
  filesDir?: string | null;
  /** Folder whose files are log lines of the sandbox; null for none. */
  logsDir?: string | null;
  /** Scrapers run on their schedules, and the seeded cluster changes every minute or so. */
  life?: boolean;
  /** Rows of the first seed. */
  scale?: "normal" | "large";
  /** Runs checks on their schedules; without it a check runs only when somebody asks. */
  runChecks?: boolean;
  /** Areas hear of events and do their work by themselves (default); else only `handleEvents` hands events out. */
  background?: boolean;
}

/** A health check does not wait for the database longer than this. */
const HEALTH_MS = 2_000;

export interface Sandbox {
  /** Answers every path under /api. */
  fetch(request: Request): Promise<Response>;
  health(): Promise<{ database: string }>;
  /** Handles the events that are due, and gives how many were tried. */
  handleEvents(): Promise<number>;
  /** Waits for running checks, then closes the database. */
  close(): Promise<void>;
}

async function fill(db: Database, options: SandboxOptions): Promise<void> {
  const [row] = await db.query<{ seeded: boolean }>(
    "select exists (select from canaries) as seeded",
  );
  if (row?.seeded) return options.databaseUrl ? undefined : rebase(db, options.baseUrl);
  options.onProgress?.("Filling the sandbox with its first records …");
  await seed(db, { baseUrl: options.baseUrl, scale: options.scale ?? "normal" });
}

const isIdentityPath = (request: Request) => new URL(request.url).pathname.startsWith("/api/.ory/");

/** Lets the people of the seed sign in, and says how when this is new. */
async function openAccounts(identity: Provider, options: SandboxOptions): Promise<void> {
  if ((options.auth ?? "none") === "none") return;
  if (!(await prepareAccounts(identity))) return;
  const { email } = people.admin;
  options.onProgress?.(
    `Sign in as ${email} (or admin@local) with the password: ${sandboxPassword}`,
  );
}

async function answer(
  request: Request,
  context: Omit<Context, "request" | "user">,
  handlers: ReadonlyMap<string, Handler>,
  chaos: Chaos,
  readUser: (request: Request) => Promise<SandboxUser | undefined>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const operation = operationOf(request.method === "HEAD" ? "GET" : request.method, pathname);
  if (!operation) {
    // The backend's proxy answers so for a table that its role check does not know.
    if (pathname.startsWith("/api/db/"))
      return new Response("", { status: 404, headers: { "content-type": "text/plain" } });
    return isKnownPath(pathname)
      ? frameworkError(405, "Method Not Allowed")
      : frameworkError(404, "Not Found");
  }
  if (operation.access.resource !== "anyone") {
    const failure = await meetChaos(request, operation.id, chaos);
    if (failure) return failure;
  }
  const byToken = await userByToken(request, context.db);
  if (byToken instanceof Response && operation.access.resource !== "anyone") return byToken;
  const user = byToken instanceof Response ? undefined : (byToken ?? (await readUser(request)));
  const refusal = refusalOf(user, operation, request);
  if (refusal) return refusal;
  if (pathname.startsWith("/api/db/")) {
    const table = pathname.slice("/api/db/".length);
    const ofView = table.startsWith("view_") ? await viewRelation(context.db, table) : undefined;
    return handlePostgrest(request, table, {
      db: context.db,
      catalog: ofView ? { ...relations, [table]: ofView } : relations,
      functions,
      actor: user?.id,
      refuseEmbed: (relation) => refusalOfEmbed(user, relation),
      hidesSecrets: (relation) => !mayWrite(user, relation),
    });
  }
  const handler = handlers.get(operation.id);
  if (!handler) return httpError(501, `the sandbox does not implement ${operation.id} yet`);
  return handler({ ...context, request, user });
}

/** The work of the background, done here while this process leads those that share the database. */
async function leadOr(
  { url, client }: NonNullable<Opened["shared"]>,
  begin: () => Promise<Background>,
  takeOver: () => Promise<void>,
): Promise<Background> {
  const { keepLease } = await import("./db/lease");
  let work: Background | undefined;
  const lease = keepLease({
    url,
    client,
    async onGain() {
      await takeOver();
      work = await begin();
    },
    async onLoss() {
      await work?.stop();
      work = undefined;
    },
  });
  return { handleDue: async () => (await work?.handleDue()) ?? 0, stop: () => lease.stop() };
}

/**
 * Starts the stand-in backend: a real Postgres, the contract's paths, and checks that really run.
 * @param given a database that is open and filled already; closing the sandbox closes it.
 * @throws StartError when its folder, its database server or its properties file cannot be used.
 */
export async function createSandbox(options: SandboxOptions, given?: Opened): Promise<Sandbox> {
  const properties = readPropertiesFile(options.propertiesFile ?? null);
  const auth = options.auth ?? "none";
  const provider: Omit<Provider, "db"> = {
    now: options.identity?.now ?? (() => new Date()),
    log: options.identity?.log ?? ((line) => console.log(line)),
    cost: options.identity?.cost ?? passwordCost,
  };
  const open = () =>
    openDatabase(options, async (fresh) => {
      await fill(fresh, options);
      await openAccounts({ ...provider, db: fresh }, options);
    });
  const { db: opened, shared } = given ?? (await open());
  const logs = openLogs(opened, options.logsDir ?? null);
  const { db } = logs;
  const identity: Provider = { ...provider, db };
  const readUser =
    auth === "none" ? (request: Request) => userOf(request, db) : accountReader(identity, auth);
  const areas = await readAreas();
  const handlers = handlersOf(areas);
  const runners: RunnerOptions = { allowExec: options.allowExec };
  const filesDir = options.filesDir ?? "mocks/sandbox/files";
  const runsChecks = options.runChecks !== false;
  // Of several processes one alone runs what is due; what somebody asks for is run by the one that was asked.
  const scheduler = await startScheduler({
    db,
    runners,
    byHand: !runsChecks || shared !== undefined,
  });
  const { allowExec, baseUrl, background = true } = options;
  const isInMemory = options.dataDir === "memory";
  // Beside the database, so that a reset takes them too.
  const artifactsDir = isInMemory
    ? join(tmpdir(), `quarterdeck-artifacts-${randomUUID()}`)
    : join(options.dataDir, "artifacts");
  const host: Host = { db, scheduler, allowExec, baseUrl, filesDir, artifactsDir, properties };
  const begin = () =>
    startBackground({
      host,
      areas: [...areas.values()],
      life: options.life === true,
      byItself: background,
      ...(shared !== undefined && runsChecks && { runners }),
    });
  const work =
    shared === undefined ? await begin() : await leadOr(shared, begin, () => rebase(db, baseUrl));
  return {
    async fetch(request) {
      try {
        const { sources } = logs;
        const context = {
          db,
          scheduler,
          identity,
          properties,
          filesDir,
          artifactsDir,
          logs: sources,
        };
        const answered = await logs.watched(request, () =>
          answer(request, context, handlers, options, readUser),
        );
        // The provider's own 401 is for its pages; a browser must not ask over them.
        const asks = auth === "basic" && answered.status === 401 && !isIdentityPath(request);
        return asks ? askForPassword() : answered;
      } catch (error) {
        console.error(error);
        return oopsError(
          error instanceof Error ? error.message : String(error),
          "look at the sandbox's log",
        );
      }
    },
    async health() {
      const asked = db.query<{ one: number }>("select 1 as one").catch(() => []);
      const [row] = await Promise.race([asked, delay(HEALTH_MS, [], { ref: false })]);
      return { database: row?.one === 1 ? "ok" : "no answer" };
    },
    handleEvents: () => work.handleDue(),
    async close() {
      await work.stop();
      await scheduler.stop();
      await db.close();
      if (isInMemory) await rm(artifactsDir, { recursive: true, force: true });
    },
  };
}
