import { describe, expect, it } from "vitest";
import { nextRun, scheduleProblem } from "./schedule";

const from = new Date("2026-03-14T09:26:53.589Z");
const next = (schedule: string) => nextRun(schedule, from)?.toISOString() ?? null;

describe("nextRun", () => {
  it.each([
    ["@every 30s", "2026-03-14T09:27:23.589Z"],
    ["@every 1h30m", "2026-03-14T10:56:53.589Z"],
    ["@every 1.5h", "2026-03-14T10:56:53.589Z"],
    ["@every 10ms", "2026-03-14T09:26:54.589Z"],
    ["@hourly", "2026-03-14T10:00:00.000Z"],
    ["@daily", "2026-03-15T00:00:00.000Z"],
    ["@weekly", "2026-03-15T00:00:00.000Z"],
    ["@monthly", "2026-04-01T00:00:00.000Z"],
    ["@yearly", "2027-01-01T00:00:00.000Z"],
    ["*/5 * * * *", "2026-03-14T09:30:00.000Z"],
    ["27 9 * * *", "2026-03-14T09:27:00.000Z"],
    ["26 9 * * *", "2026-03-15T09:26:00.000Z"],
    ["0 8-10/2,20 * * *", "2026-03-14T10:00:00.000Z"],
    ["30 2 * * mon-fri", "2026-03-16T02:30:00.000Z"],
    ["0 0 29 feb *", "2028-02-29T00:00:00.000Z"],
    ["0 0 29 feb tue", "2027-02-02T00:00:00.000Z"],
    ["0 0 1 * 1", "2026-03-16T00:00:00.000Z"],
    ["15/20 * * * *", "2026-03-14T09:35:00.000Z"],
    ["59 23 31 12 *", "2026-12-31T23:59:00.000Z"],
  ])("%s", (schedule, expected) => expect(next(schedule)).toBe(expected));

  it("is never due for @never and for a date that does not exist", () => {
    expect(next("@never")).toBeNull();
    expect(next("0 0 30 2 *")).toBeNull();
  });
});

describe("scheduleProblem", () => {
  it.each([
    "",
    "soon",
    "@every",
    "@every 1d",
    "@every 0s",
    "@fortnightly",
    "* * * *",
    "60 * * * *",
    "* * 0 * *",
    "5-1 * * * *",
    "*/0 * * * *",
    "* * * * 7",
  ])("says what is allowed instead of %j", (schedule) => {
    expect(scheduleProblem(schedule)).toContain("@every with a duration such as 30s");
  });

  it("finds nothing wrong with a good one", () => expect(scheduleProblem("@every 1m")).toBeNull());
});
