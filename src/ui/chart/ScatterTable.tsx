import { useMemo, useRef } from "react";
import { formatTimestamp } from "~/lib/time/datetime";
import { useDateTimeSettings } from "~/ui/time/dateTimeContext";
import styles from "./ScatterTable.module.css";
import type { PlotPoint } from "./scatterModel";
import { scrollRegion } from "~/ui/layout/scrollRegion";
import { useWindowed } from "~/ui/table/windowed";

/** Height of a row in px; the same figure stands in the style sheet. */
const ROW = 28;

type Props = {
  label: string;
  points: readonly PlotPoint[];
  formatValue: (value: number) => string;
  height: number | undefined;
  /** Makes the time of a row a button. */
  onPick: ((time: number) => void) | undefined;
};

/** The points of a chart as rows, latest first; only those in view are in the document. */
export function ScatterTable({ label, points, formatValue, height, onPick }: Props) {
  const { timeZone } = useDateTimeSettings();
  const scroller = useRef<HTMLDivElement>(null);
  const latest = useMemo(() => points.toReversed(), [points]);
  const { from, to } = useWindowed({ scroller, count: latest.length, size: ROW });
  const hasTitles = latest.some(({ title }) => title !== undefined);
  return (
    <div
      ref={scroller}
      {...scrollRegion(`${label}, as a table`)}
      className={styles["frame"]}
      style={height === undefined ? { flex: 1, minHeight: 180 } : { height }}
    >
      <table className={styles["table"]} aria-label={label} aria-rowcount={latest.length + 1}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col" data-number>
              Value
            </th>
            <th scope="col">Result</th>
            {hasTitles ? <th scope="col">Details</th> : null}
          </tr>
        </thead>
        <tbody>
          {from > 0 ? <tr aria-hidden style={{ height: from * ROW }} /> : null}
          {latest.slice(from, to).map(({ time, value, ok, title }, offset) => (
            <tr key={latest.length - from - offset} aria-rowindex={from + offset + 2}>
              <td>
                {onPick ? (
                  <button
                    type="button"
                    className={styles["pick"]}
                    title="Show its runs"
                    onClick={() => onPick(time)}
                  >
                    {formatTimestamp(time, timeZone)}
                  </button>
                ) : (
                  formatTimestamp(time, timeZone)
                )}
              </td>
              <td data-number>{formatValue(value)}</td>
              <td>{ok ? "passed" : <span className={styles["failed"]}>failed</span>}</td>
              {hasTitles ? <td>{title}</td> : null}
            </tr>
          ))}
          {to < latest.length ? (
            <tr aria-hidden style={{ height: (latest.length - to) * ROW }} />
          ) : null}
        </tbody>
      </table>
    </div>
  );
}
