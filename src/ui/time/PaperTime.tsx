import { formatTimestamp } from "~/lib/time/datetime";
import { toInstant } from "~/lib/time/instant";
import { useDateTimeSettings } from "./dateTimeContext";

/** A day and time as it stands on paper, which does not grow old: no "5m ago". */
export function PaperTime({ value }: { value: string | undefined }) {
  const { timeZone } = useDateTimeSettings();
  const date = toInstant(value);
  if (!date) return <>-</>;
  return <time dateTime={date.toISOString()}>{formatTimestamp(date, timeZone).slice(0, 16)}</time>;
}
