import { BROWSER_ZONE } from "~/lib/time/datetime";

/** One measurement: when, how much (milliseconds unless the owner formats otherwise), and whether it was good. */
export type ScatterPoint = { time: Date | number; value: number; ok: boolean; title?: string };

/** The same with the time in milliseconds. */
export type PlotPoint = { time: number; value: number; ok: boolean; title: string | undefined };

/** A sorted copy without unreadable points; the input stays as it is. */
export function plotPoints(points: readonly ScatterPoint[]): PlotPoint[] {
  return points
    .map(({ time, value, ok, title }) => ({ time: Number(time), value, ok, title }))
    .filter(({ time, value }) => Number.isFinite(time) && Number.isFinite(value))
    .toSorted((a, b) => a.time - b.time);
}

const DAY = 86_400_000;

/** What a label of the time axis holds: time up to a day, day and time up to a month, day up to a year, then the year. */
function axisStyle(spanMs: number): Intl.DateTimeFormatOptions {
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const day = { month: "short", day: "numeric" } as const;
  if (spanMs <= DAY) return time;
  if (spanMs <= 31 * DAY) return { ...day, ...time };
  if (spanMs <= 366 * DAY) return day;
  return { year: "numeric" };
}

/** Labels for the ticks of the time axis; a label that only repeats the one before stays empty. */
export function axisLabels(
  ticks: readonly number[],
  spanMs: number,
  timeZone: string | undefined,
): string[] {
  const format = formatter({
    ...axisStyle(spanMs),
    timeZone: timeZone === BROWSER_ZONE ? undefined : timeZone,
  });
  const labels = ticks.map((tick) => format.format(tick));
  return labels.map((label, index) => (label === labels[index - 1] ? "" : label));
}

function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(undefined, options);
  } catch {
    // The locale or the zone is unknown to this browser.
    return new Intl.DateTimeFormat("en", { ...options, timeZone: undefined });
  }
}

/** The chart in a sentence, for those who do not see it. */
export function scatterSummary(
  points: readonly PlotPoint[],
  formatValue: (value: number) => string,
): string {
  if (points.length === 0) return "No data available";
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let failed = 0;
  for (const { value, ok } of points) {
    least = Math.min(least, value);
    most = Math.max(most, value);
    if (!ok) failed += 1;
  }
  const count = points.length === 1 ? "1 point" : `${points.length} points`;
  return `${count}, ${failed} failed, between ${formatValue(least)} and ${formatValue(most)}.`;
}

/** The point that is nearest to a place on the screen and no further than `reach` px from it. */
export function nearestPoint(
  points: readonly PlotPoint[],
  placeOf: (point: PlotPoint) => { x: number; y: number },
  at: { x: number; y: number },
  reach: number,
): number | undefined {
  let best: number | undefined;
  let bestDistance = reach * reach;
  for (const [index, point] of points.entries()) {
    const { x, y } = placeOf(point);
    if (Math.abs(x - at.x) > reach) continue;
    const distance = (x - at.x) ** 2 + (y - at.y) ** 2;
    if (distance <= bestDistance) [best, bestDistance] = [index, distance];
  }
  return best;
}
