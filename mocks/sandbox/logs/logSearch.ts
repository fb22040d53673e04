import type { LogAnswer, LogQuery } from "~generated/logs/types.gen";
import { durationMs } from "../duration";
import type { Line, LogSource } from "./logLine";

/** A text or number of the query that cannot be read. */
export class LogQueryError extends Error {}

const honoured = ["start", "end", "query", "labels", "levels", "limit", "cursor", "buckets"];

/** A duration back from now or a time, in milliseconds since 1970. */
function instantOf(text: string, now: number): number {
  const back = durationMs(text);
  if (back !== undefined) return now - back;
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new LogQueryError(`${text} is neither a duration nor a time`);
  return time;
}

/** `a,b,!c` against one text. */
function listFits(list: string, text: string | undefined): boolean {
  const items = list.split(",").filter((item) => item !== "");
  if (text !== undefined && items.includes(`!${text}`)) return false;
  const wanted = items.filter((item) => !item.startsWith("!"));
  return wanted.length === 0 || (text !== undefined && wanted.includes(text));
}

function fitting(query: LogQuery, selector: Readonly<Record<string, string>>) {
  const text = query.query?.trim().toLowerCase() ?? "";
  const labels = Object.entries(query.labels ?? {});
  const own = Object.entries(selector);
  return (line: Line): boolean =>
    own.every(([key, value]) => line.labels[key] === value) &&
    labels.every(([key, list]) => listFits(list, line.labels[key])) &&
    (!query.levels || listFits(query.levels, line.level)) &&
    (text === "" || line.message.toLowerCase().includes(text));
}

function placesOf(cursor: string): Record<string, string> {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    return Object.fromEntries(
      Object.entries(read ?? {}).flatMap(([key, value]) =>
        typeof value === "string" ? [[key, value]] : [],
      ),
    );
  } catch {
    throw new LogQueryError("the cursor is none that this log service gave");
  }
}

function histogramOf(lines: readonly Line[], from: number, to: number, parts: number) {
  const buckets: Record<string, number>[] = Array.from({ length: parts }, () => ({}));
  const width = Math.max(1, to - from) / parts;
  for (const { time, level } of lines) {
    const bucket = buckets[Math.min(parts - 1, Math.max(0, Math.floor((time - from) / width)))];
    if (bucket) bucket[level] = (bucket[level] ?? 0) + 1;
  }
  return { start: new Date(from).toISOString(), end: new Date(to).toISOString(), buckets };
}

const written = ({ id, time, level, message, labels }: Line) => ({
  id,
  timestamp: new Date(time).toISOString(),
  level,
  message,
  labels: { ...labels },
});

/**
 * Lines of a log selector, newest first.
 * @param selector labels that the lines must carry
 * @throws LogQueryError for a time or a cursor that cannot be read
 */
export async function searchLines(
  sources: readonly LogSource[],
  query: LogQuery,
  selector: Readonly<Record<string, string>>,
  now = Date.now(),
): Promise<LogAnswer> {
  const { stream } = selector;
  const asked =
    stream === undefined ? sources : sources.filter((source) => source.stream === stream);
  const from = instantOf(query.start ?? "15m", now);
  const to = query.end === undefined ? now : instantOf(query.end, now);
  const known = query.cursor === undefined ? undefined : placesOf(query.cursor);
  const places: Record<string, string> = {};
  const found: Line[] = [];
  const fits = fitting(query, selector);
  for (const source of asked) {
    // The place comes first: a line that arrives in between is in both answers rather than in none.
    const { place, lines } = await source.since(known?.[source.stream]);
    places[source.stream] = place;
    for (const line of known ? lines : await source.read(from, to))
      if (fits(line)) found.push(line);
  }
  const sorted = found.toReversed().toSorted((a, b) => b.time - a.time);
  return {
    total: sorted.length,
    results: sorted.slice(0, query.limit ?? 1000).map(written),
    honoured: [...honoured],
    cursor: Buffer.from(JSON.stringify(places)).toString("base64url"),
    ...(query.buckets !== undefined && {
      histogram: histogramOf(sorted, from, to, query.buckets),
    }),
  };
}
