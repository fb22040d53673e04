import { expect, test } from "vitest";
import { carriedSearch, linkFrom, ownParent } from "./componentAddress";

test("a link keeps how components are shown and whose, and drops what found them", () => {
  const kept = carriedSearch({
    labels: "env____production:1",
    team: "Payments",
    view: "list",
    groupBy: "agent",
    sortBy: "name",
    sortOrder: "asc",
    status: "unhealthy",
    type: "Service:1",
    query: "pay",
    refererId: "x",
    dialog: "snapshot",
    component: "a",
  });
  expect(kept).toBe(
    "labels=env____production%3A1&team=Payments&view=list&groupBy=agent&sortBy=name&sortOrder=asc",
  );
  expect(linkFrom({ id: "b", path: "a" }, undefined, kept)).toBe(`/topology/b?${kept}`);
  expect(linkFrom({ id: "b", path: "a" }, undefined, "")).toBe("/topology/b");
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
