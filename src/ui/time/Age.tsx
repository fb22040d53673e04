import { formatAge, formatRelative } from "~/lib/time/age";
import { BROWSER_ZONE, formatDateTime, formatTimestamp, utcOffset } from "~/lib/time/datetime";
import { type InstantInput, toInstant } from "~/lib/time/instant";
import { useDateTimeSettings } from "./dateTimeContext";
import { useNow } from "./now";

type AgeProps = {
  /** Date, ISO text or milliseconds; nothing is shown for missing and zero dates. */
  value: InstantInput;
  /** With its direction: "12m ago", "in 20s". Without: "12m". */
  suffix?: boolean;
};

/** Relative time that keeps itself up to date; the full timestamp with its zone is the tooltip. */
export function Age({ value, suffix = false }: AgeProps) {
  const date = toInstant(value);
  const { timeZone } = useDateTimeSettings();
  const now = useNow(date?.getTime());
  if (!date || now === undefined) return null;
  const text = suffix ? formatRelative(date, new Date(now)) : formatAge(date, new Date(now));
  return (
    <time dateTime={date.toISOString()} title={fullTimestamp(date, timeZone)}>
      {text}
    </time>
  );
}

/** A point in time as the reader prefers it (short: relative with direction), full timestamp as the tooltip. */
export function DateTime({ value }: Pick<AgeProps, "value">) {
  const date = toInstant(value);
  const { format, timeZone = BROWSER_ZONE } = useDateTimeSettings();
  const now = useNow(format === "short" ? date?.getTime() : undefined);
  if (!date) return null;
  return (
    <time dateTime={date.toISOString()} title={fullTimestamp(date, timeZone)}>
      {formatDateTime(
        date,
        { style: format, timeZone },
        now === undefined ? undefined : new Date(now),
      )}
    </time>
  );
}

/** `2026-03-01 09:30:00.000 Europe/Oslo (UTC+01:00)`. */
export function fullTimestamp(value: Date, timeZone: string = BROWSER_ZONE): string {
  const name =
    timeZone === BROWSER_ZONE ? Intl.DateTimeFormat().resolvedOptions().timeZone : timeZone;
  return `${formatTimestamp(value, timeZone)} ${name} (${utcOffset(timeZone, value)})`;
}
