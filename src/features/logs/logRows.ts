import type { LogAnswer, LogLine } from "~generated/logs/types.gen";
import type { TagFilter } from "~/lib/labels/tagFilters";
import type { TriState } from "~/lib/labels/triState";
import { plainText } from "~/lib/text/ansi";
import { toInstant } from "~/lib/time/instant";

export const levels = ["fatal", "error", "warning", "info", "debug", "trace"] as const;
export type Level = (typeof levels)[number];

/** A line as the page holds it. */
export interface LogRow {
  /** Where the line stands in its stream; made of time and text where the service gives none. */
  key: string;
  /** Milliseconds since 1970; NaN where the line has no time. */
  at: number;
  level: Level;
  message: string;
  labels: Readonly<Record<string, string>>;
  /** Equal lines that this one stands for. */
  count: number;
}

const words: Readonly<Record<string, Level>> = {
  fatal: "fatal",
  panic: "fatal",
  critical: "fatal",
  error: "error",
  err: "error",
  warning: "warning",
  warn: "warning",
  info: "info",
  notice: "info",
  debug: "debug",
  trace: "trace",
};
const NAMED = /\b(?:level|lvl|severity)["']?\s*[=:]\s*["']?([a-z]+)/i;
const WORD = /\b(FATAL|PANIC|CRITICAL|ERROR|WARNING|WARN|INFO|NOTICE|DEBUG|TRACE)\b/;
/** Levels stand at the beginning of a line. */
const HEAD = 300;

/** The level that a line says it has, in its field, its labels or its text; `info` where it says none. */
export function levelOf({ level, labels, message }: LogLine): Level {
  const said = level ?? labels?.["level"] ?? labels?.["severity"];
  if (said !== undefined) return words[said.toLowerCase()] ?? "info";
  const head = message.slice(0, HEAD);
  const word = NAMED.exec(head)?.[1] ?? WORD.exec(head)?.[1];
  return words[word?.toLowerCase() ?? ""] ?? "info";
}

const none: Readonly<Record<string, string>> = {};

/**
 * The lines of an answer, oldest first. Lines with equal labels share them: a hundred thousand lines have a handful.
 * @param after keys of lines that are there already
 */
export function logRows(answer: LogAnswer, after?: ReadonlySet<string>): LogRow[] {
  const known = new Map<string, Readonly<Record<string, string>>>();
  const shared = (labels: LogLine["labels"]) => {
    if (!labels) return none;
    const text = JSON.stringify(labels);
    const found = known.get(text);
    if (!found) known.set(text, labels);
    return found ?? labels;
  };
  const seen = new Map<string, number>();
  const rows: LogRow[] = [];
  for (const line of answer.results ?? []) {
    const when = toInstant(line.timestamp ?? line.firstObserved);
    const named = line.id ?? `${line.timestamp ?? ""} ${line.message}`;
    const times = seen.get(named) ?? 0;
    seen.set(named, times + 1);
    const key = times === 0 ? named : `${named} #${times + 1}`;
    if (after?.has(key)) continue;
    rows.push({
      key,
      at: when?.getTime() ?? Number.NaN,
      level: levelOf(line),
      message: line.message,
      labels: shared(line.labels),
      count: line.count ?? 1,
    });
  }
  // A stable sort by time: what has none stays beside its neighbours.
  return rows.toReversed().toSorted((a, b) => a.at - b.at || 0);
}

/** What the page asks for, as far as the browser can see to it. */
interface RowFilter {
  text: string;
  levels: TriState;
  labels: readonly TagFilter[];
  /** Milliseconds since 1970. */
  from: number;
  to: number;
}

const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/**
 * Tells whether a line fits, for those parts of a filter that the log service did not see to.
 * @param honoured fields of the query that the answer follows
 */
export function fitting(
  filter: RowFilter,
  honoured: readonly string[],
): ((row: LogRow) => boolean) | undefined {
  const text = honoured.includes("query") ? "" : filter.text.trim();
  const pattern =
    text === "" ? undefined : new RegExp(text.replaceAll(SPECIAL, String.raw`\$&`), "i");
  const isRanged = !honoured.includes("start");
  const levels = honoured.includes("levels") ? undefined : wanted([...filter.levels]);
  const byKey = new Map<string, [string, 1 | -1][]>();
  if (!honoured.includes("labels"))
    for (const { key, value, mark } of filter.labels)
      byKey.set(key, [...(byKey.get(key) ?? []), [value, mark]]);
  const labels = [...byKey].map(([key, marks]) => ({ key, fits: wanted(marks) }));
  if (!pattern && !isRanged && !levels && labels.length === 0) return undefined;
  return (row) =>
    (!isRanged || Number.isNaN(row.at) || (row.at >= filter.from && row.at <= filter.to)) &&
    (!levels || levels(row.level)) &&
    labels.every(({ key, fits }) => fits(row.labels[key])) &&
    (!pattern || pattern.test(plainText(row.message)));
}

function wanted(marks: readonly (readonly [string, 1 | -1])[]) {
  const included = marks.filter(([, mark]) => mark === 1).map(([item]) => item);
  const excluded = marks.filter(([, mark]) => mark === -1).map(([item]) => item);
  return (item: string | undefined): boolean =>
    (included.length === 0 || (item !== undefined && included.includes(item))) &&
    !(item !== undefined && excluded.includes(item));
}

const parts = { start: "time range", query: "search", levels: "levels", labels: "labels" } as const;

/** Filters that are set and that the log service did not see to, in words. */
export function unheeded(
  filter: Pick<RowFilter, "text" | "levels" | "labels">,
  honoured: readonly string[],
): string[] {
  const set = {
    start: true,
    query: filter.text.trim() !== "",
    levels: filter.levels.size > 0,
    labels: filter.labels.length > 0,
  };
  const keys = ["start", "query", "levels", "labels"] as const;
  return keys.flatMap((key) => (set[key] && !honoured.includes(key) ? [parts[key]] : []));
}

/** Label pairs of the lines, to filter by. */
export function labelPairs(rows: readonly LogRow[]): { key: string; value: string }[] {
  const pairs = new Map<string, { key: string; value: string }>();
  for (const labels of new Set(rows.map((row) => row.labels)))
    for (const [key, value] of Object.entries(labels))
      pairs.set(`${key}\n${value}`, { key, value });
  return [...pairs.values()];
}

/** Lines as a file: time, level, text. */
export const asText = (rows: readonly LogRow[]): string =>
  rows
    .map((row) => `${timeText(row)}${row.level.toUpperCase()} ${plainText(row.message)}\n`)
    .join("");

const timeText = ({ at }: LogRow) => (Number.isNaN(at) ? "" : `${new Date(at).toISOString()} `);

/** Lines as JSON, one object per line. */
export const asJsonLines = (rows: readonly LogRow[]): string =>
  rows
    .map(({ at, level, message, labels }) =>
      JSON.stringify({
        ...(!Number.isNaN(at) && { timestamp: new Date(at).toISOString() }),
        level,
        message,
        labels,
      }),
    )
    .join("\n");

/** A message that is a JSON object or list, to be shown unfolded. */
export function jsonOf(message: string): unknown {
  const text = plainText(message).trim();
  if (!/^[{[]/.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
