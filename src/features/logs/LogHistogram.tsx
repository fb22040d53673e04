import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { BROWSER_ZONE, formatTimestamp } from "~/lib/time/datetime";
import { useDateTimeSettings } from "~/ui/time/dateTimeContext";
import { type KeyHint, useKeyHints } from "~/ui/keys/keyHints";
import { stretch, type Histogram } from "./histogram";
import styles from "./LogHistogram.module.css";

const HEIGHT = 48;

/** What the chart's handler answers to. */
const hints: readonly KeyHint[] = [
  ["← →", "Choose a bar"],
  ["Shift ← →", "Choose several"],
  ["Enter", "Look closer at what is chosen"],
  ["Esc", "Choose nothing"],
];

interface Props {
  histogram: Histogram;
  /** What was counted: "12,345 lines". */
  label: string;
  onRange: (from: number, to: number) => void;
}

const inEnglish = (count: number) => count.toLocaleString("en");

/** Lines over time; dragging over it, or Shift and arrow keys, choose a stretch to look at. */
export function LogHistogram({ histogram, label, onRange }: Props) {
  const { timeZone = BROWSER_ZONE } = useDateTimeSettings();
  const { bars } = histogram;
  const [brush, setBrush] = useState<{ from: number; to: number }>();
  const [hovered, setHovered] = useState<number>();
  const most = Math.max(1, ...bars.map(({ bad, warning, other }) => bad + warning + other));
  const last = bars.length - 1;
  const barAt = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const place = Math.floor(((event.clientX - left) / Math.max(1, width)) * bars.length);
    return Math.max(0, Math.min(last, place));
  };
  const choose = (range: { from: number; to: number }) => {
    const { from, to } = stretch(histogram, range.from, range.to);
    setBrush(undefined);
    onRange(from, to);
  };
  useKeyHints("Lines over time", hints);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const to = Math.max(0, Math.min(last, (brush?.to ?? (step > 0 ? -1 : bars.length)) + step));
      setBrush({ from: event.shiftKey ? (brush?.from ?? to) : to, to });
    } else if (event.key === "Enter" && brush) {
      event.preventDefault();
      choose(brush);
    } else if (event.key === "Escape" && brush) setBrush(undefined);
  };
  const told = brush ?? (hovered === undefined ? undefined : { from: hovered, to: hovered });
  return (
    <div className={styles["histogram"]}>
      <div
        role="slider"
        aria-label={`${label} over time: arrow keys choose, Shift extends, Enter looks closer`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={told?.to ?? 0}
        aria-valuetext={told ? words(histogram, told, timeZone) : "Nothing chosen"}
        tabIndex={0}
        className={styles["plot"]}
        onKeyDown={onKeyDown}
        onBlur={() => setBrush(undefined)}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          const at = barAt(event);
          setBrush({ from: at, to: at });
        }}
        onPointerMove={(event) => {
          const at = barAt(event);
          setHovered(at);
          if (event.buttons === 1 && brush) setBrush({ ...brush, to: at });
        }}
        onPointerLeave={() => setHovered(undefined)}
        onPointerCancel={() => setBrush(undefined)}
        onPointerUp={() => brush && choose(brush)}
      >
        <svg viewBox={`0 0 ${bars.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
          {bars.map((bar, index) => {
            // What there is can be seen, however little it is beside the most.
            const high = (count: number) =>
              count === 0 ? 0 : Math.max(2, (count / most) * (HEIGHT - 2));
            const [bad, warning, other] = [high(bar.bad), high(bar.warning), high(bar.other)];
            return (
              <g key={index} data-over={index === hovered || undefined}>
                <rect
                  className={styles["bad"]}
                  x={index + 0.1}
                  width={0.8}
                  y={HEIGHT - bad}
                  height={bad}
                />
                <rect
                  className={styles["warning"]}
                  x={index + 0.1}
                  width={0.8}
                  y={HEIGHT - bad - warning}
                  height={warning}
                />
                <rect
                  className={styles["other"]}
                  x={index + 0.1}
                  width={0.8}
                  y={HEIGHT - bad - warning - other}
                  height={other}
                />
              </g>
            );
          })}
          {brush ? (
            <rect
              className={styles["brush"]}
              x={Math.min(brush.from, brush.to)}
              width={Math.abs(brush.to - brush.from) + 1}
              y={0}
              height={HEIGHT}
            />
          ) : null}
        </svg>
      </div>
      <div className={styles["axis"]} aria-hidden>
        <span>{formatTimestamp(histogram.from, timeZone).slice(0, 19)}</span>
        <span className={styles["told"]}>{told ? words(histogram, told, timeZone) : ""}</span>
        <span>{formatTimestamp(histogram.to, timeZone).slice(0, 19)}</span>
      </div>
    </div>
  );
}

/** What a stretch holds: "08:15:00 to 08:16:00: 12 lines, 3 errors". */
function words(histogram: Histogram, part: { from: number; to: number }, timeZone: string): string {
  const { from, to } = stretch(histogram, part.from, part.to);
  const sum = { bad: 0, warning: 0, other: 0 };
  const [first, last] = [Math.min(part.from, part.to), Math.max(part.from, part.to)];
  for (const bar of histogram.bars.slice(first, last + 1)) {
    sum.bad += bar.bad;
    sum.warning += bar.warning;
    sum.other += bar.other;
  }
  const clock = (at: number) => formatTimestamp(at, timeZone).slice(11, 19);
  const all = sum.bad + sum.warning + sum.other;
  return [
    `${clock(from)} to ${clock(to)}: ${inEnglish(all)} ${all === 1 ? "line" : "lines"}`,
    ...(sum.bad > 0 ? [`${inEnglish(sum.bad)} ${sum.bad === 1 ? "error" : "errors"}`] : []),
    ...(sum.warning > 0
      ? [`${inEnglish(sum.warning)} ${sum.warning === 1 ? "warning" : "warnings"}`]
      : []),
  ].join(", ");
}
