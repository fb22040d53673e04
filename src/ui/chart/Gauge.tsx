import { chartColor } from "./chartColor";
import { arcPath } from "./donutSlices";
import styles from "./Gauge.module.css";

/** From which percentage on a colour holds. */
interface Threshold {
  percent: number;
  color: string;
}

/** Colour of the highest threshold that a percentage has reached; undefined below all. */
export function thresholdColor(
  percent: number,
  thresholds: readonly Threshold[] | undefined,
): string | undefined {
  const reached = (thresholds ?? [])
    .filter((one) => one.percent <= percent)
    .toSorted((a, b) => b.percent - a.percent)[0];
  return chartColor(reached?.color);
}

type Props = {
  /** Share of the span, 0 to 100. */
  percent: number;
  /** The value with its unit. */
  text: string;
  thresholds?: readonly Threshold[] | undefined;
};

/** The half ring: 0 stands left, 100 right. */
const place = (percent: number) => -0.25 + percent / 200;

/** Size of a text that stands within the ring, which leaves 56 units; letters are a little more than half as wide. */
const fontSize = (text: string) =>
  `${Math.max(4, Math.min(11, 56 / (0.6 * text.length))).toFixed(1)}px`;

/** A value between two bounds, coloured by the threshold that it has reached. */
export function Gauge({ percent, text, thresholds }: Props) {
  const share = Math.min(100, Math.max(0, percent));
  const sorted = (thresholds ?? []).toSorted((a, b) => a.percent - b.percent);
  return (
    <svg viewBox="0 0 100 60" className={styles["gauge"]} aria-hidden>
      <path d={arcPath(place(0), place(100), 40, 30)} className={styles["track"]} />
      {share > 0 ? (
        <path
          d={arcPath(place(0), place(share), 40, 30)}
          fill={thresholdColor(share, thresholds) ?? "var(--qd-unknown)"}
        />
      ) : null}
      {sorted.map(({ percent: from, color }, at) => (
        <path
          key={from}
          d={arcPath(place(from), place(sorted[at + 1]?.percent ?? 100), 46, 43)}
          fill={chartColor(color) ?? "var(--qd-unknown)"}
        />
      ))}
      <text
        x="50"
        y="50"
        className={styles["text"]}
        textAnchor="middle"
        style={{ fontSize: fontSize(text) }}
      >
        {text}
      </text>
    </svg>
  );
}
