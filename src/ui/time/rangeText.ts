import { resolveDateMath } from "~/lib/time/dateMath";
import { BROWSER_ZONE, utcOffset } from "~/lib/time/datetime";
import { toInstant } from "~/lib/time/instant";
import { fromWall, toWall } from "~/lib/time/zonedTime";
import { type Day, dayOf, dayToUtc } from "./calendarDays";

/** Today by the clock of a zone. */
export const todayIn = (timeZone: string = BROWSER_ZONE): Day =>
  dayOf(toWall(new Date(), timeZone));

/** The day that a typed text means, by the clock of a zone; undefined when it is not understood. */
export function dayOfText(text: string, timeZone: string = BROWSER_ZONE): Day | undefined {
  const date = momentOfText(text, timeZone);
  return date && dayOf(toWall(date, timeZone));
}

/**
 * The start or the end of a day as text. Text without an offset means the browser's clock, so in another zone the text
 * carries the offset.
 */
export function textOfDay(day: Day, side: "from" | "to", timeZone: string = BROWSER_ZONE): string {
  const time = side === "from" ? "00:00:00" : "23:59:59";
  if (timeZone === BROWSER_ZONE) return `${day} ${time}`;
  const date = dayToUtc(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
  const [hour, minute, second] = side === "from" ? [0, 0, 0] : [23, 59, 59];
  const at = fromWall(
    { year, month, day: date.getUTCDate(), hour, minute, second, ms: 0 },
    timeZone,
  );
  return `${day}T${time}${utcOffset(timeZone, at).replace("UTC", "")}`;
}

/** What is wrong with the two texts; an empty text is unfinished, not wrong. */
export function rangeErrors(
  from: string,
  to: string,
  timeZone?: string,
): { from?: string; to?: string } {
  const [start, end] = [resolve(from, timeZone), resolve(to, timeZone)];
  return {
    ...(start === null ? { from: UNREADABLE } : {}),
    ...(end === null
      ? { to: UNREADABLE }
      : start && end && start > end
        ? { to: "To lies before From." }
        : {}),
  };
}

const UNREADABLE = "Enter a date such as 2026-03-01 09:30, or now-2d.";

/** Undefined for no text, null for text that is not understood. */
function resolve(text: string, timeZone: string | undefined): Date | null | undefined {
  if (text.trim() === "") return undefined;
  const date = resolveDateMath(text, timeZone === undefined ? {} : { timeZone });
  return date ? toInstant(date) : null;
}

/** True for two texts that make a range: both filled (the zero date counts as empty, spec 3 §5), read and in order. */
export function isRange(from: string, to: string, timeZone?: string): boolean {
  const [start, end] = [resolve(from, timeZone), resolve(to, timeZone)];
  return Boolean(start && end && start <= end);
}

/** The moment that a typed text means, if it means one. */
export function momentOfText(text: string, timeZone?: string): Date | undefined {
  return resolve(text, timeZone) ?? undefined;
}
