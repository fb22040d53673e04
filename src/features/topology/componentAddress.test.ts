import { expect, test } from "vitest";
import {
  carriedSearch,
  dashboardSearch,
  linkFrom,
  ownParent,
  readSearch,
} from "./componentAddress";

const dashboard = {
  labels: "env____production:1",
  team: "Payments",
  view: "list",
  groupBy: "agent",
  sortBy: "name",
  sortOrder: "asc",
} as const;
const found = { status: "unhealthy", type: "Service:1", query: "pay & go" };

test("a link keeps how components are shown and whose; what found them is for the way back", () => {
  const kept = carriedSearch(
    { ...dashboard, ...found, refererId: "x", dialog: "snapshot", component: "a" },
    undefined,
  );
  const opened = readSearch(kept);
  expect(opened).toEqual({
    ...dashboard,
    from: "query=pay+%26+go&status=unhealthy&type=Service%3A1",
  });
  expect(linkFrom({ id: "b", path: "a" }, undefined, kept)).toBe(`/topology/b?${kept}`);
  expect(linkFrom({ id: "b", path: "a" }, undefined, "")).toBe("/topology/b");
  // Further in, another filter of the reader's does not stand for the dashboard's.
  const deeper = readSearch(carriedSearch({ ...opened, status: "warning:1" }, "b"));
  expect(deeper).toEqual(opened);
  expect(dashboardSearch(deeper)).toEqual({ ...dashboard, ...found });
});

test("a component that is a part of another one is told where the reader came from", () => {
  expect(linkFrom({ id: "c", path: "a.b" }, "z", "")).toBe("/topology/c?refererId=z");
  expect(linkFrom({ id: "c", path: "a.b" }, "b", "")).toBe("/topology/c");
  expect(linkFrom({ id: "c", path: "a.b" }, "a", "")).toBe("/topology/c");
  expect(linkFrom({ id: "c", path: "a.b" }, "c", "")).toBe("/topology/c");
});

test("the parent is named only to whom came by another one", () => {
  expect(ownParent({ path: "a.b" }, "z")).toBe("b");
  expect(ownParent({ path: "a.b" }, "b")).toBeUndefined();
  expect(ownParent({ path: "a.b" }, undefined)).toBeUndefined();
  expect(ownParent({}, "z")).toBeUndefined();
});
