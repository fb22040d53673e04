import { InvalidCheck } from "./result";
import { nextCron, parseCron } from "./cron";

const ALIASES: Readonly<Record<string, string>> = {
  "@hourly": "0 * * * *",
  "@daily": "0 0 * * *",
  "@midnight": "0 0 * * *",
  "@weekly": "0 0 * * 0",
  "@monthly": "0 0 1 * *",
  "@yearly": "0 0 1 1 *",
  "@annually": "0 0 1 1 *",
};

const ALLOWED =
  "Allowed are @every with a duration such as 30s, 1m or 1h30m, @hourly, @daily, @weekly, @monthly, @yearly, @never, " +
  "or five cron fields such as */5 * * * *.";

const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/**
 * The first time after `from` at which a schedule is due, or null when it never is (`@never`, 30 February).
 * Cron fields are read in UTC; `@every` counts from `from` and is never shorter than one second.
 * @throws InvalidCheck that says what is allowed.
 */
export function nextRun(schedule: string, from: Date): Date | null {
  const text = schedule.trim();
  if (text === "@never") return null;
  const every = /^@every\s+(.+)$/.exec(text)?.[1];
  if (every !== undefined)
    return new Date(from.getTime() + Math.max(1000, goDuration(every, schedule)));
  const fields = parseCron(ALIASES[text] ?? text);
  if (fields === null) throw scheduleError(schedule);
  return nextCron(fields, from);
}

/** Why a schedule cannot be used, as a sentence; null when it can. */
export function scheduleProblem(schedule: string): string | null {
  try {
    nextRun(schedule, new Date(0));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function goDuration(text: string, schedule: string): number {
  if (!/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(text)) throw scheduleError(schedule);
  let total = 0;
  for (const [, amount = "", unit = ""] of text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)) {
    total += Number(amount) * (UNIT_MS[unit] ?? 0);
  }
  if (total <= 0) throw scheduleError(schedule);
  return total;
}

function scheduleError(schedule: string): InvalidCheck {
  return new InvalidCheck(`"${schedule}" is not a schedule. ${ALLOWED}`);
}
