import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { sourceHash, writeWhole } from "./db/cacheFiles";
import type { Database } from "./db/driver";
import { openPglite, type PgliteDatabase } from "./db/pglite";
import { testWorkerUrl } from "./db/testWorker";
import { cachedTemplate } from "./db/template";
import { createSandbox, type Sandbox, type SandboxOptions } from "./sandbox";
import { seed } from "./seed";

const CACHE = "node_modules/.cache/sandbox";
/** Address of the console that the seed's own checks call. */
export const seededOrigin = "http://127.0.0.1:3000";
/** The seed's history ends when it was made; figures of "the last hour" still need most of it. */
const MAX_AGE_MS = 20 * 60_000;
const NAME = "seeded-";

/** Unpacked once, where threads find it without a copy for each. */
function unpacked(packed: Uint8Array): Uint8Array {
  const content = gunzipSync(packed);
  const shared = new Uint8Array(new SharedArrayBuffer(content.length));
  shared.set(content);
  return shared;
}

async function build(): Promise<Uint8Array> {
  const db = await openTables();
  await seed(db, { baseUrl: seededOrigin, scale: "normal" });
  // A quarter of the folder is a log of what stands in the tables already; every copy would carry it along.
  await db.query("set wal_recycle = off");
  await db.query("checkpoint");
  const dump = await db.dump();
  await db.close();
  return dump;
}

function store(file: string, template: Uint8Array): void {
  mkdirSync(CACHE, { recursive: true });
  // What another test writes at this moment is not old yet.
  for (const old of readdirSync(CACHE).filter(
    (name) => name.startsWith(NAME) && name.endsWith(".gz"),
  ))
    rmSync(join(CACHE, old), { force: true });
  writeWhole(file, template);
}

async function ready(): Promise<Uint8Array> {
  const file = join(
    CACHE,
    `${NAME}${sourceHash(fileURLToPath(new URL("./", import.meta.url)))}.tar.gz`,
  );
  if (existsSync(file) && Date.now() - statSync(file).mtimeMs < MAX_AGE_MS)
    return unpacked(readFileSync(file));
  const template = await build();
  store(file, template);
  return unpacked(template);
}

let template: Promise<Uint8Array> | undefined;

/**
 * A data directory with the normal seed: made once per change of the sources, then only copied. Unpacked once, not by
 * every database that starts from it.
 */
function seededTemplate(): Promise<Uint8Array> {
  template ??= ready();
  return template;
}

let postgres: Promise<WebAssembly.Module> | undefined;

/** Compiled once: what one thread makes faster while it runs, the next one has from its start. */
function compiledPostgres(): Promise<WebAssembly.Module> {
  const beside = fileURLToPath(import.meta.resolve("@electric-sql/pglite"));
  postgres ??= WebAssembly.compile(readFileSync(join(dirname(beside), "pglite.wasm")));
  return postgres;
}

const openCopy = async (template: Uint8Array): Promise<PgliteDatabase> =>
  openPglite({
    dataDir: "memory",
    workerUrl: testWorkerUrl,
    wasm: await compiledPostgres(),
    template,
  });

let tables: Promise<Uint8Array> | undefined;

/** A database in memory with the tables and what they always hold, but no seed. */
export async function openTables(): Promise<PgliteDatabase> {
  tables ??= cachedTemplate(CACHE).then(unpacked);
  return openCopy(await tables);
}

/**
 * A seeded database in memory, for tests of what stands on one and is written. Those that only read share one
 * (readOnlySandbox.ts).
 */
export const openSeeded = async (): Promise<Database> => openCopy(await seededTemplate());

/** Without failures; no check runs and no event is handled unless a test asks for it. */
const quietOptions = {
  dataDir: "memory",
  chaosPercent: 0,
  latencyMs: null,
  allowExec: false,
  runChecks: false,
  background: false,
} as const satisfies Partial<SandboxOptions>;

/**
 * A sandbox in memory for tests that write: seeded, with `quietOptions`. Those that only read share one
 * (readOnlySandbox.ts).
 * @param origin address that its requests have.
 */
export const startTestSandbox = async (
  origin: string,
  options: Partial<SandboxOptions> = {},
): Promise<Sandbox> =>
  createSandbox({
    ...quietOptions,
    baseUrl: origin,
    template: await seededTemplate(),
    workerUrl: testWorkerUrl,
    wasm: await compiledPostgres(),
    ...options,
  });

/** The same on a seeded database that the test has written to. */
export const startTestSandboxOn = (db: Database, origin: string): Promise<Sandbox> =>
  createSandbox({ ...quietOptions, baseUrl: origin }, { db });
