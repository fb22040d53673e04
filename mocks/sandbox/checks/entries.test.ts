import { describe, expect, it } from "vitest";
import { endpointOf, entriesOf } from "./entries";

const canary = (spec: unknown) => ({ id: "c", name: "shop", namespace: "web", labels: {}, spec });

describe("entriesOf", () => {
  it("makes one entry per check with what the spec says of all of them", () => {
    const spec = {
      schedule: "@every 1m",
      icon: "cart",
      owner: "ann",
      severity: "high",
      http: [
        {
          name: "home",
          url: "https://shop.example.org",
          description: "Front door",
          labels: { tier: "web" },
        },
        { name: "api", url: "https://api.example.org", icon: "api", namespace: "backend" },
      ],
      tcp: [{ name: "db", endpoint: "db:5432" }],
    };
    expect(entriesOf(canary(spec))).toMatchObject([
      {
        type: "http",
        name: "home",
        namespace: "web",
        description: "Front door",
        icon: "cart",
        owner: "ann",
        severity: "high",
        labels: { owner: "ann", severity: "high", tier: "web" },
        endpoint: "https://shop.example.org",
        schedule: "@every 1m",
        spec: spec.http[0],
        problem: null,
      },
      { type: "http", name: "api", icon: "api", namespace: "backend" },
      { type: "tcp", name: "db", endpoint: "db:5432" },
    ]);
  });

  it("names types as the backend does", () => {
    const item = [{ name: "x" }];
    const spec = {
      awsConfigRule: item,
      mongo: item,
      docker: item,
      kubernetesResource: item,
      alertManager: item,
    };
    expect(entriesOf(canary(spec)).map(({ type }) => type)).toEqual([
      "awsconfigrule",
      "mongodb",
      "dockerPull",
      "kubernetes_resource",
      "alertmanager",
    ]);
  });

  it("finds a name for every entry, and no name twice", () => {
    const spec = {
      http: [{ url: "http://a" }, { url: "http://a" }, {}],
      tcp: [{ name: "http://a" }],
    };
    expect(entriesOf(canary(spec)).map(({ name }) => name)).toEqual([
      "http://a",
      "http://a (2)",
      "shop-http-3",
      "http://a",
    ]);
  });

  it.each([
    [{ interval: 30 }, "@every 30s"],
    [{ schedule: " @hourly ", interval: 30 }, "@hourly"],
    [{}, null],
    [{ schedule: "@every 1m", replicas: 0 }, null],
  ])("reads the schedule of %j", (fields, schedule) => {
    expect(entriesOf(canary({ ...fields, http: [{ url: "http://a" }] }))).toMatchObject([
      { schedule, problem: null },
    ]);
  });

  it("carries what is wrong instead of throwing", () => {
    expect(entriesOf(canary({ schedule: "soon", http: [{ url: "http://a" }] }))).toMatchObject([
      { schedule: null, problem: expect.stringContaining('"soon" is not a schedule') },
    ]);
    expect(entriesOf(canary({ http: ["http://a"] }))).toMatchObject([
      { problem: "The entry http[0] of the spec is not an object." },
    ]);
    expect(entriesOf(canary({ http: [{ name: 5, labels: "x", namespace: 7 }] }))).toMatchObject([
      { name: "5", namespace: "web" },
    ]);
    for (const spec of [null, "text", [], { http: null }])
      expect(entriesOf(canary(spec))).toEqual([]);
  });
});

describe("endpointOf", () => {
  it("prefers an address to a query", () => {
    expect(endpointOf({ query: "select 1", url: "postgres://db" })).toBe("postgres://db");
    expect(endpointOf({ query: "shop.test", server: "1.1.1.1" })).toBe("shop.test");
    expect(endpointOf({ name: "x" })).toBeNull();
    expect(endpointOf(null)).toBeNull();
  });
});
