import { describe, expect, it } from "vitest";
import { formatTypeFilters, parseTypeFilters } from "./typeFilters";
import type { TriStateMark } from "./triState";

const included = (type: string) => new Map<string, TriStateMark>([[type, 1]]);

describe("type filters in an address", () => {
  it("writes two colons as two underscores", () => {
    expect(formatTypeFilters(included("Kubernetes::Pod"))).toBe("Kubernetes__Pod:1");
    expect([...parseTypeFilters("Kubernetes__Pod:1,AWS____Account:-1")]).toEqual([
      ["Kubernetes::Pod", 1],
      ["AWS::::Account", -1],
    ]);
    expect([...parseTypeFilters("Kubernetes::Pod:1,,:1,x:0")]).toEqual([["Kubernetes::Pod", 1]]);
    expect(formatTypeFilters(new Map())).toBeUndefined();
  });

  it.each([
    "a:b",
    "a_b::c__d",
    "_a_::_b",
    ":::",
    "a:::b",
    "x,y%2C|z",
    "__",
    "AWS::::Account",
    "é🙂",
  ])("brings %s back", (type) => {
    expect([...parseTypeFilters(formatTypeFilters(included(type)))]).toEqual([[type, 1]]);
  });
});
