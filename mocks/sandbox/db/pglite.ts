import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { Conversation } from "./conversation";
import type { Database } from "./driver";
import type { WorkerSetup } from "./protocol";

/** Where the data lives and what it starts from. */
export interface PgliteOptions {
  /** A folder (made when missing), or "memory". */
  dataDir: string;
  /**
   * The file that the thread runs. In development and tests `new URL("./worker.ts", import.meta.url)`; in a bundle the
   * URL of the built worker, which must be an entry of its own beside the server (PGlite itself stays in node_modules).
   */
  workerUrl: URL;
  /** A data directory from `buildTemplate`, gzipped or unpacked; used when the folder holds no database yet. */
  template?: Uint8Array | undefined;
  /** Postgres itself, compiled already, for a process that opens many. */
  wasm?: WebAssembly.Module | undefined;
  /**
   * Milliseconds that a statement may keep the thread; after that it and whatever waits behind it is refused with 57014,
   * and a new thread goes on with the data of the folder (in memory with the template: there is nothing else). Without
   * it a statement may run for ever.
   */
  deadlineMs?: number | undefined;
  /** True while statements may take their time all the same: the seed's do on a busy machine. */
  mayBeLong?: (() => boolean) | undefined;
}

/** A database whose whole content can be taken along. */
export interface PgliteDatabase extends Database {
  /** @returns a gzipped data directory for `template`. */
  dump(): Promise<Uint8Array>;
}

/** The worker beside this file, for everything that runs from source. */
export const sourceWorkerUrl: URL = new URL("./worker.ts", import.meta.url);

/** True when the folder holds a database already, so that it needs neither template nor seed. */
export function holdsDatabase(dataDir: string): boolean {
  return existsSync(join(dataDir, "PG_VERSION"));
}

/** Guarantee: the caller names the columns of its own statement; nothing here can know better. */
const rowsOf = <Row extends object>(rows: unknown[]): Row[] => rows as Row[];

/** A thread does not inherit tsx, so a worker in TypeScript loads it by itself first. */
function startWorker(workerUrl: URL, setup: WorkerSetup): Worker {
  if (!workerUrl.pathname.endsWith(".ts")) return new Worker(workerUrl, { workerData: setup });
  const load = `import(${JSON.stringify(import.meta.resolve("tsx/esm/api"))})
    .then(({ register }) => { register(); return import(${JSON.stringify(workerUrl.href)}); })`;
  return new Worker(load, { eval: true, workerData: setup });
}

/**
 * Opens PGlite in a thread of its own. Parameters: text passes unchanged to Postgres; booleans, numbers, Dates and (for
 * json) objects are written for their type. Results: int8 and numeric are numbers, timestamptz are Dates, json is
 * parsed. There is one connection: inside `transaction` use only the `tx` that is handed over, a call on the database
 * itself waits until the transaction is over.
 * @throws Error when the data directory cannot be opened.
 */
export async function openPglite(options: PgliteOptions): Promise<PgliteDatabase> {
  const { dataDir, template, workerUrl, wasm, deadlineMs, mayBeLong } = options;
  const inMemory = dataDir === "memory";
  if (!inMemory) mkdirSync(dataDir, { recursive: true });
  const talk = new Conversation(
    () => {
      const needsTemplate = inMemory || !holdsDatabase(dataDir);
      return startWorker(workerUrl, {
        dataDir: inMemory ? null : dataDir,
        template: needsTemplate ? (template ?? null) : null,
        wasm: wasm ?? null,
      });
    },
    deadlineMs,
    mayBeLong,
  );
  await talk.ready;

  const query = async <Row extends object>(
    sql: string,
    params: readonly unknown[],
    transaction: number | null,
  ) => rowsOf<Row>(await talk.send("query", { sql, params, transaction }).rows);

  return {
    query: (sql, params = []) => query(sql, params, null),
    async transaction(work) {
      const { id: transaction, rows: begun } = talk.send("begin", {});
      await begun;
      try {
        const result = await work({ query: (sql, params = []) => query(sql, params, transaction) });
        await talk.send("commit", { transaction }).rows;
        return result;
      } catch (error) {
        await talk.send("rollback", { transaction }).rows.catch(() => undefined);
        throw error;
      }
    },
    async listen(channel, onPayload) {
      const listeners = talk.listeners.get(channel) ?? new Set();
      talk.listeners.set(channel, listeners.add(onPayload));
      await talk.send("listen", { channel }).rows;
      return async () => {
        listeners.delete(onPayload);
        if (listeners.size > 0) return;
        talk.listeners.delete(channel);
        await talk.send("unlisten", { channel }).rows;
      };
    },
    async dump() {
      const [dump] = await talk.send("dump", {}).rows;
      if (!(dump instanceof Uint8Array)) throw new Error("The database gave no dump.");
      return dump;
    },
    async close() {
      await talk.send("close", {}).rows;
      await talk.end();
    },
  };
}
