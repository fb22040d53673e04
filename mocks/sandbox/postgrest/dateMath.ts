type Unit = "y" | "M" | "w" | "d" | "h" | "H" | "m" | "s";

const EXPRESSION = /^(now|\d{4}-\d{2}-\d{2}[^|]*)(?:\|\|)?((?:[+-]\d+[yMwdhHms]|\/[yMwdhHms])*)$/;
const STEP = /([+-]\d+|\/)([yMwdhHms])/g;
const MILLISECONDS = {
  w: 604_800_000,
  d: 86_400_000,
  h: 3_600_000,
  H: 3_600_000,
  m: 60_000,
  s: 1000,
};

function add(date: Date, amount: number, unit: Unit): Date {
  const moved = new Date(date);
  if (unit === "y") moved.setUTCFullYear(date.getUTCFullYear() + amount);
  else if (unit === "M") moved.setUTCMonth(date.getUTCMonth() + amount);
  else moved.setTime(date.getTime() + amount * MILLISECONDS[unit]);
  return moved;
}

/** The beginning of the unit in which a time lies, in UTC; weeks begin on Monday. */
function floor(date: Date, unit: Unit): Date {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (unit === "y") return new Date(Date.UTC(year, 0));
  if (unit === "M") return new Date(Date.UTC(year, month));
  if (unit === "w") {
    const day = floor(date, "d");
    return add(day, -((day.getUTCDay() + 6) % 7), "d");
  }
  const size = MILLISECONDS[unit];
  return new Date(Math.floor(date.getTime() / size) * size);
}

/** Guarantee: the pattern of STEP lets only units through. */
const unitOf = (text: string | undefined): Unit => text as Unit;

/**
 * Reads date maths: `now` or a date (followed by `||`), then steps such as `-2d`, `+1h` or `/d` (rounded down).
 * @returns undefined when the text is none.
 */
export function dateMath(text: string, now: Date): Date | undefined {
  const [, base, steps] = EXPRESSION.exec(text) ?? [];
  if (base === undefined || steps === undefined) return undefined;
  let date = base === "now" ? now : new Date(base);
  for (const [, amount, unit] of steps.matchAll(STEP))
    date = amount === "/" ? floor(date, unitOf(unit)) : add(date, Number(amount), unitOf(unit));
  return Number.isNaN(date.getTime()) ? undefined : date;
}
