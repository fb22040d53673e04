import { parentPort, workerData, type MessagePort } from "node:worker_threads";
import { PGlite, type Transaction } from "@electric-sql/pglite";
import { encodeParameters, decodeValues } from "./encoding";
import type { Command, Reply, WireError, WorkerSetup } from "./protocol";

/** The thread in which PGlite runs: its queries block the loop they run on, so they never run on the server's. */

/** Guarantee: only `openPglite` starts this file, and it always hands over a WorkerSetup. */
const setup = workerData as WorkerSetup;
const ROLLBACK = Symbol("rollback");

interface OpenTransaction {
  tx: Transaction;
  finish: (commit: boolean) => void;
  ended: Promise<void>;
}

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

function wireError(error: unknown): WireError {
  if (!(error instanceof Error))
    return { code: null, message: String(error), details: null, hint: null };
  const { code, detail, hint } = error as Error &
    Partial<Record<"code" | "detail" | "hint", unknown>>;
  return { code: text(code), message: error.message, details: text(detail), hint: text(hint) };
}

/** By the two bytes that begin every gzip file. */
const isGzip = (template: Uint8Array) => template[0] === 0x1f && template[1] === 0x8b;

function openDatabase(): Promise<PGlite> {
  const options = { ...encodeParameters, ...decodeValues };
  const loadDataDir = setup.template
    ? new Blob([new Uint8Array(setup.template)], {
        type: isGzip(setup.template) ? "application/gzip" : "application/x-tar",
      })
    : undefined;
  const dataDir = setup.dataDir ?? undefined;
  return PGlite.create({
    ...options,
    ...(dataDir ? { dataDir } : {}),
    ...(loadDataDir ? { loadDataDir } : {}),
    ...(setup.wasm ? { pgliteWasmModule: setup.wasm } : {}),
  });
}

async function serve(port: MessagePort): Promise<void> {
  const database = await openDatabase();
  await database.exec("set time zone 'UTC'");
  const transactions = new Map<number, OpenTransaction>();
  const listeners = new Map<string, () => Promise<void>>();
  const send = (reply: Reply) => port.postMessage(reply);

  /** Opens a transaction and keeps it open until `end`; PGlite lets everything else wait meanwhile. */
  async function begin(id: number): Promise<void> {
    const started = deferred<Transaction>();
    const finished = deferred<boolean>();
    const ended = database.transaction(async (tx) => {
      started.resolve(tx);
      if (!(await finished.promise)) throw ROLLBACK;
    });
    ended.catch(started.reject);
    transactions.set(id, { tx: await started.promise, finish: finished.resolve, ended });
  }

  async function end(id: number, commit: boolean): Promise<void> {
    const open = transactions.get(id);
    if (!open) throw new Error("This transaction is over");
    transactions.delete(id);
    open.finish(commit);
    await open.ended.catch((error: unknown) => {
      if (error !== ROLLBACK) throw error;
    });
  }

  async function run(command: Command): Promise<unknown[]> {
    switch (command.kind) {
      case "query": {
        const target =
          command.transaction === null ? database : transactions.get(command.transaction)?.tx;
        if (!target) throw new Error("This transaction is over");
        return (await target.query<object>(command.sql, [...command.params])).rows;
      }
      case "begin":
        await begin(command.id);
        return [];
      case "commit":
      case "rollback":
        await end(command.transaction, command.kind === "commit");
        return [];
      case "listen":
        if (!listeners.has(command.channel)) {
          const { channel } = command;
          listeners.set(
            channel,
            await database.listen(channel, (payload) => send({ kind: "notify", channel, payload })),
          );
        }
        return [];
      case "unlisten":
        await listeners.get(command.channel)?.();
        listeners.delete(command.channel);
        return [];
      case "dump": {
        const file = await database.dumpDataDir("gzip");
        return [new Uint8Array(await file.arrayBuffer())];
      }
      case "ping":
        return [];
      case "close":
        await database.close();
        return [];
    }
  }

  port.on("message", (command: Command) => {
    run(command).then(
      (rows) => {
        send({ kind: "done", id: command.id, rows });
        if (command.kind === "close") port.close();
      },
      (error: unknown) => send({ kind: "refused", id: command.id, error: wireError(error) }),
    );
  });
  send({ kind: "ready" });
}

if (parentPort) {
  const port = parentPort;
  serve(port).catch((error: unknown) => {
    const failure: Reply = { kind: "failed", error: wireError(error) };
    port.postMessage(failure);
    port.close();
  });
}
