import { describe, expect, it } from "vitest";
import { formatAge, formatRelative, latestRunAge } from "./age";

const now = new Date("2024-06-15T12:00:00Z");
const before = (ms: number) => new Date(now.getTime() - ms);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe("formatAge", () => {
  it.each([
    [40_000, "40s"],
    [59_999, "59s"],
    [12 * 60_000, "12m"],
    [HOUR, "1h"],
    [6 * DAY, "6d"],
    [29 * DAY, "29d"],
    [30 * DAY, "1mo"],
    [364 * DAY, "11mo"],
    [365 * DAY, "1y"],
    [800 * DAY, "2y"],
  ])("%d ms is %s", (ms, text) => expect(formatAge(before(ms), now)).toBe(text));

  it("is empty without a date, for the zero date and for nonsense", () => {
    for (const value of [null, undefined, "", "0001-01-01T00:00:00Z", "soon"])
      expect(formatAge(value, now)).toBe("");
  });

  it("takes a timestamp without a zone as UTC and keeps a given offset", () => {
    expect(formatAge("2024-06-15T11:00:00", now)).toBe("1h");
    expect(formatAge("2024-06-15 11:00:00.123", now)).toBe("59m");
    expect(formatAge("2024-06-15T13:00:00+02:00", now)).toBe("1h");
  });
});

describe("formatRelative", () => {
  it("says the direction", () => {
    expect(formatRelative(before(12 * 60_000), now)).toBe("12m ago");
    expect(formatRelative(before(-20_000), now)).toBe("in 20s");
    expect(formatRelative(before(200), now)).toBe("now");
  });
});

describe("latestRunAge", () => {
  it("shows only between one hour and seven days, both excluded", () => {
    expect(latestRunAge(before(HOUR), now)).toBe("");
    expect(latestRunAge(before(HOUR + 1000), now)).toBe("1h");
    expect(latestRunAge(before(7 * DAY - 1), now)).toBe("6d");
    expect(latestRunAge(before(604_800_000), now)).toBe("");
    expect(latestRunAge(null, now)).toBe("");
  });
});
