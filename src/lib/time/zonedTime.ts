import { BROWSER_ZONE } from "./datetime";

/** Calendar fields of a moment in a zone, month from 1. */
export type WallTime = {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  ms: number;
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The wall clock of a zone ("Browser" or IANA) at a moment. */
export function toWall(date: Date, timeZone: string = BROWSER_ZONE): WallTime {
  if (timeZone === BROWSER_ZONE) {
    return {
      year: date.getFullYear(),
      month: date.getMonth() + 1,
      day: date.getDate(),
      hour: date.getHours(),
      minute: date.getMinutes(),
      second: date.getSeconds(),
      ms: date.getMilliseconds(),
    };
  }
  const parts = new Map(
    wallFormatter(timeZone)
      .formatToParts(date)
      .map((part) => [part.type, Number(part.value)]),
  );
  const at = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return {
    year: at("year"),
    month: at("month"),
    day: at("day"),
    hour: at("hour"),
    minute: at("minute"),
    second: at("second"),
    ms: date.getUTCMilliseconds(),
  };
}

/** The moment at which a zone's clock shows the given fields; fields may overflow, as with `new Date(y, m, d)`. */
export function fromWall(wall: WallTime, timeZone: string = BROWSER_ZONE): Date {
  const { year, month, day, hour, minute, second, ms } = wall;
  if (timeZone === BROWSER_ZONE) return new Date(year, month - 1, day, hour, minute, second, ms);
  const wanted = Date.UTC(year, month - 1, day, hour, minute, second, ms);
  // Two steps settle on the right offset, also next to a change of daylight saving time.
  let guess = wanted;
  for (let step = 0; step < 2 && Number.isFinite(new Date(guess).getTime()); step += 1)
    guess += wanted - asUtc(toWall(new Date(guess), timeZone));
  return new Date(guess);
}

function asUtc(wall: WallTime): number {
  return Date.UTC(
    wall.year,
    wall.month - 1,
    wall.day,
    wall.hour,
    wall.minute,
    wall.second,
    wall.ms,
  );
}

function wallFormatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const options: Intl.DateTimeFormatOptions = {
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
    hourCycle: "h23",
  };
  let made: Intl.DateTimeFormat;
  try {
    made = new Intl.DateTimeFormat("en", { ...options, timeZone });
  } catch {
    made = new Intl.DateTimeFormat("en", options);
  }
  formatters.set(timeZone, made);
  return made;
}
