import { describe, expect, it } from "vitest";
import { followedType, tileOf, typeKeysOf, typeOfSpec, typeOfTile, typesOf } from "./specType";

const tileFor = (kind: "Canary" | "ScrapeConfig", spec: Record<string, unknown>) => {
  const { type, key } = typeOfSpec(kind, spec);
  return `${tileOf(type)} ${key}`;
};

describe("type of a spec", () => {
  it.each([
    [{ schedule: "@hourly", http: [] }, "http http"],
    [{ icmp: [] }, "ping icmp"],
    [{ ping: [] }, "ping ping"],
    [{ alertManager: [] }, "alertManager alertManager"],
    [{ alertmanager: [] }, "alertManager alertmanager"],
    [{ mongo: [] }, "mongo mongo"],
    [{ mongodb: [] }, "mongo mongodb"],
    [{ configDB: [] }, "configDB configDB"],
    [{ catalog: [] }, "configDB catalog"],
    [{ postgres: [] }, "sql postgres"],
    [{ mysql: [] }, "sql mysql"],
    [{ folder: [{ gcpConnection: {} }] }, "folder folder"],
    [{ env: {}, severity: "high", tcp: [] }, "tcp tcp"],
    [{ dns: [], http: [] }, "dns dns"],
    [{ unheardOf: [], http: [] }, "custom custom"],
    [{ docker: [] }, "custom custom"],
    [{ schedule: "@hourly" }, "custom custom"],
    [{}, "custom custom"],
  ])("of a health check: %j is %s", (spec, expected) => {
    expect(tileFor("Canary", spec)).toBe(expected);
  });

  it.each([
    [{ retention: {}, schedule: "@hourly", aws: [] }, "aws aws"],
    [{ full: true, kubernetes: [] }, "kubernetes kubernetes"],
    [{ terraform: [] }, "custom custom"],
  ])("of a scraper: %j is %s", (spec, expected) => {
    expect(tileFor("ScrapeConfig", spec)).toBe(expected);
  });

  it("finds each visible type again by its tile, and by its own key or that of a type before it", () => {
    for (const kind of ["Canary", "ScrapeConfig"] as const)
      for (const type of typesOf(kind)) {
        expect(typeOfTile(kind, tileOf(type))).toBe(type);
        expect(typeOfSpec(kind, { [type.key]: [] }).type.key).toBe(type.key);
      }
    expect(typesOf("Canary")).toHaveLength(31);
    expect(typesOf("ScrapeConfig")).toHaveLength(11);
    expect(typeOfTile("Canary", "docker")).toBeUndefined();
  });

  it("knows the keys that are types, known or not", () => {
    expect(typeKeysOf("Canary", { schedule: "", http: [], odd: 1 })).toEqual(["http", "odd"]);
  });
});

describe("an editor whose text was replaced", () => {
  const own = typeOfSpec("Canary", { http: [] });
  const custom = typeOfSpec("Canary", {});
  it.each([
    [own, undefined, "http"],
    [own, {}, "http"],
    [own, { schedule: "@daily" }, "http"],
    [own, { tcp: [], http: [] }, "http"],
    [own, { schedule: "@daily", tcp: [] }, "tcp"],
    [own, { mongodb: [] }, "mongodb"],
    [own, { unheardOf: [] }, "custom"],
    [custom, { tcp: [] }, "custom"],
  ])("shows the type of what stands there (%#)", (type, spec, key) => {
    expect(followedType("Canary", type, spec).key).toBe(key);
  });
});
