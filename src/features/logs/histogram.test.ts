import { expect, it } from "vitest";
import { BARS, countedHistogram, histogramOf, stretch, totals } from "./histogram";
import type { LogRow } from "./logRows";

const row = (at: number, level: LogRow["level"], count = 1): LogRow => ({
  key: String(at),
  at,
  level,
  message: "",
  labels: {},
  count,
});

it("takes the counts of the log service", () => {
  const histogram = countedHistogram({
    start: "2026-11-20T08:00:00Z",
    end: "2026-11-20T08:10:00Z",
    buckets: [{ info: 2, fatal: 1 }, {}, { warning: 3, error: 1, debug: 1 }],
  });
  expect(histogram.bars).toEqual([
    { bad: 1, warning: 0, other: 2 },
    { bad: 0, warning: 0, other: 0 },
    { bad: 1, warning: 3, other: 1 },
  ]);
  expect(totals(histogram)).toEqual({ bad: 2, warning: 3, other: 3 });
});

it("counts lines, each as often as it stands for", () => {
  const rows = [
    row(0, "info"),
    row(BARS * 10, "error", 5),
    row(Number.NaN, "info"),
    row(15, "warning"),
  ];
  const { bars } = histogramOf(rows, 0, BARS * 10);
  expect([bars[0], bars[1], bars.at(-1)]).toEqual([
    { bad: 0, warning: 0, other: 1 },
    { bad: 0, warning: 1, other: 0 },
    { bad: 5, warning: 0, other: 0 },
  ]);
});

it("gives the stretch of a brush, whichever way it was drawn", () => {
  const histogram = histogramOf([], 0, BARS * 10);
  expect(stretch(histogram, 3, 5)).toEqual({ from: 30, to: 60 });
  expect(stretch(histogram, 5, 3)).toEqual({ from: 30, to: 60 });
});
