/**
 * The three things that the sandbox asks of a database. PGlite in a worker thread implements them (pglite.ts), and
 * so does a Postgres server (postgres.ts).
 */
export interface Database {
  /**
   * Runs one statement with bound parameters.
   * @returns the rows as plain objects, in the order of the statement.
   * @throws DatabaseError with the SQLSTATE when Postgres refuses.
   */
  query<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  /** Runs `work` in one transaction; whatever it throws rolls back and is thrown on. */
  transaction<Result>(work: (tx: Pick<Database, "query">) => Promise<Result>): Promise<Result>;
  /** Calls `onPayload` for every NOTIFY on the channel until the returned function is called. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  /** Flushes and closes; later calls reject. */
  close(): Promise<void>;
}

/** A refusal by Postgres, with what PostgREST would forward. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
  constructor(
    /** SQLSTATE, for example 23505. */
    readonly code: string,
    message: string,
    readonly details: string | null,
    readonly hint: string | null,
  ) {
    super(message);
  }
}
