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

type Asked = Pick<LogsSearch, "start" | "end">;

/** What of an address can be read as a time. */
function readable({ start, end }: Asked, now: Date): Asked {
  const readableOr = (text: string | undefined) =>
    text !== undefined && instantOf(text, now) ? text : undefined;
  return { start: readableOr(start), end: readableOr(end) };
}

/** Stretch that an address asks for, at a moment; what cannot be read counts as missing. */
export function logRange({ start, end }: Asked, now: Date) {
  const to = (end === undefined ? undefined : instantOf(end, now)) ?? now;
  const from =
    (start === undefined ? undefined : instantOf(start, now)) ?? new Date(to.getTime() - 900_000);
  return from <= to ? { from, to } : { from: to, to: from };
}

/**
 * Says which times of an address cannot be read, as a sentence.
 * @returns undefined where there are none; else with what takes them out of the address.
 */
export function logRangeFault(
  search: Asked,
): { text: string; change: Partial<Record<keyof Asked, undefined>> } | undefined {
  const read = readable(search, new Date(0));
  const parts = (["start", "end"] as const).filter(
    (part) => search[part] !== undefined && read[part] === undefined,
  );
  if (parts.length === 0) return undefined;
  const asked = parts.map((part) => `"${search[part]}"`).join(" and ");
  return {
    text: `The address asks for ${asked}, which cannot be read as a time: the range above is shown instead.`,
    change: Object.fromEntries(parts.map((part) => [part, undefined])),
  };
}

/** `start` and `end` as a log service takes them: a duration stays one, so that it counts from the server's now. */
export function askedRange(search: Asked, now: Date) {
  const { start = DEFAULT_START, end } = readable(search, now);
  const { from, to } = logRange(search, now);
  return {
    start: DURATION.test(start) && end === undefined ? start : from.toISOString(),
    ...(end !== undefined && { end: to.toISOString() }),
  };
}

/** The range as the time-range picker reads it. */
export function pickerSearch(search: Asked, now = new Date()) {
  const { start, end } = readable(search, now);
  if (end !== undefined)
    return {
      rangeType: "absolute",
      from: start ? instantText(start) : logRange(search, now).from.toISOString(),
      to: instantText(end),
    };
  const range = instantText(start ?? DEFAULT_START);
  const display = PAST_PRESETS.find((preset) => preset.range === range)?.display;
  return range.startsWith("now")
    ? { rangeType: "relative", range, display }
    : { rangeType: "absolute", from: range, to: "now" };
}

const instantText = (text: string) => (DURATION.test(text) ? `now-${text}` : text);

/** What a range of the picker becomes in the address. */
export function rangeChange(picked: TimeRangeSearch, now = new Date()): Asked {
  const range = readTimeRange(picked);
  if (range?.type === "relative") {
    const duration = /^now-(\d+[smhdw])$/.exec(range.range)?.[1];
    return { start: duration ?? range.range, end: undefined };
  }
  const bounds = range && resolveTimeRange(range, { now });
  return { start: bounds?.from.toISOString(), end: bounds?.to?.toISOString() };
}
