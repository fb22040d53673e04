import { appendFileSync, readFileSync, writeFileSync } from "node:fs";

/** A request and its answer, without who asked: no cookies, no tokens. */
export interface Exchange {
  at: string;
  /** The operation or the named read. */
  name: string;
  method: string;
  /** With the query string. */
  path: string;
  body: string;
  status: number;
  headers: Readonly<Record<string, string>>;
  answer: string;
}

/** Headers of an answer that mean the same later. */
const kept = ["content-type", "content-range", "content-disposition", "location", "etag"];

/** Exchanges that the page shows. */
const SHOWN = 200;

/** The same request: method, path, parameters in any order, body. */
function keyOf({ method, path, body }: Pick<Exchange, "method" | "path" | "body">): string {
  const url = new URL(path, "http://mock");
  url.searchParams.sort();
  return `${method} ${url.pathname}?${url.searchParams.toString()} ${body}`;
}

const asText = (exchanges: readonly Exchange[]) =>
  exchanges.map((exchange) => `${JSON.stringify(exchange)}\n`).join("");

/** A line is what `asText` wrote; anything else is no recording. */
function exchangeOf(line: string): Exchange {
  const value: unknown = JSON.parse(line);
  if (typeof value !== "object" || value === null || !("method" in value) || !("answer" in value))
    throw new Error("a line is no recorded request");
  return value as Exchange;
}

/** Keeps what was asked and answered, and answers again from a recording. */
export interface Recorder {
  /** The last exchanges, oldest first. */
  readonly exchanges: readonly Exchange[];
  keep(exchange: Exchange): void;
  /** The recorded answer to a request; of several the next one, and the last again and again. */
  replay(request: Pick<Exchange, "method" | "path" | "body">): Exchange | undefined;
  /** All kept exchanges, one JSON document a line: what `--replay` reads. */
  text(): string;
}

/** The file of a recording cannot be used; the message is a sentence for the caller. */
export class RecordingError extends Error {
  override name = "RecordingError";
}

/**
 * @param saveTo file that every exchange is added to; it starts empty.
 * @param readFrom file of recorded exchanges to answer from.
 * @throws RecordingError
 */
export function createRecorder({
  saveTo,
  readFrom,
}: { saveTo?: string | undefined; readFrom?: string | undefined } = {}): Recorder {
  const exchanges: Exchange[] = [];
  const recorded = new Map<string, Exchange[]>();
  try {
    const lines = readFrom === undefined ? [] : readFileSync(readFrom, "utf8").split("\n");
    for (const exchange of lines.filter((line) => line.trim() !== "").map(exchangeOf)) {
      const key = keyOf(exchange);
      recorded.set(key, [...(recorded.get(key) ?? []), exchange]);
    }
    if (saveTo !== undefined) writeFileSync(saveTo, "");
  } catch (error) {
    const file = saveTo === undefined ? readFrom : [readFrom, saveTo].filter(Boolean).join(" or ");
    throw new RecordingError(
      `Cannot use ${file}: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  return {
    exchanges,
    keep(exchange) {
      exchanges.push(exchange);
      if (exchanges.length > SHOWN) exchanges.shift();
      if (saveTo !== undefined) appendFileSync(saveTo, asText([exchange]));
    },
    replay(request) {
      const found = recorded.get(keyOf(request));
      return found && found.length > 1 ? found.shift() : found?.[0];
    },
    text: () => asText(exchanges),
  };
}

/** The answer of an exchange. */
export const responseOf = ({ status, headers, answer }: Exchange): Response =>
  new Response(status === 204 || status === 304 ? null : answer, { status, headers });

/** An exchange out of a request and its answer, whose text was read. */
export function exchangeWith(
  request: Pick<Exchange, "name" | "method" | "path" | "body">,
  response: Response,
  answer: string,
): Exchange {
  const headers = kept.flatMap((header) => {
    const value = response.headers.get(header);
    return value === null ? [] : [[header, value]];
  });
  return {
    at: new Date().toISOString(),
    ...request,
    status: response.status,
    headers: Object.fromEntries(headers),
    answer,
  };
}
