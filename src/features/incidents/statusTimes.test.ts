import { expect, test } from "vitest";
import { timesOf } from "./statusTimes";

const now = "2026-01-01T00:00:00.000Z";

test.each([
  ["open", "open", {}],
  ["open", undefined, {}],
  ["open", "investigating", { acknowledged: now, resolved: null, closed: null }],
  ["open", "resolved", { acknowledged: now, resolved: now, closed: null }],
  ["resolved", "closed", { acknowledged: now, closed: now }],
  ["closed", "open", { resolved: null, closed: null }],
])("from %s to %s", (status, next, change) => {
  expect(timesOf({ status, acknowledged: null }, next, now)).toEqual(change);
});

test("who acknowledged first stays", () => {
  expect(timesOf({ status: "open", acknowledged: "before" }, "mitigated", now)).toEqual({
    resolved: null,
    closed: null,
  });
});
