import { randomUUID } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { functions, relations } from "~generated/db/relations";
import { handlersOf, readAreas } from "./areas";
import { frameworkError, httpError, oopsError } from "./answers";
import type { RunnerOptions } from "./checks/result";
import { startScheduler } from "./checks/scheduler";
import type { Database } from "./db/driver";
import { openPglite, sourceWorkerUrl } from "./db/pglite";
import { lockFolder, unusableFolder } from "./db/folderLock";
import { markData, setOldDataAside } from "./db/schemaMark";
import { startLanes } from "./events/dispatcher";
import type { Host } from "./host";
import { rebase, seed } from "./seed";
import { startLife } from "./life/life";
import { openLogs } from "./logs/openLogs";
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

export interface SandboxOptions extends Chaos {
  /** Folder of the database, or "memory". */
  dataDir: string;
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
  onProgress?: (line: string) => void;
  /** Runs checks on their schedules; without it a check runs only when somebody asks. */
  runChecks?: boolean;
  /** Areas hear of events and do their work by themselves (default); else only `handleEvents` hands events out. */
  background?: boolean;
  /** A data directory to start from, seeded or not; else the tables alone. */
  template?: Uint8Array;
}

/** A statement of the console takes milliseconds; one that takes this long does not end. */
const DEADLINE_MS = 20_000;
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

interface Parts {
  template: Uint8Array;
  schema: string;
  workerUrl: URL;
}

/** Run from source the worker and the schema are read as they are; a build has both as files beside the server. */
async function parts(): Promise<Parts> {
  if (import.meta.url.endsWith(".ts")) {
    const { cachedTemplate, schemaHash } = await import("./db/template");
    return {
      template: await cachedTemplate(),
      schema: schemaHash(),
      workerUrl: sourceWorkerUrl,
    };
  }
  const file = (name: string) => readFile(new URL(`../${name}`, import.meta.url));
  return {
    template: new Uint8Array(await file("sandbox-template.tar.gz")),
    schema: (await file("sandbox-schema.txt")).toString("utf8").trim(),
    workerUrl: new URL("./worker.js", import.meta.url),
  };
}

/**
 * Opens the database, and takes its folder for this process until it is closed. Nothing has to hurry while it is filled:
 * nobody can be kept waiting yet.
 */
async function open(
  { dataDir, onProgress, template }: SandboxOptions,
  isFilling: () => boolean,
): Promise<Database> {
  const { schema, ...own } = await parts();
  const rest = {
    ...own,
    ...(template ? { template } : {}),
    deadlineMs: DEADLINE_MS,
    mayBeLong: isFilling,
  };
  if (dataDir === "memory") return openPglite({ dataDir, ...rest });
  let unlock = lockFolder(dataDir);
  try {
    const aside = setOldDataAside(dataDir, schema, new Date());
    if (aside) {
      unlock();
      unlock = lockFolder(dataDir);
      onProgress?.(
        `The sandbox's tables have changed: it starts over, and its old data lies in ${aside}.`,
      );
    }
    const db = await openPglite({ dataDir, ...rest });
    markData(dataDir, schema);
    return { ...db, close: () => db.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw unusableFolder(dataDir, error);
  }
}

async function fill(db: Database, options: SandboxOptions): Promise<void> {
  const [row] = await db.query<{ seeded: boolean }>(
    "select exists (select from canaries) as seeded",
  );
  if (row?.seeded) return rebase(db, options.baseUrl);
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

/**
 * Starts the stand-in backend: a real Postgres, the contract's paths, and checks that really run.
 * @throws StartError when its folder or its properties file cannot be used.
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const properties = readPropertiesFile(options.propertiesFile ?? null);
  let isFilling = true;
  const opened = await open(options, () => isFilling);
  await fill(opened, options);
  isFilling = false;
  const logs = openLogs(opened, options.logsDir ?? null);
  const { db } = logs;
  const auth = options.auth ?? "none";
  const identity: Provider = {
    db,
    now: options.identity?.now ?? (() => new Date()),
    log: options.identity?.log ?? ((line) => console.log(line)),
    cost: options.identity?.cost ?? passwordCost,
  };
  await openAccounts(identity, options);
  const readUser =
    auth === "none" ? (request: Request) => userOf(request, db) : accountReader(identity, auth);
  const areas = await readAreas();
  const handlers = handlersOf(areas);
  const runners: RunnerOptions = { allowExec: options.allowExec };
  const filesDir = options.filesDir ?? "mocks/sandbox/files";
  const life = options.life ? startLife({ db, filesDir }) : undefined;
  const scheduler = await startScheduler({ db, runners, byHand: options.runChecks === false });
  const { allowExec, baseUrl, background = true } = options;
  const isInMemory = options.dataDir === "memory";
  // Beside the database, so that a reset takes them too.
  const artifactsDir = isInMemory
    ? join(tmpdir(), `quarterdeck-artifacts-${randomUUID()}`)
    : join(options.dataDir, "artifacts");
  const host: Host = { db, scheduler, allowExec, baseUrl, filesDir, artifactsDir, properties };
  const active = [...areas.values()];
  const workers = background
    ? await Promise.all(active.map(async (area) => area.start?.(host)))
    : [];
  const subscriptions = active.flatMap(({ events }) => events ?? []);
  const dispatchers = await startLanes({ host, subscriptions, byHand: !background });
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
    handleEvents: () => dispatchers.handleDue(),
    async close() {
      await dispatchers.stop();
      for (const worker of workers) await worker?.stop();
      await life?.stop();
      await scheduler.stop();
      await db.close();
      if (isInMemory) await rm(artifactsDir, { recursive: true, force: true });
    },
  };
}
