import { describe, expect, it } from "vitest";
import { axisLabels, nearestPoint, plotPoints, scatterSummary } from "./scatterModel";

const DAY = 86_400_000;
const at = Date.UTC(2026, 2, 5, 13, 30);

describe("points of a chart", () => {
  it("sorts a copy and leaves unreadable points out", () => {
    const input = Object.freeze([
      { time: new Date(20), value: 2, ok: true },
      { time: 10, value: 1, ok: false, title: "a" },
      { time: new Date("no date"), value: 3, ok: true },
      { time: 30, value: Number.NaN, ok: true },
    ]);
    expect(plotPoints(input)).toEqual([
      { time: 10, value: 1, ok: false, title: "a" },
      { time: 20, value: 2, ok: true, title: undefined },
    ]);
  });

  it("says in words what it shows", () => {
    const points = plotPoints([
      { time: 1, value: 5, ok: true },
      { time: 2, value: 90, ok: false },
    ]);
    expect(scatterSummary(points, (value) => `${value} ms`)).toBe(
      "2 points, 1 failed, between 5 ms and 90 ms.",
    );
    expect(scatterSummary([], String)).toBe("No data available");
  });

  it("finds the nearest point within reach only", () => {
    const points = plotPoints([0, 10, 20].map((time) => ({ time, value: time, ok: true })));
    const place = ({ time, value }: { time: number; value: number }) => ({ x: time, y: value });
    expect(nearestPoint(points, place, { x: 11, y: 12 }, 5)).toBe(1);
    expect(nearestPoint(points, place, { x: 11, y: 40 }, 5)).toBeUndefined();
  });
});

describe("labels of the time axis", () => {
  it("shows the time up to a day", () => {
    expect(axisLabels([at], DAY, "UTC")).toEqual(["13:30"]);
    expect(axisLabels([at], DAY, "Asia/Tokyo")).toEqual(["22:30"]);
  });

  it("shows day and time up to a month, then the day, then the year", () => {
    expect(axisLabels([at], 2 * DAY, "UTC")[0]).toMatch(/Mar.*5.*13:30/);
    expect(axisLabels([at], 90 * DAY, "UTC")[0]).toMatch(/^Mar 5$/);
    expect(axisLabels([at], 800 * DAY, "UTC")).toEqual(["2026"]);
  });

  it("does not repeat a label", () => {
    expect(axisLabels([at, at + DAY, at + 400 * DAY], 800 * DAY, "UTC")).toEqual([
      "2026",
      "",
      "2027",
    ]);
  });
});
