import { type InstantInput, toInstant } from "./instant";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

/** The latest run is shown only when older than this (spec 2 §4). */
const LATEST_RUN_FROM = HOUR;
/** ... and younger than this: 604800000 ms (spec 2 §9). */
const LATEST_RUN_UNTIL = 7 * DAY;

/** A span in milliseconds as one abbreviated figure: s, m, h, d, mo or y; the sign is dropped. */
export function formatSpan(ms: number): string {
  const span = Math.abs(ms);
  if (span < MINUTE) return `${Math.floor(span / SECOND)}s`;
  if (span < HOUR) return `${Math.floor(span / MINUTE)}m`;
  if (span < DAY) return `${Math.floor(span / HOUR)}h`;
  if (span < 30 * DAY) return `${Math.floor(span / DAY)}d`;
  if (span < YEAR) return `${Math.min(11, Math.floor(span / (30 * DAY)))}mo`;
  return `${Math.floor(span / YEAR)}y`;
}

/** How long ago (or ahead) a point in time lies, as "12m" or "6d"; "" when there is none. */
export function formatAge(value: InstantInput, now: Date = new Date()): string {
  const date = toInstant(value);
  return date ? formatSpan(now.getTime() - date.getTime()) : "";
}

/** The same with its direction: "12m ago", "in 20s", "now"; "" when there is none. */
export function formatRelative(value: InstantInput, now: Date = new Date()): string {
  const date = toInstant(value);
  if (!date) return "";
  const ms = now.getTime() - date.getTime();
  if (Math.abs(ms) < SECOND) return "now";
  return ms > 0 ? `${formatSpan(ms)} ago` : `in ${formatSpan(ms)}`;
}

/** Age of a check's latest run, only when it is more than 1 hour and less than 7 days (spec 2 §4); else "". */
export function latestRunAge(lastRun: InstantInput, now: Date = new Date()): string {
  const date = toInstant(lastRun);
  if (!date) return "";
  const age = now.getTime() - date.getTime();
  return age > LATEST_RUN_FROM && age < LATEST_RUN_UNTIL ? formatSpan(age) : "";
}
