import pg from "pg";
import type { Client, ClientConfig, Connection, PoolClient, Submittable } from "pg";
import { DatabaseError, type Database } from "./driver";
import { columnTypes, parameterText } from "./postgresValues";

export interface PostgresOptions {
  /** postgres://user:password@host:port/database */
  url: string;
  /** Milliseconds that a statement may take; it is refused with 57014 after that. */
  deadlineMs?: number;
  /** Connections that this process may hold beside the one that listens. */
  connections?: number;
}

const REOPEN_MS = 1_000;
const CONNECT_MS = 10_000;

/** What every connection of the sandbox has in common. */
export function connectionConfig({ url, deadlineMs }: PostgresOptions): ClientConfig {
  return {
    connectionString: url,
    application_name: "quarterdeck sandbox",
    connectionTimeoutMillis: CONNECT_MS,
    types: columnTypes,
    options: "-c timezone=UTC",
    ...(deadlineMs === undefined ? {} : { statement_timeout: deadlineMs }),
  };
}

/** A refusal by Postgres as the driver's own; a broken connection stays what it is. */
function refusal(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return error;
  return new DatabaseError(error.code, error.message, error.detail ?? null, error.hint ?? null);
}

/** Guarantee: the caller names the columns of its own statement; nothing here can know better. */
const rowsOf = <Row extends object>(rows: unknown[]): Row[] => rows as Row[];

/** Asks which types the parameters of a statement have, without running it. */
class Describe implements Submittable {
  readonly types: Promise<number[]>;
  private settle: (types: number[]) => void = () => undefined;
  private fail: (error: Error) => void = () => undefined;
  private found: number[] = [];

  constructor(private readonly sql: string) {
    this.types = new Promise((resolve, reject) => {
      this.settle = resolve;
      this.fail = reject;
    });
  }

  submit(connection: Connection): void {
    connection.once("parameterDescription", ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
      this.found = dataTypeIDs;
    });
    connection.parse({ name: "", text: this.sql, types: [] }, true);
    connection.describe({ type: "S", name: "" }, true);
    connection.sync();
  }
  handleError(error: Error): void {
    this.fail(error);
  }
  handleReadyForQuery(): void {
    this.settle(this.found);
  }
  handleRowDescription(): void {
    // Its columns are of no interest here.
  }
}

type Asks = Pick<Client | PoolClient, "query">;

/** Statements whose parameters are lists, by their text: the database is asked once for each. */
const described = new Map<string, number[]>();

async function typesOf(client: Asks, sql: string): Promise<number[]> {
  const known = described.get(sql);
  if (known !== undefined) return known;
  const asked = new Describe(sql);
  client.query(asked);
  const found = await asked.types;
  described.set(sql, found);
  return found;
}

/** Runs one statement on a connection. */
export async function queryOn<Row extends object>(
  client: Asks,
  sql: string,
  params: readonly unknown[] = [],
): Promise<Row[]> {
  try {
    const types = params.some(Array.isArray) ? await typesOf(client, sql) : [];
    const values = params.map((value, index) => parameterText(value, types[index]));
    const { rows } = await client.query<Row>({ text: sql, values });
    return rowsOf<Row>(rows);
  } catch (error) {
    throw refusal(error);
  }
}

/** The one connection that hears notices; opened again when it breaks, with everything that is listened to. */
class Listening {
  private readonly listeners = new Map<string, Set<(payload: string) => void>>();
  private client: Promise<Client> | undefined;
  private isOver = false;

  constructor(private readonly config: ClientConfig) {}

  async add(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    const known = this.listeners.get(channel);
    this.listeners.set(channel, (known ?? new Set()).add(onPayload));
    const client = await this.open();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return async () => {
      const heard = this.listeners.get(channel);
      heard?.delete(onPayload);
      if (heard === undefined || heard.size > 0 || this.isOver) return;
      this.listeners.delete(channel);
      await (await this.open()).query(`unlisten ${pg.escapeIdentifier(channel)}`);
    };
  }

  async close(): Promise<void> {
    this.isOver = true;
    const client = await this.client?.catch(() => undefined);
    await client?.end();
  }

  private open(): Promise<Client> {
    this.client ??= this.connect();
    return this.client;
  }

  private async connect(): Promise<Client> {
    const client = new pg.Client({ ...this.config, keepAlive: true });
    client.on("notification", ({ channel, payload }) => {
      for (const listener of this.listeners.get(channel) ?? []) listener(payload ?? "");
    });
    client.on("error", () => this.reopen());
    try {
      await client.connect();
      for (const channel of this.listeners.keys())
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      this.client = undefined;
      throw error;
    }
    return client;
  }

  private reopen(): void {
    this.client = undefined;
    if (this.isOver) return;
    setTimeout(() => {
      if (!this.isOver) this.open().catch(() => this.reopen());
    }, REOPEN_MS).unref();
  }
}

/**
 * Opens a Postgres server as the sandbox's database. Values come and go as they do with PGlite; unlike there, statements
 * run beside each other, and other processes may use the same database.
 * @throws Error when the server cannot be reached or refuses the user.
 */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const config = connectionConfig(options);
  const pool = new pg.Pool({ ...config, max: options.connections ?? 10 });
  // An idle connection that breaks leaves the pool by itself; the next statement opens another.
  pool.on("error", () => undefined);
  const listening = new Listening(config);
  // Fails now where it would fail later.
  (await pool.connect()).release();

  const withClient = async <Result>(work: (client: PoolClient) => Promise<Result>) => {
    const client = await pool.connect();
    let broken: Error | undefined;
    const note = (error: Error) => (broken = error);
    client.on("error", note);
    try {
      return await work(client);
    } finally {
      client.off("error", note);
      client.release(broken);
    }
  };

  return {
    query: <Row extends object>(sql: string, params?: readonly unknown[]) =>
      withClient((client) => queryOn<Row>(client, sql, params)),
    transaction: (work) => withClient((client) => inTransaction(client, work)),
    listen: (channel, onPayload) => listening.add(channel, onPayload),
    async close() {
      await listening.close();
      await pool.end();
    },
  };
}

/** Runs `work` in a transaction on one connection. */
export async function inTransaction<Result>(
  client: Asks,
  work: (tx: Pick<Database, "query">) => Promise<Result>,
): Promise<Result> {
  await client.query("begin");
  try {
    const result = await work({ query: (sql, params) => queryOn(client, sql, params) });
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw refusal(error);
  }
}
