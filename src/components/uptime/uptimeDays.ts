import type { UptimeDay } from "~generated/db/reads";
import { formatUptime } from "~/lib/health/health";

const DAY = 86_400_000;

/** Days that the calendar shows, and the shorter stretch whose figure stands beside it. */
export const LONG = 90;
export const SHORT = 30;

/** How all runs of one day went; none at all where nothing is known. */
export interface RunsOfDay {
  /** As `2026-11-20`, UTC: the backend counts by such days. */
  date: string;
  passed: number;
  failed: number;
}

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The first of the days that end with the day of `now`, ISO: since when the backend is asked. */
export const firstDay = (now: number): string => `${dateOf(now - (LONG - 1) * DAY)}T00:00:00.000Z`;

/**
 * The last 90 days, the oldest first, each with the runs of all checks together.
 * @param rows of `uptimeDays`, one a check and day.
 */
export function runsByDay(rows: readonly UptimeDay[], now: number): RunsOfDay[] {
  const days = new Map<string, RunsOfDay>(
    Array.from({ length: LONG }, (_day, at) => {
      const date = dateOf(now - (LONG - 1 - at) * DAY);
      return [date, { date, passed: 0, failed: 0 }];
    }),
  );
  for (const { created_at: at, passed, failed } of rows) {
    const day = days.get(dateOf(Date.parse(at)));
    if (!day) continue;
    day.passed += passed;
    day.failed += failed;
  }
  return [...days.values()];
}

/** What the last days come to together, and on how many of them nothing is known. */
export function sumOfDays(days: readonly RunsOfDay[], count: number) {
  const last = days.slice(-count);
  return {
    passed: last.reduce((sum, { passed }) => sum + passed, 0),
    failed: last.reduce((sum, { failed }) => sum + failed, 0),
    unknown: last.filter(({ passed, failed }) => passed + failed === 0).length,
  };
}

/** From this share of failed runs on a day is a bad one. */
const BAD = 0.05;

/** Undefined for a day of which nothing is known. */
export function toneOfDay({ passed, failed }: RunsOfDay): "good" | "mixed" | "bad" | undefined {
  if (passed + failed === 0) return undefined;
  if (failed === 0) return "good";
  return failed / (passed + failed) < BAD ? "mixed" : "bad";
}

/** "Fri, 20 Nov 2026". */
const longDate = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
});

export const dayWords = (date: string): string => longDate.format(new Date(`${date}T00:00:00Z`));

/** "2 of 2,880 runs failed". */
export function runsWords({ passed, failed }: Pick<RunsOfDay, "passed" | "failed">): string {
  const all = passed + failed;
  return `${failed.toLocaleString("en")} of ${all.toLocaleString("en")} ${all === 1 ? "run" : "runs"} failed`;
}

/** What is said of a day: "Fri, 20 Nov 2026: 99.93%, 2 of 2,880 runs failed". */
export function textOfDay(day: RunsOfDay, isToday: boolean): string {
  const date = `${dayWords(day.date)}${isToday ? ", so far" : ""}`;
  if (toneOfDay(day) === undefined) return `${date}: no data`;
  return `${date}: ${formatUptime(day, 2)}, ${runsWords(day)}`;
}
