import { useQuery } from "@tanstack/react-query";
import { Link2, X } from "lucide-react";
import { notifyText } from "~/components/messages/notify";
import { formatDuration } from "~/lib/time/duration";
import { CopyButton } from "~/ui/button/CopyButton";
import { copyText } from "~/ui/button/copyText";
import { IconButton } from "~/ui/button/IconButton";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { fullTimestamp } from "~/ui/time/fullTimestamp";
import { useDateTimeSettings } from "~/ui/time/dateTimeContext";
import { checkHistoryOptions, type CheckRun } from "~generated/db/reads";
import styles from "./RunDetails.module.css";

interface Props {
  checkId: string;
  /** Time of the run, as the address names it. */
  time: string;
  /** The run, where the page of the history holds it. */
  shown: CheckRun | undefined;
  /** Address of this page with the run unfolded. */
  href: string;
  onClose: () => void;
}

const tell = (message: string, isError: boolean) =>
  notifyText(isError ? "error" : "success", message);

const wordsOf = (run: CheckRun): string =>
  [run.message, run.error].filter((part) => part !== null && part.trim() !== "").join("\n");

/** A run of the history in full: when exactly, how long, and every line that it left. */
export function RunDetails({ checkId, time, shown, href, onClose }: Props) {
  const { timeZone } = useDateTimeSettings();
  const at = Date.parse(time);
  const isMissing = shown === undefined && Number.isFinite(at);
  const found = useQuery({
    // Servers keep microseconds; an address names the whole of them, a date of JavaScript does not.
    ...checkHistoryOptions({
      checkId,
      since: isMissing ? new Date(at - 1).toISOString() : "",
      until: isMissing ? new Date(at + 1).toISOString() : "",
      limit: 1,
      offset: 0,
    }),
    enabled: isMissing,
  });
  const run = shown ?? found.data?.rows[0];
  const isLoading = isMissing && found.isPending;
  return (
    <section aria-label="Run" className={styles["run"]}>
      {run ? (
        <>
          <div className={styles["line"]}>
            <StatusDot
              tone={run.status === null ? "unknown" : run.status ? "good" : "bad"}
              label={run.status === null ? "Unknown" : run.status ? "Healthy" : "Unhealthy"}
              showLabel
            />
            <span>{fullTimestamp(new Date(run.time), timeZone)}</span>
            <span>{run.duration === null ? "" : formatDuration(run.duration)}</span>
            <span className={styles["space"]} />
            <CopyButton text={wordsOf(run)} label="Copy the message" onMessage={tell} />
            <IconButton
              icon={Link2}
              label="Copy the link to this run"
              onClick={() =>
                void copyText(location.origin + href).then(({ message, isError }) =>
                  tell(message, isError),
                )
              }
            />
            <IconButton icon={X} label="Fold the run" onClick={onClose} />
          </div>
          <pre className={styles["text"]}>{wordsOf(run) || "This run left no message."}</pre>
        </>
      ) : (
        <div className={styles["line"]}>
          {isLoading ? (
            "Loading the run …"
          ) : (
            <>There is no run of {time}; it may be older than what is kept.</>
          )}
          <span className={styles["space"]} />
          <IconButton icon={X} label="Fold the run" onClick={onClose} />
        </div>
      )}
    </section>
  );
}
