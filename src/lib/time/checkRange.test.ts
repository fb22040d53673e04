import { describe, expect, it } from "vitest";
import {
  CHECK_RANGES,
  checkRangeLabel,
  checkRangeMinutes,
  checkRangeStart,
  defaultCheckRange,
  graphStart,
  isCheckRange,
} from "./checkRange";

const now = new Date("2024-06-15T12:00:00Z");

describe("checkRange", () => {
  it("offers twenty ranges, in words too", () => {
    expect(CHECK_RANGES).toHaveLength(20);
    expect([checkRangeLabel("15m"), checkRangeLabel("1mo"), checkRangeLabel("5y")]).toEqual([
      "15 minutes",
      "1 month",
      "5 years",
    ]);
    expect([isCheckRange("1mo"), isCheckRange("7h")]).toEqual([true, false]);
  });

  it("starts by the calendar", () => {
    expect(checkRangeStart("15m", now).toISOString()).toBe("2024-06-15T11:45:00.000Z");
    expect(checkRangeStart("3mo", new Date("2024-05-31T12:00:00Z")).getUTCMonth()).toBe(1);
    expect(checkRangeStart("1y", now).getUTCFullYear()).toBe(2023);
    expect(checkRangeMinutes("1mo", now)).toBe(31 * 24 * 60);
  });

  it("sends months as a timestamp and everything else as it is", () => {
    expect(graphStart("6mo", now)).toBe(checkRangeStart("6mo", now).toISOString());
    expect([graphStart("15m"), graphStart("1w"), graphStart("5y")]).toEqual(["15m", "1w", "5y"]);
  });

  it.each([
    [null, "1h"],
    ["2024-06-15T11:01:00Z", "1h"],
    ["2024-06-15T11:00:00Z", "3h"],
    ["2024-06-15T08:59:00Z", "6h"],
    ["2024-06-14T11:00:00Z", "2d"],
    ["2024-06-10T12:00:00Z", "1w"],
    ["2024-05-20T12:00:00Z", "1mo"],
    ["2023-06-20T12:00:00Z", "1y"],
    ["2021-06-20T12:00:00Z", "3y"],
    ["2021-06-10T12:00:00Z", "5y"],
    ["2001-01-01T00:00:00Z", "5y"],
  ])("a last run at %s gives %s", (lastRun, range) =>
    expect(defaultCheckRange(lastRun, now)).toBe(range),
  );
});
