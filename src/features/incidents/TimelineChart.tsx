import { useLayoutEffect, useRef, useState } from "react";
import { formatTimestamp } from "~/lib/time/datetime";
import { useDateTimeSettings } from "~/ui/time/dateTimeContext";
import type { Happening, Stretch } from "./timeline";
import styles from "./timeline.module.css";

interface Props {
  span: { from: number; to: number };
  states: readonly Stretch[];
  checks: readonly { id: string; name: string; stretches: readonly Stretch[] }[];
  happenings: readonly Happening[];
}

const labels = 110;
const row = 20;
const minute = 60_000;
const steps = [5, 10, 15, 30, 60, 180, 360, 720, 1440, 2880, 10_080].map((size) => size * minute);
const points = [
  { kind: "change", label: "Changes" },
  { kind: "evidence", label: "Evidence" },
  { kind: "comment", label: "Comments" },
] as const;

/** One path for all marks of a kind: a thousand of them are one element. */
const shapes = {
  comment: (x: number, y: number) => `M${x - 3.5} ${y}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z`,
  evidence: (x: number, y: number) => `M${x - 4} ${y - 4}h8v8h-8z`,
  change: (x: number, y: number) => `M${x} ${y - 5}l5 5l-5 5l-5-5z`,
} as const;

function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(600);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, width] as const;
}

/**
 * One axis for the state, the checks, and what happened. It is a picture of the list below, which says the same in words,
 * so that nobody has to see it.
 */
export function TimelineChart({ span, states, checks, happenings }: Props) {
  const [frame, width] = useWidth();
  const { timeZone } = useDateTimeSettings();
  const length = Math.max(1, span.to - span.from);
  const inner = Math.max(50, width - labels - 12);
  const x = (at: number) =>
    labels + (Math.min(Math.max(at, span.from), span.to) - span.from) * (inner / length);
  const size = steps.find((one) => length / one <= inner / 80) ?? length;
  const ticks: number[] = [];
  for (let at = Math.ceil(span.from / size) * size; at <= span.to; at += size) ticks.push(at);
  const clock = (at: number) => {
    const text = formatTimestamp(new Date(at), timeZone);
    return size >= 1440 * minute ? text.slice(5, 10) : text.slice(11, 16);
  };
  const rows = 1 + checks.length + points.length;
  const y = (index: number) => 26 + index * row;
  return (
    <div ref={frame} className={styles["chart"]}>
      <svg
        width={width}
        height={y(rows) + 4}
        role="img"
        aria-label={`Timeline with ${happenings.length} entries; the list below says the same.`}
      >
        {ticks.map((at) => (
          <g key={at} className={styles["tick"]}>
            <line x1={x(at)} x2={x(at)} y1={16} y2={y(rows)} />
            <text x={x(at)} y={10} textAnchor="middle">
              {clock(at)}
            </text>
          </g>
        ))}
        <Label y={y(0)} text="Status" />
        {states.map((stretch) => (
          <g key={stretch.from} className={styles["state"]}>
            <title>{stretch.word}</title>
            <rect
              x={x(stretch.from)}
              y={y(0) + 2}
              width={Math.max(2, x(stretch.to) - x(stretch.from))}
              height={14}
              rx={2}
            />
            {x(stretch.to) - x(stretch.from) > 70 ? (
              <text x={x(stretch.from) + 5} y={y(0) + 13}>
                {stretch.word}
              </text>
            ) : null}
          </g>
        ))}
        {checks.map(({ id, name, stretches }, index) => (
          <g key={id} className={styles["check"]}>
            <Label y={y(index + 1)} text={name} />
            {stretches.map((stretch) => (
              <rect
                key={stretch.from}
                data-bad={stretch.isBad || undefined}
                x={x(stretch.from)}
                y={y(index + 1) + (stretch.isBad ? 5 : 8)}
                width={Math.max(2, x(stretch.to) - x(stretch.from))}
                height={stretch.isBad ? 8 : 2}
              >
                <title>{`${name}: ${stretch.word}`}</title>
              </rect>
            ))}
          </g>
        ))}
        {points.map(({ kind, label }, index) => {
          const top = y(1 + checks.length + index) + 9;
          return (
            <g key={kind} className={styles["point"]}>
              <Label y={top - 9} text={label} />
              <path
                data-hollow={kind === "comment" || undefined}
                d={happenings
                  .filter((one) => one.kind === kind)
                  .map(({ at }) => shapes[kind](Math.round(x(at) * 10) / 10, top))
                  .join("")}
              />
            </g>
          );
        })}
        <line className={styles["end"]} x1={x(span.to)} x2={x(span.to)} y1={16} y2={y(rows)} />
      </svg>
    </div>
  );
}

const Label = ({ y, text }: { y: number; text: string }) => (
  <text className={styles["label"]} x={0} y={y + 13}>
    {text.length > 16 ? `${text.slice(0, 15)}…` : text}
    <title>{text}</title>
  </text>
);
