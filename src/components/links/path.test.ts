import { expect, it } from "vitest";
import { pathTo } from "./path";

it("fills the places of a route's path", () => {
  expect(pathTo("/settings/scopes", {})).toBe("/settings/scopes");
  expect(pathTo("/settings/$table/$id", { table: "teams", id: "a/b c" })).toBe(
    "/settings/teams/a%2Fb%20c",
  );
});

it("refuses paths and places that no route has", () => {
  // @ts-expect-error: no such route
  pathTo("/settings/nothing", {});
  // @ts-expect-error: the route has no such place
  expect(pathTo("/settings/$table/$id", { table: "teams" })).toContain("/settings/teams/");
});
