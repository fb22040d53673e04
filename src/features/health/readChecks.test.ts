import { expect, it } from "vitest";
import type { CheckSummary } from "~generated/canary/types.gen";
import { faultWords, readChecks } from "./readChecks";
import { sampleCheck } from "./sampleCheck";

/** Rows as a backend could send them, whatever the contract says. */
const rowsOf = (text: unknown[]) => JSON.parse(JSON.stringify(text)) as CheckSummary[];

it("keeps a good answer as it is", () => {
  const rows = [sampleCheck(), sampleCheck({ labels: { team: "pay" } })];
  expect(readChecks(rows).checks).toBe(rows);
  expect(readChecks(rows).unreadable).toEqual([]);
});

it.each([
  [{ name: null }, "name is null, expected string"],
  [{ uptime: null }, "uptime/passed is missing, expected number"],
  [{ uptime: { passed: "12", failed: 0 } }, "uptime/passed is string, expected number"],
  [{ latency: null }, "latency is null, expected object"],
  [{ latency: { p95: {}, rolling1h: 0 } }, "latency/p95 is object, expected number"],
  [{ icon: 7 }, "icon is number, expected string"],
  [{ labels: ["a"] }, "labels is array, expected object"],
  [{ labels: { team: null } }, "labels/team is null, expected string"],
  [{ canary_name: 3 }, "canary_name is number, expected string"],
])("takes out a row with %o and says why", (change, words) => {
  const good = sampleCheck();
  const { checks, unreadable } = readChecks(rowsOf([good, { ...sampleCheck(), ...change }]));
  expect(checks).toEqual([good]);
  expect(unreadable.map(faultWords)).toEqual([words]);
  expect(unreadable[0]?.fault.path).toMatch(/^\/checks_summary\/1\//);
});

it("names a row that is nothing by its place", () => {
  const { unreadable } = readChecks(rowsOf([null]));
  expect(unreadable.map((row) => [row.id, row.name, faultWords(row)])).toEqual([
    ["row 1", "Row 1 of the answer", "the row is null, expected object"],
  ]);
});
