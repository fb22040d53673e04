import { type Database, DatabaseError } from "../db/driver";
import { fileSource } from "./fileSource";
import type { Level, LogSource } from "./logLine";
import { ringSource, type RingSource } from "./ringSource";
import { tableSources } from "./tableSources";

/** Statements that take longer are worth a warning. */
const SLOW_MS = 500;
const LONGEST = 2_000;

/** A statement in one line; values are parameters, so that none stands in it. */
const oneLine = (sql: string) => sql.replaceAll(/\s+/g, " ").trim().slice(0, LONGEST);

/** A database that writes down what it is asked. */
function recorded(db: Database, ring: RingSource): Database {
  const told =
    (query: Database["query"]): Database["query"] =>
    async (sql, params) => {
      const started = performance.now();
      const say = (level: Level, words: string) => {
        const ms = Math.round(performance.now() - started);
        const command = /^\W*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? "";
        ring.add(
          ms > SLOW_MS && level === "debug" ? "warning" : level,
          `${ms} ms, ${words}: ${oneLine(sql)}`,
          {
            app: "postgres",
            command,
          },
        );
      };
      try {
        const rows = await query<never>(sql, params);
        say("debug", rows.length === 1 ? "1 row" : `${rows.length} rows`);
        return rows;
      } catch (error) {
        const code = error instanceof DatabaseError ? ` ${error.code}` : "";
        say("error", `failed${code} ${error instanceof Error ? error.message : ""}`.trim());
        throw error;
      }
    };
  return {
    ...db,
    query: told((sql, params) => db.query(sql, params)),
    transaction: (work) =>
      db.transaction((tx) => work({ query: told((sql, params) => tx.query(sql, params)) })),
  };
}

/** Flows of the sign-in pages carry their secrets in the address. */
const addressOf = ({ pathname, search }: URL) =>
  pathname.startsWith("/api/.ory/") ? pathname : pathname + search;

async function answered(
  ring: RingSource,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  const started = performance.now();
  const say = (level: Level, status: number) => {
    const ms = Math.round(performance.now() - started);
    const address = addressOf(new URL(request.url)).slice(0, LONGEST);
    ring.add(level, `${request.method} ${address} ${status} in ${ms} ms`, {
      app: "quarterdeck",
      method: request.method,
      status: String(status),
    });
  };
  try {
    const response = await answer();
    say(
      response.status >= 500 ? "error" : response.status >= 400 ? "warning" : "info",
      response.status,
    );
    return response;
  } catch (error) {
    say("error", 500);
    throw error;
  }
}

/** What the sandbox keeps of itself. */
export interface Logs {
  sources: readonly LogSource[];
  /** The database, whose statements are written down. */
  db: Database;
  /** Writes down a request and how it was answered. */
  watched(request: Request, answer: () => Promise<Response>): Promise<Response>;
}

/**
 * The sandbox's log backends: its own requests and statements, what checks and catalog items did, and files.
 * @param folder files that somebody wants to read along; null for none
 */
export function openLogs(db: Database, folder: string | null): Logs {
  const requests = ringSource("requests");
  const statements = ringSource("statements");
  return {
    // The log does not write down how it is read.
    sources: [requests, statements, ...tableSources(db), fileSource(folder)],
    db: recorded(db, statements),
    watched: (request, answer) => answered(requests, request, answer),
  };
}
