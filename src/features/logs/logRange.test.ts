import { describe, expect, it } from "vitest";
import { timeRangeSearch } from "~/lib/time/timeRange";
import { askedRange, logRange, logRangeFault, pickerSearch, rangeChange } from "./logRange";

const now = new Date("2026-11-20T12:00:00Z");

describe("range of the logs", () => {
  it("is the last 15 minutes, also where the address cannot be read", () => {
    const last = { from: new Date("2026-11-20T11:45:00Z"), to: now };
    expect(logRange({}, now)).toEqual(last);
    expect(logRange({ start: "nonsense", end: "x" }, now)).toEqual(last);
    expect(askedRange({}, now)).toEqual({ start: "15m" });
    expect(askedRange({ start: "nonsense", end: "x" }, now)).toEqual({ start: "15m" });
    expect(pickerSearch({ start: "nonsense", end: "x" }, now)).toMatchObject({ range: "now-15m" });
    expect(logRangeFault({ start: "nonsense", end: "x" })?.text).toMatch(/"nonsense" and "x"/);
    expect(logRangeFault({ start: "now-1d/d", end: "nonsense" })).toEqual({
      text: expect.stringContaining('asks for "nonsense",'),
      change: { end: undefined },
    });
    expect(logRangeFault({ start: "90m", end: "2026-11-20T12:00:00Z" })).toBeUndefined();
    expect(logRangeFault({})).toBeUndefined();
  });

  it("keeps the one end that can be read", () => {
    const end = "2026-11-20T10:00:00.000Z";
    const before = { start: "2026-11-20T09:45:00.000Z", end };
    expect(askedRange({ start: "nonsense", end }, now)).toEqual(before);
    expect(pickerSearch({ start: "nonsense", end }, now)).toMatchObject({
      from: before.start,
      to: end,
    });
    expect(pickerSearch({ start: "1h", end: "nonsense" }, now)).toMatchObject({ range: "now-1h" });
  });

  it("is asked as a duration where there is one, else as times", () => {
    expect(askedRange({ start: "3h" }, now)).toEqual({ start: "3h" });
    expect(askedRange({ start: "now-1M" }, now)).toEqual({ start: "2026-10-20T12:00:00.000Z" });
    expect(askedRange({ start: "2026-11-20T10:00:00Z", end: "2026-11-20T09:00:00Z" }, now)).toEqual(
      {
        start: "2026-11-20T09:00:00.000Z",
        end: "2026-11-20T10:00:00.000Z",
      },
    );
  });

  it("goes through the picker and back", () => {
    expect(pickerSearch({ start: "1h" })).toEqual({
      rangeType: "relative",
      range: "now-1h",
      display: "1 hour",
    });
    const picked = timeRangeSearch({ type: "relative", display: "6 months", range: "now-6M" });
    expect(rangeChange(picked, now)).toEqual({ start: "now-6M", end: undefined });
    const hour = timeRangeSearch({ type: "relative", display: "1 hour", range: "now-1h" });
    expect(rangeChange(hour, now)).toEqual({ start: "1h", end: undefined });
    const absolute = timeRangeSearch({
      type: "absolute",
      display: "Custom",
      from: "2026-11-19T00:00:00Z",
      to: "2026-11-19T01:00:00Z",
    });
    expect(rangeChange(absolute, now)).toEqual({
      start: "2026-11-19T00:00:00.000Z",
      end: "2026-11-19T01:00:00.000Z",
    });
  });
});
