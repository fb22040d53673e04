import type { LogHistogram } from "~generated/logs/types.gen";
import type { LogRow } from "./logRows";

/** How many lines of each kind fall into a part of the range. */
export interface Bar {
  bad: number;
  warning: number;
  other: number;
}

export interface Histogram {
  /** Milliseconds since 1970. */
  from: number;
  to: number;
  bars: readonly Bar[];
}

export const BARS = 120;

const kindOf = (level: string): keyof Bar =>
  level === "error" || level === "fatal" ? "bad" : level === "warning" ? "warning" : "other";

const empty = (): Bar => ({ bad: 0, warning: 0, other: 0 });

/** Counted by the log service. */
export function countedHistogram({ start, end, buckets }: LogHistogram): Histogram {
  const bars = buckets.map((counts) => {
    const bar = empty();
    for (const [level, count] of Object.entries(counts)) bar[kindOf(level)] += count;
    return bar;
  });
  return { from: Date.parse(start), to: Date.parse(end), bars };
}

/** Counted from lines. */
export function histogramOf(rows: readonly LogRow[], from: number, to: number): Histogram {
  const bars = Array.from({ length: BARS }, empty);
  const width = Math.max(1, to - from) / BARS;
  for (const { at, level, count } of rows) {
    const bar = bars[Math.min(BARS - 1, Math.floor((at - from) / width))];
    if (bar) bar[kindOf(level)] += count;
  }
  return { from, to, bars };
}

/** Lines of each kind together. */
export function totals({ bars }: Histogram): Bar {
  const sum = empty();
  for (const bar of bars)
    for (const kind of ["bad", "warning", "other"] as const) sum[kind] += bar[kind];
  return sum;
}

/** The stretch from one bar to another, both included, whichever is first. */
export function stretch({ from, to, bars }: Histogram, one: number, other: number) {
  const width = (to - from) / Math.max(1, bars.length);
  return {
    from: Math.round(from + Math.min(one, other) * width),
    to: Math.round(from + (Math.max(one, other) + 1) * width),
  };
}
