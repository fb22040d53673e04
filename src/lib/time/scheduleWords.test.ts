import { expect, it } from "vitest";
import { scheduleWords } from "./scheduleWords";

it.each([
  ["@every 30s", "Every 30 seconds"],
  ["@every 1m", "Every minute"],
  ["@every 1d12h", "Every 1 day 12 hours"],
  ["@hourly", "Every hour, on the hour"],
  ["@never", "Never"],
  ["* * * * *", "Every minute"],
  ["*/15 * * * MON-FRI", "Every 15 minutes, on Monday to Friday"],
  ["30 2 * * *", "Every day at 02:30"],
  ["0 8,20 * * 1,5", "At 08:00, 20:00, on Monday, Friday"],
  ["5 */6 * * *", "Every 6 hours at minute 5"],
  ["0 0 1 1 *", "At 00:00, on day 1 of the month in January"],
  ["*/10 9-17 * * *", "Every 10 minutes of hour 9-17"],
  ["0 0 * * 7", "At 00:00, on Sunday"],
  ["TZ=Europe/Berlin @daily", "Every day at 00:00 (Europe/Berlin)"],
])("reads %s as %s", (schedule, words) => {
  expect(scheduleWords(schedule)).toBe(words);
});

it.each(["", "@every soon", "61 * * * *", "a b", "$(schedule)", "@sometimes"])(
  "does not guess at %j",
  (schedule) => {
    expect(scheduleWords(schedule)).toBeUndefined();
  },
);
