import { expect, test } from "vitest";
import { statusChange } from "./statusChange";

const now = "2026-01-01T00:00:00.000Z";

test.each([
  ["open", "open", {}],
  [
    "open",
    "investigating",
    { status: "investigating", acknowledged: now, resolved: null, closed: null },
  ],
  ["open", "resolved", { status: "resolved", acknowledged: now, resolved: now, closed: null }],
  ["resolved", "closed", { status: "closed", acknowledged: now, closed: now }],
  ["closed", "open", { status: "open", resolved: null, closed: null }],
])("from %s to %s", (status, next, change) => {
  expect(statusChange({ status, acknowledged: null }, next, now)).toEqual(change);
});

test("who acknowledged first stays", () => {
  expect(statusChange({ status: "open", acknowledged: "before" }, "mitigated", now)).toEqual({
    status: "mitigated",
    resolved: null,
    closed: null,
  });
});
