import { expect, it, test } from "vitest";
import {
  averageResolution,
  averageSize,
  backupDays,
  isSuccess,
  latest,
  sizeBytes,
  spanText,
  wordTone,
} from "./reportFigures";

test.each([
  ["12.4GB", 12.4 * 1024 ** 3],
  ["512 MiB", 512 * 1024 ** 2],
  ["3T", 3 * 1024 ** 4],
  ["100", 100],
])("%s is %d bytes", (text, bytes) => {
  expect(sizeBytes(text)).toBeCloseTo(bytes);
});

test.each(["", "large", "GB"])("%j is no size", (text) => {
  expect(sizeBytes(text)).toBeUndefined();
});

const backup = (date: string, status: string, size = "") => ({
  id: date,
  database: "db",
  type: "snapshot",
  source: "aws",
  date,
  size,
  status,
});

it("averages what says its size, and nothing of nothing", () => {
  expect(averageSize([])).toBeUndefined();
  expect(averageSize([backup("a", "successful", "1KB"), backup("b", "failed")])).toBe(1024);
});

it("finds the latest whatever the order", () => {
  expect(latest([])).toBeUndefined();
  const [old, young] = [{ date: "2026-01-01T00:00:00Z" }, { date: "2026-02-01T00:00:00Z" }];
  expect(latest([old, young])).toBe(young);
  expect(latest([young, old])).toBe(young);
});

it("counts only incidents that were resolved", () => {
  const incident = { id: "1", severity: "high", description: "", status: "open" };
  const date = "2026-01-01T00:00:00Z";
  expect(averageResolution([{ ...incident, date }])).toBeUndefined();
  expect(
    averageResolution([
      { ...incident, date },
      { ...incident, date, resolvedDate: "2026-01-01T03:00:00Z" },
    ]),
  ).toBe(3 * 3_600_000);
});

it("tells days of backups apart", () => {
  const days = backupDays([
    backup("2026-01-01T01:00:00Z", "Successful"),
    backup("2026-01-02T01:00:00Z", "completed"),
    backup("2026-01-02T02:00:00Z", "failed"),
    backup("2026-01-03T01:00:00Z", "failed"),
  ]);
  expect(days.map(({ tone, text }) => [tone, text])).toEqual([
    ["good", "2026-01-01: 1 successful, 0 failed (1 total)"],
    ["mixed", "2026-01-02: 1 successful, 1 failed (2 total)"],
    ["bad", "2026-01-03: 0 successful, 1 failed (1 total)"],
  ]);
});

test.each([
  [5 * 3_600_000, "5h"],
  [51 * 3_600_000, "2d 3h"],
  [48 * 3_600_000, "2d"],
  [90_000, "2m"],
])("%d ms is %s", (ms, text) => {
  expect(spanText(ms)).toBe(text);
});

it("reads statuses by their words", () => {
  expect(isSuccess("Completed")).toBe(true);
  expect(isSuccess("incomplete")).toBe(false);
  expect(
    ["critical", "failed", "resolved", "in-progress", "investigating", "odd", "high", "medium"].map(
      wordTone,
    ),
  ).toEqual(["bad", "bad", "good", "running", "running", "unknown", "mixed", "running"]);
});
