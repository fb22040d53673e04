import { BROWSER_ZONE } from "./datetime";
import { fromWall, toWall, type WallTime } from "./zonedTime";

/** Units of relative time (spec 3 §9). */
export type DateMathUnit = "ms" | "s" | "m" | "h" | "d" | "w" | "M" | "y";

/** When "now" is, which clock rounds, and whether `/unit` goes to the end of the unit instead of its start. */
type DateMathOptions = { now?: Date; timeZone?: string; roundUp?: boolean };

const STEP = /([+-])\s*(\d+)\s*(ms|[smhdwMy])|\/\s*(ms|[smhdwMy])/y;
const SPAN: Partial<Record<DateMathUnit, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** True for text such as `now`, `now-2d`, `now+1h`, `now-1w/w`. */
export function isDateMath(text: string): boolean {
  return resolveDateMath(text, { now: new Date(0) }) !== undefined && text.trim().startsWith("now");
}

/**
 * Resolves date math: `now` or `{date}||`, then `+2d`, `-15m` or `/w` in any number, left to right.
 * A plain date is taken as it is. Weeks start on Monday. Undefined when the text is not understood, or leads out of
 * the years 1 to 9999, which neither calendars nor databases share.
 */
export function resolveDateMath(text: string, options: DateMathOptions = {}): Date | undefined {
  const { now = new Date(), timeZone = BROWSER_ZONE, roundUp = false } = options;
  const [anchor, steps] = split(text.trim(), now);
  let date = anchor && isUsable(anchor) ? anchor : undefined;
  let at = 0;
  while (date && at < steps.length) {
    STEP.lastIndex = at;
    const match = STEP.exec(steps);
    if (!match) return undefined;
    at = STEP.lastIndex;
    const [, sign, figure, unit, rounding] = match;
    if (isUnit(rounding)) date = round(date, rounding, timeZone, roundUp);
    else if (isUnit(unit))
      date = add(date, Number(figure) * (sign === "-" ? -1 : 1), unit, timeZone);
    if (!isUsable(date)) return undefined;
  }
  return date;
}

function isUsable(date: Date): boolean {
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9999;
}

function split(text: string, now: Date): [Date | undefined, string] {
  if (text.startsWith("now")) return [now, text.slice(3).trimEnd()];
  const [anchor = "", steps = ""] = text.split("||", 2);
  const date = new Date(anchor);
  return [anchor === "" || Number.isNaN(date.getTime()) ? undefined : date, steps];
}

function isUnit(text: string | undefined): text is DateMathUnit {
  return text !== undefined && text !== "";
}

/** Adds an amount of a unit; days and longer keep the wall clock, a month that is too short ends on its last day. */
export function add(
  date: Date,
  amount: number,
  unit: DateMathUnit,
  timeZone: string = BROWSER_ZONE,
): Date {
  const span = SPAN[unit];
  if (span !== undefined) return new Date(date.getTime() + amount * span);
  const wall = toWall(date, timeZone);
  if (unit === "d" || unit === "w") {
    return fromWall({ ...wall, day: wall.day + amount * (unit === "w" ? 7 : 1) }, timeZone);
  }
  const months = wall.year * 12 + (wall.month - 1) + amount * (unit === "y" ? 12 : 1);
  const year = Math.floor(months / 12);
  const month = months - year * 12 + 1;
  return fromWall(
    { ...wall, year, month, day: Math.min(wall.day, daysInMonth(year, month)) },
    timeZone,
  );
}

/** Days of a month (from 1). */
function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The start of the unit that holds a moment or, rounding up, its last millisecond. */
export function round(
  date: Date,
  unit: DateMathUnit,
  timeZone: string = BROWSER_ZONE,
  roundUp = false,
): Date {
  const start = fromWall(startOf(toWall(date, timeZone), unit), timeZone);
  return roundUp ? new Date(add(start, 1, unit, timeZone).getTime() - 1) : start;
}

function startOf(wall: WallTime, unit: DateMathUnit): WallTime {
  switch (unit) {
    case "ms":
      return wall;
    case "s":
      return { ...wall, ms: 0 };
    case "m":
      return { ...wall, second: 0, ms: 0 };
    case "h":
      return { ...wall, minute: 0, second: 0, ms: 0 };
    case "d":
      return { ...wall, hour: 0, minute: 0, second: 0, ms: 0 };
    case "w": {
      const sinceMonday =
        (new Date(Date.UTC(wall.year, wall.month - 1, wall.day)).getUTCDay() + 6) % 7;
      return { ...startOf(wall, "d"), day: wall.day - sinceMonday };
    }
    case "M":
      return { ...startOf(wall, "d"), day: 1 };
    case "y":
      return { ...startOf(wall, "d"), day: 1, month: 1 };
  }
}
