import { expect, test } from "vitest";
import { isWholeDays, outcomeBuckets, playbookOutcomes } from "./outcomes";

const run = (playbook: string, status: string, created: string, seconds?: number) => ({
  id: `${playbook} ${created}`,
  playbook_id: playbook,
  status,
  created_at: created,
  start_time: seconds === undefined ? null : created,
  end_time:
    seconds === undefined ? null : new Date(Date.parse(created) + seconds * 1000).toISOString(),
  playbook: {
    id: playbook,
    name: playbook,
    title: playbook.toUpperCase(),
    icon: null,
    deleted_at: null,
  },
});
const now = Date.parse("2026-03-04T10:30:00Z");

test("runs of a day are counted by the hour, without gaps, until now", () => {
  const buckets = outcomeBuckets(
    [
      run("a", "completed", "2026-03-04T07:10:00Z", 5),
      run("a", "timed_out", "2026-03-04T07:50:00Z", 5),
      run("a", "running", "2026-03-04T10:20:00Z"),
    ],
    now,
  );
  expect(
    buckets.map(({ at, ...counts }) => [new Date(at).toISOString().slice(11, 16), counts]),
  ).toEqual([
    ["07:00", { completed: 1, failed: 1, other: 0 }],
    ["08:00", { completed: 0, failed: 0, other: 0 }],
    ["09:00", { completed: 0, failed: 0, other: 0 }],
    ["10:00", { completed: 0, failed: 0, other: 1 }],
  ]);
  expect(isWholeDays(buckets)).toBe(false);
});

test("longer times are counted by the day", () => {
  const buckets = outcomeBuckets(
    [
      run("a", "failed", "2026-03-01T23:00:00Z", 5),
      run("a", "cancelled", "2026-03-02T01:00:00Z", 5),
      run("a", "completed", "2026-03-04T10:29:00Z", 5),
    ],
    now,
  );
  expect(buckets.map(({ completed, failed, other }) => [completed, failed, other])).toEqual([
    [0, 1, 0],
    [0, 0, 1],
    [0, 0, 0],
    [1, 0, 0],
  ]);
  expect(isWholeDays(buckets)).toBe(true);
  expect(outcomeBuckets([], now)).toEqual([]);
});

test("each playbook's runs, failures, median and longest; what has not ended has no duration", () => {
  const at = "2026-03-04T08:00:00Z";
  expect(
    playbookOutcomes([
      run("b", "completed", at, 4),
      run("a", "completed", at, 10),
      run("a", "failed", at, 30),
      run("a", "timed_out", at, 20),
      run("a", "running", at),
      run("b", "completed", at, 8),
      run("c", "pending_approval", at),
    ]).map(({ title, runs, completed, failed, median, longest }) => [
      title,
      runs,
      completed,
      failed,
      median,
      longest,
    ]),
  ).toEqual([
    ["A", 4, 1, 2, 20_000, 30_000],
    ["B", 2, 2, 0, 6_000, 8_000],
    ["C", 1, 0, 0, undefined, undefined],
  ]);
});
