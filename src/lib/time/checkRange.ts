import { add, type DateMathUnit } from "./dateMath";
import { type InstantInput, toInstant } from "./instant";

/** Time ranges of check details (spec 2 §9). */
export const CHECK_RANGES = [
  "15m",
  "1h",
  "2h",
  "3h",
  "6h",
  "12h",
  "1d",
  "2d",
  "3d",
  "1w",
  "2w",
  "3w",
  "1mo",
  "2mo",
  "3mo",
  "6mo",
  "1y",
  "2y",
  "3y",
  "5y",
] as const;

/** One of {@link CHECK_RANGES}. */
export type CheckRange = (typeof CHECK_RANGES)[number];

/** The range of a new visit, and the one that closing the details goes back to. */
const DEFAULT_CHECK_RANGE: CheckRange = "1h";

/** Ranges that the default steps up through by the age of the last run (spec 2 §9). */
const STEPS = CHECK_RANGES.slice(CHECK_RANGES.indexOf("3h"), -1);

const UNITS: Record<string, { unit: DateMathUnit; word: string }> = {
  m: { unit: "m", word: "minute" },
  h: { unit: "h", word: "hour" },
  d: { unit: "d", word: "day" },
  w: { unit: "w", word: "week" },
  mo: { unit: "M", word: "month" },
  y: { unit: "y", word: "year" },
};

/** True for one of the offered ranges. */
export function isCheckRange(value: unknown): value is CheckRange {
  return CHECK_RANGES.some((range) => range === value);
}

/** A range in words: "15 minutes", "1 month". */
export function checkRangeLabel(range: CheckRange): string {
  const [amount, { word }] = parts(range);
  return `${amount} ${word}${amount === 1 ? "" : "s"}`;
}

/** When a range that ends now starts; months and years by the calendar. */
export function checkRangeStart(range: CheckRange, now: Date = new Date()): Date {
  const [amount, { unit }] = parts(range);
  return add(now, -amount, unit);
}

/** The length of a range in minutes, for the refresh rates that it allows. */
export function checkRangeMinutes(range: CheckRange, now: Date = new Date()): number {
  return Math.round((now.getTime() - checkRangeStart(range, now).getTime()) / 60_000);
}

/** `start` of the graph call: durations as they are; months, which servers do not know, as an ISO timestamp. */
export function graphStart(range: CheckRange, now: Date = new Date()): string {
  return range.endsWith("mo") ? checkRangeStart(range, now).toISOString() : range;
}

/** The first range that reaches back to the last run: 1h below 60 minutes or without a run, 5y beyond 3 years. */
export function defaultCheckRange(lastRun: InstantInput, now: Date = new Date()): CheckRange {
  const date = toInstant(lastRun);
  if (!date || now.getTime() - date.getTime() < 60 * 60_000) return DEFAULT_CHECK_RANGE;
  return STEPS.find((range) => checkRangeStart(range, now) <= date) ?? "5y";
}

function parts(range: CheckRange): [amount: number, unit: { unit: DateMathUnit; word: string }] {
  const [, figure = "1", unit = "h"] = /^(\d+)(\D+)$/.exec(range) ?? [];
  return [Number(figure), UNITS[unit] ?? { unit: "h", word: "hour" }];
}
