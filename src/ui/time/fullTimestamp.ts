import { BROWSER_ZONE, formatTimestamp, utcOffset } from "~/lib/time/datetime";

let browserZone: string | undefined;

/** Name of the browser's own zone; asked once, because every age on a page writes it. */
const ownZone = (): string => (browserZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone);

/** `2026-03-01 09:30:00.000 Europe/Oslo (UTC+01:00)`. */
export function fullTimestamp(value: Date, timeZone: string = BROWSER_ZONE): string {
  const name = timeZone === BROWSER_ZONE ? ownZone() : timeZone;
  return `${formatTimestamp(value, timeZone)} ${name} (${utcOffset(timeZone, value)})`;
}
