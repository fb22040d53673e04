import { describe, expect, it } from "vitest";
import { isDateMath, resolveDateMath } from "./dateMath";

const now = new Date("2024-03-13T14:25:36.789Z"); // a Wednesday

describe("resolveDateMath", () => {
  it.each([
    ["now", "2024-03-13T14:25:36.789Z"],
    ["now-250ms", "2024-03-13T14:25:36.539Z"],
    ["now-5s", "2024-03-13T14:25:31.789Z"],
    ["now-15m", "2024-03-13T14:10:36.789Z"],
    ["now+3h", "2024-03-13T17:25:36.789Z"],
    ["now-2d", "2024-03-11T14:25:36.789Z"],
    ["now-1w", "2024-03-06T14:25:36.789Z"],
    ["now-6M", "2023-09-13T14:25:36.789Z"],
    ["now-1y", "2023-03-13T14:25:36.789Z"],
    ["now/d", "2024-03-13T00:00:00.000Z"],
    ["now-1d/d", "2024-03-12T00:00:00.000Z"],
    ["now/w", "2024-03-11T00:00:00.000Z"],
    ["now-1w/w", "2024-03-04T00:00:00.000Z"],
    ["now/M", "2024-03-01T00:00:00.000Z"],
    ["now-1y/y", "2023-01-01T00:00:00.000Z"],
    ["now/h+30m", "2024-03-13T14:30:00.000Z"],
    ["2024-01-31T00:00:00Z||+1M", "2024-02-29T00:00:00.000Z"],
    ["2024-01-02T03:04:05Z", "2024-01-02T03:04:05.000Z"],
  ])("%s", (text, wanted) => {
    expect(resolveDateMath(text, { now, timeZone: "UTC" })?.toISOString()).toBe(wanted);
  });

  it.each([
    ["now/d", "2024-03-13T23:59:59.999Z"],
    ["now-1d/d", "2024-03-12T23:59:59.999Z"],
    ["now-1w/w", "2024-03-10T23:59:59.999Z"],
    ["now-1M/M", "2024-02-29T23:59:59.999Z"],
    ["now-1y/y", "2023-12-31T23:59:59.999Z"],
  ])("%s rounded up", (text, wanted) => {
    expect(resolveDateMath(text, { now, timeZone: "UTC", roundUp: true })?.toISOString()).toBe(
      wanted,
    );
  });

  it("rounds by the clock of the zone, across a change of daylight saving time", () => {
    const zone = { now: new Date("2024-04-01T01:30:00Z"), timeZone: "Europe/Paris" };
    expect(resolveDateMath("now/d", zone)?.toISOString()).toBe("2024-03-31T22:00:00.000Z");
    expect(resolveDateMath("now-1d/d", zone)?.toISOString()).toBe("2024-03-30T23:00:00.000Z");
    expect(resolveDateMath("now-1d/d", { ...zone, roundUp: true })?.toISOString()).toBe(
      "2024-03-31T21:59:59.999Z",
    );
    expect(resolveDateMath("now-2d", zone)?.toISOString()).toBe("2024-03-30T02:30:00.000Z");
  });

  it.each(["", "soon", "now-", "now-2", "now-2q", "now 2d", "now/dd", "nowhere"])(
    "refuses %j",
    (text) => {
      expect(resolveDateMath(text, { now })).toBeUndefined();
    },
  );

  it("tells date math from dates", () => {
    expect([isDateMath("now-2d"), isDateMath("now"), isDateMath("2024-01-01")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
