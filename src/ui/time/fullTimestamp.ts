import { BROWSER_ZONE, formatTimestamp, utcOffset } from "~/lib/time/datetime";

/** `2026-03-01 09:30:00.000 Europe/Oslo (UTC+01:00)`. */
export function fullTimestamp(value: Date, timeZone: string = BROWSER_ZONE): string {
  const name =
    timeZone === BROWSER_ZONE ? Intl.DateTimeFormat().resolvedOptions().timeZone : timeZone;
  return `${formatTimestamp(value, timeZone)} ${name} (${utcOffset(timeZone, value)})`;
}
