import { describe, expect, it } from "vitest";
import { dayOfText, isRange, rangeErrors, textOfDay } from "./rangeText";

describe("texts of an absolute range", () => {
  it("reaches from the first to the last second of the days", () => {
    expect(textOfDay("2026-03-01", "from")).toBe("2026-03-01 00:00:00");
    expect(textOfDay("2026-03-01", "to")).toBe("2026-03-01 23:59:59");
  });

  it("carries the offset of another zone, also across a change of the clock", () => {
    expect(textOfDay("2026-03-29", "from", "Europe/Oslo")).toBe("2026-03-29T00:00:00+01:00");
    expect(textOfDay("2026-03-29", "to", "Europe/Oslo")).toBe("2026-03-29T23:59:59+02:00");
  });

  it("finds the day that a text means", () => {
    expect(dayOfText("2026-03-29T23:59:59+02:00", "Europe/Oslo")).toBe("2026-03-29");
    expect(dayOfText("2026-03-29T23:59:59+02:00", "Asia/Tokyo")).toBe("2026-03-30");
    expect(dayOfText("soon")).toBeUndefined();
    expect(dayOfText("")).toBeUndefined();
  });

  it("is a range only when both are filled, read and in order", () => {
    expect(isRange("now-2d", "now")).toBe(true);
    expect(isRange("now-2d", "")).toBe(false);
    expect(isRange("0001-01-01T00:00:00Z", "now")).toBe(false);
    expect(isRange("soon", "now")).toBe(false);
    expect(isRange("now", "now-1d")).toBe(false);
  });

  it("tells what is wrong", () => {
    expect(rangeErrors("", "")).toEqual({});
    expect(rangeErrors("now-2d", "now")).toEqual({});
    expect(rangeErrors("soon", "now").from).toMatch(/^Enter a date/);
    expect(rangeErrors("now", "now-1d")).toEqual({ to: "To lies before From." });
  });
});
