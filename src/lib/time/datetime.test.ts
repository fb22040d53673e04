import { describe, expect, it } from "vitest";
import {
  BROWSER_ZONE,
  formatDateTime,
  formatTimestamp,
  timeZoneOptions,
  utcOffset,
} from "./datetime";

const instant = "2024-03-09T23:05:06.078Z";

describe("formatDateTime", () => {
  it("writes the four styles", () => {
    const in_ = (style: "short" | "medium" | "full" | "timestamp") =>
      formatDateTime(
        instant,
        { style, timeZone: "UTC", locale: "en" },
        new Date("2024-03-10T00:05:07Z"),
      );
    expect(in_("short")).toBe("1h ago");
    expect(in_("medium")).toBe("Sat 23:05");
    expect(in_("full")).toBe("Mar 9, 23:05:06.078");
    expect(in_("timestamp")).toBe("2024-03-09 23:05:06.078");
  });

  it("follows the zone, with midnight as 00", () => {
    expect(formatTimestamp(instant, "Europe/Paris")).toBe("2024-03-10 00:05:06.078");
    expect(formatTimestamp("2024-03-09T00:00:00Z", "UTC")).toBe("2024-03-09 00:00:00.000");
  });

  it("survives a locale and a zone that Intl refuses", () => {
    expect(
      formatDateTime(instant, { style: "medium", timeZone: "UTC", locale: "en-US@posix" }),
    ).toBe("Sat 23:05");
    expect(formatTimestamp(instant, "Mars/Base")).toBe(formatTimestamp(instant, BROWSER_ZONE));
  });

  it("counts empty and zero dates as empty", () => {
    for (const value of ["", null, undefined, "0001-01-01T00:00:00Z", "0001-01-01"])
      expect(formatTimestamp(value, "UTC")).toBe("");
  });
});

describe("time zones", () => {
  it("turns the clock within the day on which it is turned", () => {
    expect(formatTimestamp("2026-03-29T00:59:59.999Z", "Europe/Oslo")).toBe(
      "2026-03-29 01:59:59.999",
    );
    expect(formatTimestamp("2026-03-29T01:00:00Z", "Europe/Oslo")).toBe("2026-03-29 03:00:00.000");
    expect(utcOffset("Europe/Oslo", new Date("2026-03-29T00:59:59Z"))).toBe("UTC+01:00");
    expect(utcOffset("Europe/Oslo", new Date("2026-03-29T01:00:00Z"))).toBe("UTC+02:00");
    expect(utcOffset("America/St_Johns", new Date("2026-01-15T12:00:00Z"))).toBe("UTC-03:30");
  });

  it("offers Browser first, each with its offset", () => {
    const options = timeZoneOptions(new Date(instant));
    expect(options[0]?.name).toBe("Browser");
    expect(
      options.find((option) => option.name === "Asia/Kolkata" || option.name === "Asia/Calcutta")
        ?.offset,
    ).toBe("UTC+05:30");
    expect(utcOffset("UTC")).toBe("UTC+00:00");
  });
});
