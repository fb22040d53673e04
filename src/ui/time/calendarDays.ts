/** A day of the calendar without a zone: `YYYY-MM-DD`. */
export type Day = string;

/** The day as UTC midnight; days are counted in UTC, so that no change of the clock gets in the way. */
export const dayToUtc = (day: Day): Date => new Date(`${day}T00:00:00Z`);

const fromUtc = (date: Date): Day => date.toISOString().slice(0, 10);

/** True for a day that exists. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = dayToUtc(text);
  return !Number.isNaN(date.getTime()) && fromUtc(date) === text;
}

/** A day from calendar fields, month from 1. */
export const dayOf = ({ year, month, day }: { year: number; month: number; day: number }): Day =>
  fromUtc(new Date(Date.UTC(year, month - 1, day)));

/** The day that many days later. */
export function addDays(day: Day, count: number): Day {
  const date = dayToUtc(day);
  date.setUTCDate(date.getUTCDate() + count);
  return fromUtc(date);
}

/** The same day that many months later, or the last one of a month that is too short. */
export function addMonths(day: Day, count: number): Day {
  const date = dayToUtc(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count + 1, 0);
  date.setUTCDate(Math.min(wanted, date.getUTCDate()));
  return fromUtc(date);
}

/** Days since Monday, 0 to 6. */
export const weekday = (day: Day): number => (dayToUtc(day).getUTCDay() + 6) % 7;

/** The weeks (Monday to Sunday) that show a month, with the days of its neighbours that fill them. */
export function monthWeeks(day: Day): Day[][] {
  const first = `${day.slice(0, 8)}01`;
  const start = addDays(first, -weekday(first));
  const end = addDays(addMonths(first, 1), -1);
  const weeks: Day[][] = [];
  for (let monday = start; monday <= end; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, offset) => addDays(monday, offset)));
  }
  return weeks;
}

/** Where a key leads in the grid (ARIA date grid); undefined for other keys. */
export function dayForKey(day: Day, key: string, shift: boolean): Day | undefined {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, -weekday(day));
    case "End":
      return addDays(day, 6 - weekday(day));
    case "PageUp":
      return addMonths(day, shift ? -12 : -1);
    case "PageDown":
      return addMonths(day, shift ? 12 : 1);
    default:
      return undefined;
  }
}
