import { describe, expect, it } from "vitest";
import { cronIssue } from "./cron";

describe("cronIssue", () => {
  it.each([
    "* * * * *",
    "*/15 0-6,22 1 JAN-MAR mon-FRI",
    "0 12 ? * 7",
    "TZ=Europe/Berlin 5 4 * * sun",
    "10-50/10 * * * *",
    "@every 5m",
    "@every 1d12h",
    "@every 1.5h",
    "@every $(interval)",
    "{{.schedule}}",
    "",
  ])("accepts %j", (schedule) => {
    expect(cronIssue(schedule)).toBeUndefined();
  });

  it.each([
    ["99 99 * * *", "its minute '99' is not in 0 to 59"],
    ["@every 6hx", "'6hx' is no length of time such as 30s, 5m or 1h30m"],
    ["@every -5m", "'-5m' is no length of time such as 30s, 5m or 1h30m"],
    ["TZ=UTC @every 5", "'5' is no length of time such as 30s, 5m or 1h30m"],
    ["@every 0s", "its length must be more than 0"],
    ["60 * * * *", "its minute '60' is not in 0 to 59"],
    ["* 24 * * *", "its hour '24' is not in 0 to 23"],
    ["0 0 0 * *", "its day of the month '0' is not in 1 to 31"],
    ["0 0 * foo *", "its month 'foo' is not in 1 to 12"],
    ["0 0 * * 8", "its day of the week '8' is not in 0 to 7"],
    ["*/0 * * * *", "its minute '*/0' is not in 0 to 59"],
    ["every 5 minutes or so", "its minute 'every' is not in 0 to 59"],
  ])("refuses %j", (schedule, reason) => {
    expect(cronIssue(schedule)).toBe(reason);
  });
});
