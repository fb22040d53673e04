import { describe, expect, it } from "vitest";
import type { TopologyComponent } from "~generated/canary/types.gen";
import { grouped, narrowed, ofStatus, sorted, topologyQuery } from "./topologyFilters";
import type { TopologySearch } from "./search";

const one = (name: string, more: Partial<TopologyComponent> = {}): TopologyComponent => ({
  id: name,
  agent_id: "00000000-0000-0000-0000-000000000000",
  name,
  namespace: "",
  status: more.health ?? "healthy",
  description: "",
  type: "Service",
  summary: {},
  is_leaf: true,
  ...more,
});
const names = (components: readonly TopologyComponent[]) => components.map(({ name }) => name);
const search = (given: Partial<TopologySearch>): TopologySearch => given;

const all = [
  one("cart", {
    health: "healthy",
    labels: { env: "production" },
    updated_at: "2026-01-31T00:00:00Z",
  }),
  one("api", {
    health: "unhealthy",
    labels: { env: "staging", tier: "batch" },
    updated_at: "2026-02-01T00:00:00Z",
    components: [one("api-cache", { health: "warning", hidden: true })],
  }),
  one("mail", { health: "warning", properties: [{ name: "cpu", value: 9 }] }),
  one("old", {
    status: "error",
    health: "",
    type: "Job",
    properties: [{ name: "cpu", value: 80 }],
  }),
];

describe("the query", () => {
  it("asks for every level where a type is chosen, and leaves status and order to the browser", () => {
    expect(
      topologyQuery(search({ type: "Service:1", status: "unhealthy", sortBy: "name" })),
    ).toEqual({ type: "Service", flatten: true });
    expect(topologyQuery(search({ type: "All", team: "All" }))).toEqual({});
    expect(topologyQuery(search({ type: "Job:-1" }))).toEqual({ type: "!Job", flatten: true });
  });
  it("sends labels that a server can tell", () => {
    const labels = "env____production:1,tier____batch:-1,team____a:1,team____b:1";
    expect(topologyQuery(search({ labels }))).toEqual({ labels: "env=production" });
    expect(topologyQuery(search({ labels: "env=staging" }))).toEqual({ labels: "env=staging" });
  });
});

describe("components", () => {
  it("are searched on every level", () => {
    expect(names(narrowed(all, search({ query: "API" })))).toEqual(["api", "api-cache"]);
    expect(names(narrowed(all, search({ query: "api", showHiddenComponents: "no" })))).toEqual([
      "api",
    ]);
  });
  it("carry one of the wanted values, and none of the others", () => {
    const labels = "env____production:1,env____staging:1";
    expect(names(narrowed(all, search({ labels })))).toEqual(["cart", "api"]);
    expect(names(narrowed(all, search({ labels: "tier____batch:-1" })))).toEqual([
      "cart",
      "mail",
      "old",
    ]);
  });
  it("are found by status word and by health", () => {
    expect(names(ofStatus(all, "unhealthy"))).toEqual(["api", "old"]);
    expect(names(ofStatus(all, "error:1"))).toEqual(["old"]);
    expect(names(ofStatus(all, "healthy:-1"))).toEqual(["api", "mail", "old"]);
  });
  it("are sorted worst first, by day and not by day of the month, and by a figure", () => {
    expect(names(sorted(all, search({})))).toEqual(["api", "old", "mail", "cart"]);
    expect(names(sorted(all, search({ sortOrder: "asc" })))).toEqual([
      "cart",
      "mail",
      "api",
      "old",
    ]);
    expect(names(sorted(all, search({ sortBy: "updated_at" })))).toEqual([
      "api",
      "cart",
      "mail",
      "old",
    ]);
    expect(names(sorted(all, search({ sortBy: "field:cpu", sortOrder: "desc" })))).toEqual([
      "old",
      "mail",
      "api",
      "cart",
    ]);
  });
  it("fall into groups, those without a value last", () => {
    const groups = grouped(sorted(all, search({})), "health", new Map());
    expect(groups.map(({ title, components }) => `${title} ${components.length}`)).toEqual([
      "Unhealthy 2",
      "Warning 1",
      "Healthy 1",
    ]);
    const spaces = [one("a"), one("b", { namespace: "shop" })];
    expect(grouped(spaces, "namespace", new Map()).map(({ title }) => title)).toEqual([
      "shop",
      "No namespace",
    ]);
  });
});
