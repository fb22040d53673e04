import { afterEach, expect, test, vi } from "vitest";
import { fullTimestamp } from "./fullTimestamp";

afterEach(() => vi.restoreAllMocks());

test.each([
  ["Europe/Oslo", "2026-03-01 09:30:00.000 Europe/Oslo (UTC+01:00)"],
  ["Europe/Oslo", "2026-07-01 10:30:00.000 Europe/Oslo (UTC+02:00)"],
  ["UTC", "2026-03-01 08:30:00.000 UTC (UTC+00:00)"],
])("a time in %s is %s", (zone, text) => {
  const month = text.slice(5, 7);
  expect(fullTimestamp(new Date(`2026-${month}-01T08:30:00Z`), zone)).toBe(text);
});

test("the browser's zone stands by its name", () => {
  const name = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(fullTimestamp(new Date("2026-03-01T08:30:00Z"))).toContain(` ${name} (UTC`);
});

test("a list of times makes no formatter for each of them", () => {
  const made = vi.spyOn(Intl, "DateTimeFormat");
  fullTimestamp(new Date(0));
  made.mockClear();
  for (let day = 0; day < 100; day += 1) fullTimestamp(new Date(day * 86_400_000));
  expect(made).not.toHaveBeenCalled();
});
