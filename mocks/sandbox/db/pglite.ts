import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { DatabaseError, type Database } from "./driver";
import type { Command, Reply, WireError, WorkerSetup } from "./protocol";

/** Where the data lives and what it starts from. */
export interface PgliteOptions {
  /** A folder (made when missing), or "memory". */
  dataDir: string;
  /**
   * The file that the thread runs. In development and tests `new URL("./worker.ts", import.meta.url)`; in a bundle the
   * URL of the built worker, which must be an entry of its own beside the server (PGlite itself stays in node_modules).
   */
  workerUrl: URL;
  /** A data directory from `buildTemplate`; used when the folder holds no database yet. */
  template?: Uint8Array | undefined;
}

/** The worker beside this file, for everything that runs from source. */
export const sourceWorkerUrl: URL = new URL("./worker.ts", import.meta.url);

/** True when the folder holds a database already, so that it needs neither template nor seed. */
export function holdsDatabase(dataDir: string): boolean {
  return existsSync(join(dataDir, "PG_VERSION"));
}

type Sent<Kind extends Command["kind"]> = Omit<Extract<Command, { kind: Kind }>, "id" | "kind">;
interface Waiting {
  resolve: (rows: unknown[]) => void;
  reject: (error: Error) => void;
}

function thrown(error: WireError): Error {
  return error.code === null
    ? new Error(error.message)
    : new DatabaseError(error.code, error.message, error.details, error.hint);
}

/** Guarantee: the caller names the columns of its own statement; nothing here can know better. */
const rowsOf = <Row extends object>(rows: unknown[]): Row[] => rows as Row[];

/** Guarantee: `kind` and `fields` come from one signature below, so together they are that command. */
const commandOf = (id: number, kind: Command["kind"], fields: object): Command =>
  ({ id, kind, ...fields }) as Command;

/** The conversation with one worker: numbers the commands, settles their promises, spreads notifications. */
class Conversation {
  readonly ready: Promise<void>;
  readonly listeners = new Map<string, Set<(payload: string) => void>>();
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private ended: Error | null = null;

  constructor(private readonly worker: Worker) {
    this.ready = new Promise((resolve, reject) => {
      worker.on("message", (reply: Reply) => {
        if (reply.kind === "ready") resolve();
        else if (reply.kind === "failed") reject(thrown(reply.error));
        else this.receive(reply);
      });
      const stop = (error: Error) => {
        this.stop(error);
        reject(error);
      };
      worker.on("error", (error: Error) =>
        stop(new Error(`The sandbox database stopped: ${error.message}`)),
      );
      worker.on("exit", () => stop(new Error("The sandbox database is closed")));
    });
  }

  send<Kind extends Command["kind"]>(
    kind: Kind,
    fields: Sent<Kind>,
  ): { id: number; rows: Promise<unknown[]> } {
    const id = ++this.last;
    const rows = new Promise<unknown[]>((resolve, reject) => {
      if (this.ended) return reject(this.ended);
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage(commandOf(id, kind, fields));
    });
    return { id, rows };
  }

  stop(error: Error): void {
    this.ended ??= error;
    for (const { reject } of this.waiting.values()) reject(this.ended);
    this.waiting.clear();
  }

  private receive(reply: Exclude<Reply, { kind: "ready" | "failed" }>): void {
    if (reply.kind === "notify") {
      for (const listener of this.listeners.get(reply.channel) ?? []) listener(reply.payload);
      return;
    }
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if (reply.kind === "done") waiting?.resolve(reply.rows);
    else waiting?.reject(thrown(reply.error));
  }
}

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
export async function openPglite(options: PgliteOptions): Promise<Database> {
  const inMemory = options.dataDir === "memory";
  if (!inMemory) mkdirSync(options.dataDir, { recursive: true });
  const needsTemplate = inMemory || !holdsDatabase(options.dataDir);
  const setup: WorkerSetup = {
    dataDir: inMemory ? null : options.dataDir,
    template: needsTemplate ? (options.template ?? null) : null,
  };
  const worker = startWorker(options.workerUrl, setup);
  const talk = new Conversation(worker);
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
    async close() {
      await talk.send("close", {}).rows;
      talk.stop(new Error("The sandbox database is closed"));
      await worker.terminate();
    },
  };
}
