import { formatRelative } from "./age";
import { type InstantInput, toInstant } from "./instant";

/** Date and time preference (spec 3 §3 and §9). */
export type DateTimeStyle = "short" | "medium" | "full" | "timestamp";

/** All styles, in the order in which they are offered. */
export const DATE_TIME_STYLES: readonly DateTimeStyle[] = ["short", "medium", "full", "timestamp"];

/** The time zone option that follows the browser. */
export const BROWSER_ZONE = "Browser";

/** How to write a date: style, "Browser" or an IANA zone, and a locale (default: the browser's). */
type DateTimePreference = { style: DateTimeStyle; timeZone: string; locale?: string };

/** A point in time by preference; "" for missing, unreadable and zero dates. */
export function formatDateTime(
  value: InstantInput,
  preference: DateTimePreference,
  now: Date = new Date(),
): string {
  const date = toInstant(value);
  if (!date) return "";
  if (preference.style === "short") return formatRelative(date, now);
  if (preference.style === "timestamp") return formatTimestamp(date, preference.timeZone);
  return formatter(preference.style, preference.timeZone, preference.locale).format(date);
}

/** `YYYY-MM-DD HH:mm:ss.SSS` in a zone; "" for missing, unreadable and zero dates. */
export function formatTimestamp(value: InstantInput, timeZone: string = BROWSER_ZONE): string {
  const date = toInstant(value);
  if (!date) return "";
  const there = new Date(date.getTime() + offsetSeconds(timeZone, date) * 1_000);
  return there.toISOString().replace("T", " ").replace("Z", "");
}

const OPTIONS: Record<"medium" | "full" | "offset", Intl.DateTimeFormatOptions> = {
  medium: { weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  full: {
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    fractionalSecondDigits: 3,
    hourCycle: "h23",
  },
  offset: { timeZoneName: "longOffset" },
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters are costly: one per style, zone and locale. A locale or zone that Intl refuses falls back. */
function formatter(
  style: keyof typeof OPTIONS,
  timeZone: string,
  locale: string | undefined,
): Intl.DateTimeFormat {
  const key = `${style} ${timeZone} ${locale ?? ""}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = create(OPTIONS[style], timeZone, locale);
  formatters.set(key, made);
  return made;
}

function create(
  options: Intl.DateTimeFormatOptions,
  timeZone: string,
  locale?: string,
): Intl.DateTimeFormat {
  const zone = timeZone === BROWSER_ZONE ? undefined : timeZone;
  for (const [tryLocale, tryZone] of [
    [locale, zone],
    ["en", zone],
    ["en", undefined],
  ] as const) {
    try {
      return new Intl.DateTimeFormat(tryLocale, { ...options, timeZone: tryZone });
    } catch {
      // RangeError: the locale ("en-US@posix") or the zone is unknown here; the next pair is tried.
    }
  }
  return new Intl.DateTimeFormat("en", options);
}

/** Time zone choices with their UTC offset now, "Browser" first (spec 3 §3). */
export function timeZoneOptions(now: Date = new Date()): { name: string; offset: string }[] {
  const names =
    typeof Intl.supportedValuesOf === "function" ? Intl.supportedValuesOf("timeZone") : [];
  const zones = names.includes("UTC") ? names : ["UTC", ...names];
  return [BROWSER_ZONE, ...zones].map((name) => ({ name, offset: utcOffset(name, now) }));
}

/** The offset of a zone at a moment, as "UTC+02:00". */
export function utcOffset(timeZone: string, at: Date = new Date()): string {
  const seconds = offsetSeconds(timeZone, at);
  const minutes = Math.trunc(Math.abs(seconds) / 60);
  const two = (count: number) => String(count).padStart(2, "0");
  return `UTC${seconds < 0 ? "-" : "+"}${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`;
}

const DAY_MS = 86_400_000;
const dayOffsets = new Map<string, number>();

/**
 * Seconds that a zone is ahead of UTC at a moment. Intl takes a fifth of a millisecond to say so, a list asks for
 * hundreds: a day whose both ends have one offset is asked once.
 */
function offsetSeconds(timeZone: string, at: Date): number {
  const day = Math.floor(at.getTime() / DAY_MS);
  const key = `${day} ${timeZone}`;
  const known = dayOffsets.get(key);
  if (known !== undefined) return known;
  const start = offsetNow(timeZone, new Date(day * DAY_MS));
  const end = offsetNow(timeZone, new Date((day + 1) * DAY_MS));
  if (start !== end) return offsetNow(timeZone, at);
  dayOffsets.set(key, start);
  return start;
}

function offsetNow(timeZone: string, at: Date): number {
  if (Number.isNaN(at.getTime())) return 0;
  const parts = formatter("offset", timeZone, "en").formatToParts(at);
  const name = parts.find((part) => part.type === "timeZoneName")?.value ?? "GMT";
  const [, sign, ...numbers] = /^GMT([+-])(\d+):(\d+)(?::(\d+))?$/.exec(name) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = numbers.map((number) => Number(number ?? 0));
  return (sign === "-" ? -1 : 1) * (hours * 3_600 + minutes * 60 + seconds);
}
