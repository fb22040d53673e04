import pg from "pg";
import { StartError } from "../startError";
import type { Database } from "./driver";
import { connectionConfig, inTransaction, queryOn } from "./postgres";

/** The tables as they are to be. */
export interface Schema {
  /** Every statement, in order. */
  sql: string;
  /** Fingerprint of the tables. */
  hash: string;
}

export interface PrepareOptions {
  url: string;
  schema: Schema;
  /** Fills the database where it is empty; nobody else works on it meanwhile. */
  fill: (db: Database) => Promise<void>;
  onProgress?: ((line: string) => void) | undefined;
  /** Throws away what is there and makes everything anew. */
  startOver?: boolean;
}

/** Held while tables are made and filled: one process at a time. */
export const PREPARE_LOCK = 7_314_001;
/** Held, shared with others, for as long as a process uses the tables. */
export const USE_LOCK = 7_314_002;

/** PGlite has it from Postgres 16 on; it says whether a text is a value of a type. */
const inputCheck = `
create function pg_input_is_valid(value text, type text) returns boolean language plpgsql immutable as $$
begin
  execute format('select %L::%s', value, type);
  return true;
exception when others then
  return false;
end $$;`;

/** The database by its address, without who asks for it. */
export const nameOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};

const inUse = (url: string): StartError =>
  new StartError(
    `The database ${nameOf(url)} is in use by running consoles, and its tables have to be made anew; stop them all first.`,
  );

/** Opens one connection without a time limit for statements. */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(connectionConfig({ url }));
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `SANDBOX_DATABASE_URL names ${nameOf(url)}, which cannot be opened: ${reason || "no answer"}; check the address and whether the server runs.`,
    );
  }
  return client;
}

const databaseOn = (client: pg.Client): Database => ({
  query: (sql, params) => queryOn(client, sql, params),
  transaction: (work) => inTransaction(client, work),
  listen: () => Promise.reject(new Error("Nobody listens while the database is prepared")),
  close: () => Promise.resolve(),
});

async function markOf(client: pg.Client): Promise<string | undefined> {
  const [table] = await queryOn<{ there: boolean }>(
    client,
    "select to_regclass('public.sandbox_schema') is not null as there",
  );
  if (table?.there !== true) return undefined;
  const [row] = await queryOn<{ hash: string }>(client, "select hash from public.sandbox_schema");
  return row?.hash;
}

async function refuseForeign(client: pg.Client, url: string): Promise<void> {
  const [found] = await queryOn<{ name: string }>(
    client,
    "select tablename as name from pg_tables where schemaname = 'public' limit 1",
  );
  if (found)
    throw new StartError(
      `The database ${nameOf(url)} holds tables that are not the sandbox's, such as ${found.name}; name one of its own in SANDBOX_DATABASE_URL.`,
    );
}

async function build(client: pg.Client, { sql, hash }: Schema): Promise<void> {
  const [server] = await queryOn<{ version: number }>(
    client,
    "select current_setting('server_version_num')::integer as version",
  );
  await inTransaction(client, async (tx) => {
    await client.query("set local search_path to public");
    if ((server?.version ?? 0) < 160_000) await client.query(inputCheck);
    await client.query(sql);
    await tx.query("create table sandbox_schema (hash text not null)");
    await tx.query("insert into sandbox_schema values ($1)", [hash]);
  });
}

/** Whether nobody uses the tables; then nobody can begin to until this connection ends. */
async function takeAlone(client: pg.Client): Promise<boolean> {
  const [row] = await queryOn<{ taken: boolean }>(
    client,
    "select pg_try_advisory_lock($1::bigint) as taken",
    [USE_LOCK],
  );
  return row?.taken === true;
}

/** Puts tables of another version aside, as a folder of such is put aside: a stand-in has nothing to migrate. */
async function setAside(client: pg.Client): Promise<string> {
  const name = `before_${new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14)}`;
  await inTransaction(client, async (tx) => {
    await tx.query(`alter schema public rename to ${name}`);
    await tx.query("create schema public");
  });
  return name;
}

/**
 * Makes tables and first records where they are missing. Whoever starts at the same time waits, and then finds both.
 * @returns the connection that says that this process uses the tables, to be kept open.
 * @throws StartError where the database cannot be opened, is somebody else's, or is in use with other tables.
 */
export async function preparePostgres(options: PrepareOptions): Promise<pg.Client> {
  const { url, schema, onProgress } = options;
  const client = await connect(url);
  try {
    await client.query(`select pg_advisory_lock(${PREPARE_LOCK})`);
    const mark = await markOf(client);
    if (mark === undefined) await refuseForeign(client, url);
    if (mark !== undefined && (mark !== schema.hash || options.startOver === true)) {
      if (!(await takeAlone(client))) throw inUse(url);
      if (options.startOver === true)
        await client.query("drop schema public cascade; create schema public");
      else {
        const aside = await setAside(client);
        onProgress?.(
          `The sandbox's tables have changed: it starts over, and its old data lies in the schema ${aside}.`,
        );
      }
    }
    if ((await markOf(client)) === undefined) {
      onProgress?.(`Making the sandbox's tables in ${nameOf(url)} …`);
      await build(client, schema);
    }
    await options.fill(databaseOn(client));
    await client.query(`select pg_advisory_lock_shared(${USE_LOCK})`);
    await client.query(`select pg_advisory_unlock(${PREPARE_LOCK})`);
    // Taken above only where tables were made anew; the shared one stays.
    await client.query(
      `select pg_advisory_unlock(${USE_LOCK}) from pg_locks
       where locktype = 'advisory' and pid = pg_backend_pid() and objid = ${USE_LOCK} and mode = 'ExclusiveLock'`,
    );
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}
