/** What the thread of the database and the main thread say to each other. */

/** Given to the worker when it starts. */
export interface WorkerSetup {
  /** A folder, or null for a database in memory. */
  dataDir: string | null;
  /** A data directory to start from, as a tar that may be gzipped; null opens what the folder holds (or runs initdb). */
  template: Uint8Array | null;
  /** Postgres itself, compiled already; null has the thread compile it. */
  wasm: WebAssembly.Module | null;
}

export type Command =
  | {
      id: number;
      kind: "query";
      sql: string;
      params: readonly unknown[];
      transaction: number | null;
    }
  | { id: number; kind: "begin" }
  | { id: number; kind: "commit"; transaction: number }
  | { id: number; kind: "rollback"; transaction: number }
  | { id: number; kind: "listen"; channel: string }
  | { id: number; kind: "unlisten"; channel: string }
  | { id: number; kind: "dump" }
  /** Answered at once unless a statement keeps the thread. */
  | { id: number; kind: "ping" }
  | { id: number; kind: "close" };

/** An error that survives the way through a thread boundary; `code` is null when it is not a refusal by Postgres. */
export interface WireError {
  code: string | null;
  message: string;
  details: string | null;
  hint: string | null;
}

export type Reply =
  | { kind: "ready" }
  | { kind: "failed"; error: WireError }
  | { kind: "done"; id: number; rows: unknown[] }
  | { kind: "refused"; id: number; error: WireError }
  | { kind: "notify"; channel: string; payload: string };
