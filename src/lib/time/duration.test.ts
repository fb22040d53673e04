import { describe, expect, it } from "vitest";
import { DURATION_FILTER_ERROR, formatDuration, parseDurationFilter } from "./duration";

describe("formatDuration", () => {
  it.each([
    [0, "0 ms"],
    [0.2, "<1 ms"],
    [84, "84 ms"],
    [999.4, "999 ms"],
    [999.6, "1.00 s"],
    [2100, "2.10 s"],
    [12_340, "12.3 s"],
    [59_999, "1 m"],
    [90_000, "1.5 m"],
    [3_599_900, "1 h"],
    [5_400_000, "1.5 h"],
    [360_000_000, "100 h"],
    [-84, "-84 ms"],
  ])("%d ms reads %s", (ms, text) => expect(formatDuration(ms)).toBe(text));

  it("shows nothing for a missing figure", () => {
    expect([formatDuration(null), formatDuration(undefined), formatDuration(NaN)]).toEqual([
      "",
      "",
      "",
    ]);
  });
});

describe("parseDurationFilter", () => {
  it.each([
    ["100ms", 100],
    ["5s", 5000],
    ["1.5s", 1500],
    [" 30 s ", 30_000],
  ])("reads %s", (text, ms) => expect(parseDurationFilter(text)).toEqual({ ms }));

  it.each(["5m", "abc", "", "ms", "-5s", "1e3s"])(
    "refuses %s with the specified sentence",
    (text) => expect(parseDurationFilter(text)).toEqual({ error: DURATION_FILTER_ERROR }),
  );
});
