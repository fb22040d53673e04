import { describe, expect, it } from "vitest";
import {
  axisTimes,
  histogram,
  lanesOf,
  markPaths,
  timeAt,
  yOf,
  type TimelineEvent,
} from "./timelineModel";

const span = { from: 0, to: 1000 };
const event = (at: number, severity = "info", lane = "a"): TimelineEvent => ({
  id: String(at),
  at,
  lane,
  severity,
  title: "",
});

describe("the axis", () => {
  it("runs down from the latest time, there and back", () => {
    expect(yOf(1000, span, 200)).toBe(0);
    expect(yOf(250, span, 200)).toBe(150);
    expect(timeAt(150, span, 200)).toBe(250);
    expect(timeAt(-5, span, 200)).toBe(1000);
  });

  it("names whole hours of the reader's clock, not more than fit", () => {
    const from = Date.UTC(2026, 10, 20, 1, 10);
    const to = Date.UTC(2026, 10, 20, 7, 20);
    const times = axisTimes({ from, to }, 500, 60).map((at) =>
      new Date(at).toISOString().slice(11, 16),
    );
    expect(times).toEqual(["02:00", "03:00", "04:00", "05:00", "06:00", "07:00"]);
    expect(axisTimes({ from, to }, 150, 0)).toEqual([Date.UTC(2026, 10, 20, 6)]);
  });
});

it("counts what happened in equal steps, and how much of it was bad", () => {
  const events = [event(999), event(990, "critical"), event(500, "high"), event(0), event(2000)];
  expect(histogram(events, span, 4)).toEqual([
    { count: 2, bad: 1 },
    { count: 0, bad: 0 },
    { count: 1, bad: 1 },
    { count: 1, bad: 0 },
  ]);
});

it("keeps the busiest lanes and gathers the others", () => {
  const events = ["a", "b", "b", "c", "d"].map((lane) => ({ lane, label: lane }));
  const { lanes, laneOf } = lanesOf(events, 3);
  expect(lanes.map(({ label }) => label)).toEqual(["b", "a", "2 others"]);
  expect([laneOf("b"), laneOf("c")]).toEqual(["b", ""]);
  expect(lanesOf(events, 4).lanes).toHaveLength(4);
});

it("draws the marks of one severity as one path, the worst last", () => {
  const paths = markPaths([
    { x: 1, y: 1, severity: "critical" },
    { x: 2, y: 2, severity: "info" },
    { x: 3, y: 3, severity: null },
  ]);
  expect(paths.map(({ severity }) => severity)).toEqual(["info", "critical"]);
  expect(paths[0]?.path.match(/M/g)).toHaveLength(2);
});
