/** The values that each field of a cron line allows; a day is due when it fits as cron has always read the two day fields. */
export interface CronFields {
  minutes: ReadonlySet<number>;
  hours: ReadonlySet<number>;
  days: ReadonlySet<number>;
  months: ReadonlySet<number>;
  weekdays: ReadonlySet<number>;
  /** Both day fields are restricted: one of them is enough. */
  eitherDay: boolean;
}

interface Range {
  min: number;
  max: number;
  names?: readonly string[];
}

const MINUTE: Range = { min: 0, max: 59 };
const HOUR: Range = { min: 0, max: 23 };
const DAY: Range = { min: 1, max: 31 };
const MONTH: Range = {
  min: 1,
  max: 12,
  names: ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"],
};
const WEEKDAY: Range = { min: 0, max: 6, names: ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] };

/** A day field that is open matches every day, so no date is further away than the next 29 February on a weekday. */
const HORIZON_DAYS = 366 * 28;

/** Reads five cron fields (lists, ranges, steps, month and day names); null when they are not. */
export function parseCron(text: string): CronFields | null {
  const parts = text.trim().toLowerCase().split(/\s+/);
  const [minute = "", hour = "", day = "", month = "", weekday = ""] = parts;
  const minutes = values(minute, MINUTE);
  const hours = values(hour, HOUR);
  const days = values(day, DAY);
  const months = values(month, MONTH);
  const weekdays = values(weekday, WEEKDAY);
  if (parts.length !== 5 || !minutes || !hours || !days || !months || !weekdays) return null;
  return {
    minutes,
    hours,
    days,
    months,
    weekdays,
    eitherDay: isRestricted(day) && isRestricted(weekday),
  };
}

/** The first minute after `from`, in UTC, that fits; null when none ever does. */
export function nextCron(fields: CronFields, from: Date): Date | null {
  const at = new Date(from.getTime());
  at.setUTCSeconds(0, 0);
  at.setUTCMinutes(at.getUTCMinutes() + 1);
  for (let day = 0; day < HORIZON_DAYS; day += 1) {
    if (isDue(fields, at)) {
      const found = timeOfDay(fields, at);
      if (found !== null) return found;
    }
    at.setUTCDate(at.getUTCDate() + 1);
    at.setUTCHours(0, 0, 0, 0);
  }
  return null;
}

function timeOfDay(fields: CronFields, from: Date): Date | null {
  for (let hour = from.getUTCHours(); hour < 24; hour += 1) {
    if (!fields.hours.has(hour)) continue;
    const firstMinute = hour === from.getUTCHours() ? from.getUTCMinutes() : 0;
    for (let minute = firstMinute; minute < 60; minute += 1) {
      if (!fields.minutes.has(minute)) continue;
      const found = new Date(from.getTime());
      found.setUTCHours(hour, minute, 0, 0);
      return found;
    }
  }
  return null;
}

function isDue(fields: CronFields, at: Date): boolean {
  if (!fields.months.has(at.getUTCMonth() + 1)) return false;
  const day = fields.days.has(at.getUTCDate());
  const weekday = fields.weekdays.has(at.getUTCDay());
  return fields.eitherDay ? day || weekday : day && weekday;
}

function isRestricted(field: string): boolean {
  return !field.startsWith("*") && field !== "?";
}

function values(field: string, range: Range): ReadonlySet<number> | null {
  const found = new Set<number>();
  for (const part of field.split(",")) {
    const match = /^(\*|\?|[a-z0-9]+(?:-[a-z0-9]+)?)(?:\/(\d+))?$/.exec(part);
    const [, span = "", stepText] = match ?? [];
    const step = stepText === undefined ? 1 : Number(stepText);
    const [first = "", last] = span.split("-");
    const open = first === "*" || first === "?";
    const from = open ? range.min : number(first, range);
    const upTo =
      open || (last === undefined && stepText !== undefined)
        ? range.max
        : number(last ?? first, range);
    if (match === null || from === null || upTo === null || from > upTo || step < 1) return null;
    for (let value = from; value <= upTo; value += step) found.add(value);
  }
  return found;
}

function number(text: string, { min, max, names }: Range): number | null {
  const named = names?.indexOf(text) ?? -1;
  const value = named >= 0 ? named + min : /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : null;
}
