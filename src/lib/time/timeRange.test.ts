import { describe, expect, it, vi } from "vitest";
import { resolveDateMath } from "./dateMath";
import {
  addRecentRange,
  readTimeRange,
  timeRangeFault,
  recentRanges,
  resolveTimeRange,
  type TimeRange,
  timeRangeForServer,
  timeRangeSearch,
} from "./timeRange";
import { FUTURE_PRESETS, MAPPED_RANGES, PAST_PRESETS } from "./timeRangePresets";

const at = { now: new Date("2024-03-13T14:25:36.789Z"), timeZone: "UTC" };
const absolute = (from: string, to = "2024-03-02"): TimeRange => ({
  type: "absolute",
  display: "Custom",
  from,
  to,
});
const relative = (range: string): TimeRange => ({ type: "relative", display: range, range });
const mapped = (timeRange: string): TimeRange => ({
  type: "mapped",
  display: timeRange,
  timeRange,
});
const iso = (value: TimeRange) => {
  const bounds = resolveTimeRange(value, at);
  return bounds && [bounds.from.toISOString(), bounds.to?.toISOString() ?? null];
};

describe("the URL", () => {
  it.each([
    absolute("2024-03-01"),
    relative("now-2d"),
    relative("indefinitely"),
    mapped("Yesterday"),
  ])("keeps $type $display", (value) =>
    expect(readTimeRange(timeRangeSearch(value))).toEqual(value),
  );

  it("clears duration and every key of another type", () => {
    expect(timeRangeSearch(mapped("Today"))).toEqual({
      rangeType: "mapped",
      display: "Today",
      from: undefined,
      to: undefined,
      range: undefined,
      timeRange: "Today",
      duration: undefined,
    });
    expect(Object.values(timeRangeSearch(undefined)).every((value) => value === undefined)).toBe(
      true,
    );
  });

  it("logs a relative type without a range and ignores what is incomplete", () => {
    const log = vi.fn();
    expect(readTimeRange({ rangeType: "relative" }, { log })).toBeUndefined();
    expect(readTimeRange({ rangeType: "relative", range: "now-2q" }, { log })).toBeUndefined();
    expect(log.mock.calls).toEqual([
      ["Invalid relative time range"],
      ["Invalid relative time range"],
    ]);
    expect(readTimeRange({ rangeType: "absolute", from: "2024-03-01" }, { log })).toBeUndefined();
    expect(readTimeRange({ timeRange: "1h" }, { log })).toBeUndefined();
  });

  it.each([
    [{ rangeType: "relative", range: "now-999999999y" }, /"now-999999999y", which cannot be read/],
    [{ rangeType: "relative", range: "now+99999999999999999999s" }, /cannot be read/],
    [{ rangeType: "relative" }, /not for which/],
    [{ rangeType: "absolute", from: "soon", to: "2026-03-01" }, /"soon" to "2026-03-01"/],
    [{ rangeType: "absolute", from: "275000-01-01", to: "now" }, /cannot be read/],
    [{ rangeType: "mapped", timeRange: "Doomsday" }, /"Doomsday", which does not exist/],
    [{ rangeType: "never" }, /unknown kind "never"/],
  ])("reads no range from %o and says so", (search, words) => {
    for (const timeZone of ["UTC", "Asia/Tokyo"])
      for (const text of Object.values(search))
        expect(() => resolveDateMath(text, { timeZone })).not.toThrow();
    expect(readTimeRange(search, { log: () => {} })).toBeUndefined();
    expect(timeRangeFault(search)).toMatch(words);
  });

  it("finds no fault where there is no range or a good one", () => {
    expect(timeRangeFault({})).toBeUndefined();
    expect(timeRangeFault({ rangeType: "relative", range: "now-2d" })).toBeUndefined();
  });
});

describe("bounds", () => {
  it("resolves each type", () => {
    expect(iso(relative("now-2d"))).toEqual([
      "2024-03-11T14:25:36.789Z",
      "2024-03-13T14:25:36.789Z",
    ]);
    expect(iso(relative("now+5m"))).toEqual([
      "2024-03-13T14:25:36.789Z",
      "2024-03-13T14:30:36.789Z",
    ]);
    expect(iso(relative("indefinitely"))).toEqual(["2024-03-13T14:25:36.789Z", null]);
    expect(iso(absolute("2024-03-01T00:00:00Z"))).toEqual([
      "2024-03-01T00:00:00.000Z",
      "2024-03-02T00:00:00.000Z",
    ]);
    expect(iso(absolute("yes"))).toBeUndefined();
  });

  it("rounds the end of mapped ranges up, so that none is empty", () => {
    expect(iso(mapped("Yesterday"))).toEqual([
      "2024-03-12T00:00:00.000Z",
      "2024-03-12T23:59:59.999Z",
    ]);
    expect(iso(mapped("Previous month"))).toEqual([
      "2024-02-01T00:00:00.000Z",
      "2024-02-29T23:59:59.999Z",
    ]);
    expect(iso(mapped("Today so far"))).toEqual([
      "2024-03-13T00:00:00.000Z",
      "2024-03-13T14:25:36.789Z",
    ]);
    for (const { name } of MAPPED_RANGES) {
      const bounds = resolveTimeRange(mapped(name), at);
      expect(bounds && bounds.to && bounds.from < bounds.to, name).toBe(true);
    }
  });

  it("throws for an unknown mapped name", () => {
    expect(() => resolveTimeRange(mapped("Someday"), at)).toThrow("Invalid mapped time range");
  });

  it("gives servers date math for relative ranges and timestamps otherwise", () => {
    expect(timeRangeForServer(relative("now-2d"), at)).toEqual({ from: "now-2d", to: "now" });
    expect(timeRangeForServer(relative("now+1h"), at)).toEqual({ from: "now", to: "now+1h" });
    expect(timeRangeForServer(relative("indefinitely"), at)).toEqual({
      from: "2024-03-13T14:25:36.789Z",
      to: undefined,
    });
    expect(timeRangeForServer(mapped("Today"), at)?.to).toBe("2024-03-13T23:59:59.999Z");
  });
});

describe("presets and recents", () => {
  it("offers the specified lists", () => {
    const spans = "5m 15m 30m 1h 3h 6h 12h 24h 2d 7d 30d 90d 6M 1y 2y 5y".split(" ");
    expect(PAST_PRESETS.map((preset) => preset.range)).toEqual(spans.map((span) => `now-${span}`));
    expect(FUTURE_PRESETS.map((preset) => preset.range)).toEqual([
      "indefinitely",
      ...spans.map((span) => `now+${span}`),
    ]);
    expect(MAPPED_RANGES).toHaveLength(14);
  });

  it("keeps five absolute ranges, newest first, without doubles", () => {
    let recents: readonly TimeRange[] = [];
    for (const day of ["a", "b", "a", "c", "d", "e", "f"])
      recents = addRecentRange(recents, absolute(day));
    expect(recents.map((range) => range.type === "absolute" && range.from)).toEqual([
      "f",
      "e",
      "d",
      "c",
      "a",
    ]);
    expect(addRecentRange(recents, relative("now-1h"))).toBe(recents);
    expect(recentRanges([relative("now-1h"), absolute("x"), absolute("x")])).toEqual([
      absolute("x"),
    ]);
  });
});
