import { expect, it } from "vitest";
import type { TimeRange } from "./timeRange";
import { travelledTo } from "./travellingRange";

const sixHours: TimeRange = { type: "relative", display: "6 hours", range: "now-6h" };
const week: TimeRange = { type: "relative", display: "7 days", range: "now-7d" };
const then: TimeRange = {
  type: "absolute",
  display: "Custom",
  from: "2026-11-20T08:00:00Z",
  to: "2026-11-20T09:00:00Z",
};

it.each([
  "/catalog/changes",
  "/catalog/0192/changes",
  "/notifications",
  "/incidents",
  "/playbooks/runs/",
])("comes along to %s", (page) =>
  expect(travelledTo(page, {}, sixHours)).toMatchObject({
    rangeType: "relative",
    range: "now-6h",
  }),
);

it("comes along to the logs in their own words", () => {
  expect(travelledTo("/logs", {}, sixHours)).toEqual({ start: "6h", end: undefined });
  expect(travelledTo("/logs", {}, then)).toEqual({
    start: "2026-11-20T08:00:00.000Z",
    end: "2026-11-20T09:00:00.000Z",
  });
});

it("comes along to an open check where it knows such a range", () => {
  const check = { checkId: "0192", timeRange: "1h" };
  expect(travelledTo("/health", check, sixHours)).toEqual({ timeRange: "6h" });
  expect(travelledTo("/health", check, week)).toEqual({ timeRange: "1w" });
  expect(travelledTo("/health", check, then)).toBeUndefined();
  expect(travelledTo("/health", {}, sixHours)).toBeUndefined();
});

it.each([
  ["/catalog/changes", { rangeType: "mapped" }],
  ["/logs", { start: "5m" }],
  ["/settings/teams", {}],
  ["/catalog", {}],
])("leaves %s with %j as it is", (page, search) =>
  expect(travelledTo(page, search, sixHours)).toBeUndefined(),
);
