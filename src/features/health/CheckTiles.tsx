import type { ReactNode } from "react";
import type { Latency, Uptime } from "~generated/canary/types.gen";
import { formatDuration } from "~/lib/time/duration";
import { formatUptime } from "~/lib/health/health";
import { DateTime } from "~/ui/time/Age";
import { useDateTimeSettings } from "~/ui/time/dateTimeContext";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import styles from "./CheckTiles.module.css";

interface Props {
  /** Undefined while the measurements load. */
  uptime: Uptime | undefined;
  latency: Latency | undefined;
  severity: string | undefined;
  lastRun: string | null | undefined;
  nextRun: string | null | undefined;
  transitioned: string | null | undefined;
  /** The Time Range selector. */
  range: ReactNode;
}

interface TileProps {
  label: string;
  children: ReactNode;
  note?: ReactNode;
  /** A date written out. */
  isLong?: boolean;
}

function Tile({ label, children, note, isLong }: TileProps) {
  return (
    <div className={styles["tile"]}>
      <dt className={styles["label"]}>{label}</dt>
      <dd className={styles["value"]} data-long={isLong || undefined}>
        {children}
      </dd>
      {note ? <dd className={styles["note"]}>{note}</dd> : null}
    </div>
  );
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The figures of a check over the range asked for (spec 2 §2): uptime, latency, severity, last and next run. */
export function CheckTiles({
  uptime,
  latency,
  severity,
  lastRun,
  nextRun,
  transitioned,
  range,
}: Props) {
  const isLong = useDateTimeSettings().format !== "short";
  const figure = (value: number | undefined) => (value === undefined ? "-" : formatDuration(value));
  return (
    <div className={styles["frame"]}>
      <dl className={styles["tiles"]}>
        <Tile
          label="Uptime"
          note={
            uptime ? (
              <>
                <span className={styles["passed"]}>{uptime.passed} passed</span> ·{" "}
                <span className={uptime.failed > 0 ? styles["failed"] : undefined}>
                  {uptime.failed} failed
                </span>
              </>
            ) : null
          }
        >
          {formatUptime(uptime, 2)}
        </Tile>
        <Tile label="Latency 95%">{figure(latency?.p95)}</Tile>
        <Tile label="97%">{figure(latency?.p97)}</Tile>
        <Tile label="99%">{figure(latency?.p99)}</Tile>
        <Tile label="Severity">{severity ? capitalised(severity) : "-"}</Tile>
        <Tile
          label="Last Run"
          isLong={isLong}
          note={
            transitioned ? (
              <>
                Transitioned <DateTime value={transitioned} />
              </>
            ) : null
          }
        >
          {lastRun ? <DateTime value={lastRun} /> : "-"}
        </Tile>
        <Tile label="Next Run" isLong={isLong}>
          {nextRun ? <DateTime value={nextRun} /> : "-"}
        </Tile>
        <div className={styles["tile"]}>
          <dt>
            <VisuallyHidden>Time Range</VisuallyHidden>
          </dt>
          <dd className={styles["range"]}>{range}</dd>
        </div>
      </dl>
    </div>
  );
}
