import { formatAge, formatRelative } from "~/lib/time/age";
import { BROWSER_ZONE, formatDateTime } from "~/lib/time/datetime";
import { type InstantInput, toInstant } from "~/lib/time/instant";
import { useDateTimeSettings } from "./dateTimeContext";
import { useNow } from "./now";
import { TimeText } from "./TimeText";

type AgeProps = {
  /** Date, ISO text or milliseconds; nothing is shown for missing and zero dates. */
  value: InstantInput;
  /** With its direction: "12m ago", "in 20s". Without: "12m". */
  suffix?: boolean;
};

/** How long ago, whatever date format the reader prefers; keeps itself up to date. */
export function Age({ value, suffix = false }: AgeProps) {
  const date = toInstant(value);
  const now = useNow(date?.getTime());
  if (!date || now === undefined) return null;
  const format = suffix ? formatRelative : formatAge;
  return <TimeText date={date} text={format(date, new Date(now))} />;
}

/** A point in time as the reader prefers it (short: relative with direction). */
export function DateTime({ value }: Pick<AgeProps, "value">) {
  const date = toInstant(value);
  const { format, timeZone = BROWSER_ZONE } = useDateTimeSettings();
  const now = useNow(format === "short" ? date?.getTime() : undefined);
  if (!date) return null;
  const at = now === undefined ? undefined : new Date(now);
  return <TimeText date={date} text={formatDateTime(date, { style: format, timeZone }, at)} />;
}
