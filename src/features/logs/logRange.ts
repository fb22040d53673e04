import { resolveDateMath } from "~/lib/time/dateMath";
import { readTimeRange, resolveTimeRange, type TimeRangeSearch } from "~/lib/time/timeRange";
import { PAST_PRESETS } from "~/lib/time/timeRangePresets";
import type { LogsSearch } from "./search";

const DEFAULT_START = "15m";

/** What a log service reads as a duration; months and years of the calendar are worked out here. */
const DURATION = /^\d+[smhdw]$/;

/** A start or an end of an address as a time; undefined for what cannot be read. */
function instantOf(text: string, now: Date): Date | undefined {
  return resolveDateMath(DURATION.test(text) ? `now-${text}` : text, { now });
}

/** Stretch that an address asks for, at a moment; what cannot be read counts as missing. */
export function logRange({ start, end }: Pick<LogsSearch, "start" | "end">, now: Date) {
  const to = (end === undefined ? undefined : instantOf(end, now)) ?? now;
  const from =
    (start === undefined ? undefined : instantOf(start, now)) ?? new Date(now.getTime() - 900_000);
  return from <= to ? { from, to } : { from: to, to: from };
}

/** Says which times of an address cannot be read, as a sentence. */
export function logRangeFault({
  start,
  end,
}: Pick<LogsSearch, "start" | "end">): string | undefined {
  const whenever = new Date(0);
  const texts = [start, end].filter((text) => text !== undefined && !instantOf(text, whenever));
  if (texts.length === 0) return undefined;
  const asked = texts.map((text) => `"${text}"`).join(" and ");
  return `The address asks for ${asked}, which cannot be read as a time: the range above is shown instead.`;
}

/** `start` and `end` as a log service takes them: a duration stays one, so that it counts from the server's now. */
export function askedRange(search: Pick<LogsSearch, "start" | "end">, now: Date) {
  const { start = DEFAULT_START, end } = search;
  const { from, to } = logRange(search, now);
  return {
    start: DURATION.test(start) && end === undefined ? start : from.toISOString(),
    ...(end !== undefined && { end: to.toISOString() }),
  };
}

/** The range as the time-range picker reads it. */
export function pickerSearch({ start = DEFAULT_START, end }: Pick<LogsSearch, "start" | "end">) {
  if (end !== undefined)
    return { rangeType: "absolute", from: instantText(start), to: instantText(end) };
  const range = DURATION.test(start) ? `now-${start}` : start;
  const display = PAST_PRESETS.find((preset) => preset.range === range)?.display;
  return range.startsWith("now")
    ? { rangeType: "relative", range, display }
    : { rangeType: "absolute", from: range, to: "now" };
}

const instantText = (text: string) => (DURATION.test(text) ? `now-${text}` : text);

/** What a range of the picker becomes in the address. */
export function rangeChange(
  picked: TimeRangeSearch,
  now = new Date(),
): Pick<LogsSearch, "start" | "end"> {
  const range = readTimeRange(picked);
  if (range?.type === "relative") {
    const duration = /^now-(\d+[smhdw])$/.exec(range.range)?.[1];
    return { start: duration ?? range.range, end: undefined };
  }
  const bounds = range && resolveTimeRange(range, { now });
  return { start: bounds?.from.toISOString(), end: bounds?.to?.toISOString() };
}
