import { describe, expect, it } from "vitest";
import { completions, mapField } from "./completions";

const source = {
  fields: ["name", "namespace", "status", "health", "tags.cluster", mapField("tags", "odd key")],
  valuesOf: (field: string) =>
    ({ health: ["healthy", "unhealthy"], status: ["Running", "Not, ready"] })[field] ?? [],
};
const offered = (text: string, caret = text.length) =>
  completions(text, caret, source).map(({ label }) => label);
const chosen = (text: string, at = 0, caret = text.length) => {
  const found = completions(text, caret, source)[at];
  return found && [found.text, found.caret];
};

describe("completions of a search text", () => {
  it("offers fields, those that begin so first", () => {
    expect(offered("na")).toEqual(["name=", "namespace="]);
    expect(offered("")).toHaveLength(6);
    expect(offered("api ")).toEqual([]);
    expect(offered("cluster")).toEqual(["tags.cluster="]);
    expect(chosen("api sta")).toEqual(["api status=", 11]);
    expect(chosen("(od")).toEqual(['(tags."odd key"=', 16]);
  });

  it("offers values behind an operator, in quotes where they need them", () => {
    expect(offered("health=")).toEqual(["healthy", "unhealthy"]);
    expect(chosen("health=healthy,un")).toEqual(["health=healthy,unhealthy", 24]);
    expect(chosen("health=!un")).toEqual(["health=!unhealthy", 17]);
    expect(chosen("status=no")).toEqual(['status="Not, ready"', 19]);
    expect(chosen("health=un name=x", 0, 9)).toEqual(["health=unhealthy name=x", 16]);
    expect(offered("name=a")).toEqual([]);
  });
});
