import { readFile } from "node:fs/promises";
import type { Client } from "pg";
import type { Database } from "./db/driver";
import { lockFolder, unusableFolder } from "./db/folderLock";
import { openPglite, sourceWorkerUrl } from "./db/pglite";
import { markData, setOldDataAside } from "./db/schemaMark";

export interface OpenOptions {
  /** Folder of the database, or "memory". */
  dataDir: string;
  /** A Postgres server in its place: postgres://user:password@host:port/database. */
  databaseUrl?: string | null;
  onProgress?: (line: string) => void;
  /** A data directory to start from, seeded or not; else the tables alone. */
  template?: Uint8Array;
  /** The file that the database's thread runs, where it is not the usual one. */
  workerUrl?: URL;
  /** Postgres itself, compiled already. */
  wasm?: WebAssembly.Module;
}

/** A database that is ready to be used, and what it takes to share it. */
export interface Opened {
  db: Database;
  /** Of a server that other processes may use too: the connection that says that this one does. */
  shared?: { url: string; client: Client };
}

/** A statement of the console takes milliseconds; one that takes this long does not end. */
const DEADLINE_MS = 20_000;

const isSource = import.meta.url.endsWith(".ts");

const builtFile = (name: string) => readFile(new URL(`../${name}`, import.meta.url));

async function schemaHash(): Promise<string> {
  if (isSource) return (await import("./db/template")).schemaHash();
  return (await builtFile("sandbox-schema.txt")).toString("utf8").trim();
}

/** Run from source the worker and the schema are read as they are; a build has both as files beside the server. */
async function template(): Promise<Uint8Array> {
  if (isSource) return (await import("./db/template")).cachedTemplate();
  return new Uint8Array(await builtFile("sandbox-template.tar.gz"));
}

async function schemaSql(): Promise<string> {
  if (isSource) return (await import("./db/template")).readSchema().join("\n");
  return (await builtFile("sandbox-schema.sql")).toString("utf8");
}

/**
 * Opens the database and fills it where it is new. A folder is taken for this process until it is closed; a server is
 * shared with whoever names it too.
 * @throws StartError where the folder or the server cannot be used.
 */
export async function openDatabase(
  options: OpenOptions,
  fill: (db: Database) => Promise<void>,
): Promise<Opened> {
  const url = options.databaseUrl ?? null;
  return url === null ? { db: await openFolder(options, fill) } : openServer(url, options, fill);
}

async function openServer(
  url: string,
  { onProgress }: OpenOptions,
  fill: (db: Database) => Promise<void>,
): Promise<Opened> {
  // Loaded on demand: nobody else needs the library.
  const { openPostgres } = await import("./db/postgres");
  const { preparePostgres } = await import("./db/postgresSchema");
  const schema = { sql: await schemaSql(), hash: await schemaHash() };
  const client = await preparePostgres({ url, schema, fill, onProgress });
  return { db: await openPostgres({ url, deadlineMs: DEADLINE_MS }), shared: { url, client } };
}

async function openFolder(
  { dataDir, onProgress, ...options }: OpenOptions,
  fill: (db: Database) => Promise<void>,
): Promise<Database> {
  // Nothing has to hurry while it is filled: nobody can be kept waiting yet.
  let isFilling = true;
  const filled = async (db: Database) => {
    await fill(db);
    isFilling = false;
    return db;
  };
  const rest = {
    template: options.template ?? (await template()),
    workerUrl:
      options.workerUrl ?? (isSource ? sourceWorkerUrl : new URL("./worker.js", import.meta.url)),
    deadlineMs: DEADLINE_MS,
    mayBeLong: () => isFilling,
  };
  if (dataDir === "memory") return filled(await openPglite({ dataDir, ...rest }));
  const schema = await schemaHash();
  let unlock = lockFolder(dataDir);
  let opened: Database;
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
    opened = { ...db, close: () => db.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw unusableFolder(dataDir, error);
  }
  return filled(opened);
}
