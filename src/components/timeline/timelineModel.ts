import { severityShape, type SeverityShape } from "~/ui/feedback/SeverityMark";

/** Something that happened. */
export interface TimelineEvent {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  lane: string;
  severity: string | null;
  /** For those who do not see the mark, and under the pointer. */
  title: string;
}

export interface TimelineLane {
  id: string;
  label: string;
  icon?: string | undefined;
}

/** Milliseconds, the later end first drawn. */
export interface Span {
  from: number;
  to: number;
}

/** Pixels from the top for a time: the latest stands at the top, as in the list beside it. */
export const yOf = (at: number, { from, to }: Span, height: number): number =>
  ((to - at) / Math.max(1, to - from)) * height;

/** The time at so many pixels from the top. */
export const timeAt = (y: number, { from, to }: Span, height: number): number =>
  to - (Math.min(Math.max(y, 0), height) / Math.max(1, height)) * (to - from);

/** How much happened in each of equal steps, the latest first, and how much of it was bad. */
export function histogram(
  events: readonly TimelineEvent[],
  span: Span,
  bins: number,
): readonly { count: number; bad: number }[] {
  const result = Array.from({ length: Math.max(1, bins) }, () => ({ count: 0, bad: 0 }));
  for (const { at, severity } of events) {
    const place = Math.floor(yOf(at, span, result.length));
    const bin = result[Math.min(place, result.length - 1)];
    if (!bin || place < 0) continue;
    bin.count += 1;
    const shape = severityShape(severity);
    if (shape === "critical" || shape === "high") bin.bad += 1;
  }
  return result;
}

/** The lanes with most events, the others as one lane at the end. */
export function lanesOf(
  events: readonly (Pick<TimelineEvent, "lane"> & { label: string; icon?: string | undefined })[],
  most: number,
): { lanes: readonly TimelineLane[]; laneOf: (lane: string) => string } {
  const known = new Map<string, { lane: TimelineLane; count: number }>();
  for (const { lane, label, icon } of events) {
    const entry = known.get(lane);
    if (entry) entry.count += 1;
    else known.set(lane, { lane: { id: lane, label, icon }, count: 1 });
  }
  const all = [...known.values()].toSorted(
    (a, b) => b.count - a.count || a.lane.label.localeCompare(b.lane.label, "en"),
  );
  if (all.length <= most) return { lanes: all.map(({ lane }) => lane), laneOf: (lane) => lane };
  const own = new Set(all.slice(0, most - 1).map(({ lane }) => lane.id));
  const others = { id: "", label: `${all.length - own.size} others` };
  return {
    lanes: [...all.slice(0, most - 1).map(({ lane }) => lane), others],
    laneOf: (lane) => (own.has(lane) ? lane : ""),
  };
}

/** Marks of 8 px around a point. */
const shapes: Readonly<Record<SeverityShape, (x: number, y: number) => string>> = {
  critical: (x, y) => `M${x} ${y - 4}l4.2 7.4h-8.4z`,
  high: (x, y) => `M${x} ${y - 3.4}l3.7 6.4h-7.4z`,
  medium: (x, y) => `M${x} ${y - 4.2}l4.2 4.2l-4.2 4.2l-4.2-4.2z`,
  low: (x, y) => `M${x} ${y - 3.6}l3.6 3.6l-3.6 3.6l-3.6-3.6z`,
  info: (x, y) => `M${x - 2.8} ${y}a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0z`,
};

/** One path for all marks of a severity, so that thousands of events are five elements. */
export function markPaths(
  places: readonly { x: number; y: number; severity: string | null }[],
): readonly { severity: SeverityShape; path: string }[] {
  const parts: Record<SeverityShape, string[]> = {
    info: [],
    low: [],
    medium: [],
    high: [],
    critical: [],
  };
  for (const { x, y, severity } of places) {
    const shape = severityShape(severity);
    parts[shape].push(shapes[shape](Math.round(x * 10) / 10, Math.round(y * 10) / 10));
  }
  // The worst are drawn last, above the others.
  return (["info", "low", "medium", "high", "critical"] as const).flatMap((severity) =>
    parts[severity].length > 0 ? [{ severity, path: parts[severity].join("") }] : [],
  );
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const steps = [
  minute,
  5 * minute,
  15 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
  day,
  2 * day,
  7 * day,
  30 * day,
  90 * day,
  365 * day,
];

/** Times for the axis, at most about one in so many pixels; whole hours and days of the reader's clock. */
export function axisTimes({ from, to }: Span, height: number, offsetMinutes: number): number[] {
  const wanted = Math.max(1, Math.floor(height / 70));
  const step = steps.find((size) => (to - from) / size <= wanted) ?? 365 * day;
  const shift = offsetMinutes * minute;
  const times: number[] = [];
  for (let at = Math.ceil((from + shift) / step) * step - shift; at <= to; at += step)
    times.push(at);
  return times;
}
