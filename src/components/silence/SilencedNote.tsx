import { Link } from "@tanstack/react-router";
import { BellOff } from "lucide-react";
import { BROWSER_ZONE, formatDateTime, formatTimestamp } from "~/lib/time/datetime";
import { toInstant } from "~/lib/time/instant";
import { useDateTimeSettings } from "~/ui/time/dateTimeContext";
import { fullTimestamp } from "~/ui/time/fullTimestamp";
import { useNow } from "~/ui/time/now";
import styles from "./silence.module.css";
import { useResourceSilences } from "./useResourceSilences";

/** Says that notifications about a resource are kept back now, and until when; leads to the silence. */
export function SilencedNote({ type, id }: { type: string | null; id: string }) {
  const [silence, ...others] = useResourceSilences(type, id);
  const end = toInstant(silence?.until);
  const { timeZone = BROWSER_ZONE } = useDateTimeSettings();
  const now = useNow(end?.getTime());
  if (!silence || (end && now !== undefined && end.getTime() <= now)) return null;
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  const until = end ? `, until ${fullTimestamp(end, timeZone)}` : "";
  return (
    <Link
      to="/notifications/silences"
      search={{ id: silence.id }}
      className={styles["note"]}
      title={`${silence.name}${more}${until}`}
    >
      <BellOff size={14} aria-hidden />
      {end ? (
        <span>
          Silenced until{" "}
          <time dateTime={end.toISOString()}>{endText(end, now ?? 0, timeZone)}</time>
        </span>
      ) : (
        "Silenced"
      )}
    </Link>
  );
}

const SOON_MS = 6 * 86_400_000;

/** To the minute, whatever the reader prefers: "until in 3h" would not read. A weekday is clear for less than a week. */
const endText = (end: Date, now: number, timeZone: string): string =>
  end.getTime() - now < SOON_MS
    ? formatDateTime(end, { style: "medium", timeZone })
    : formatTimestamp(end, timeZone).slice(0, "2026-11-20 08:15".length);
