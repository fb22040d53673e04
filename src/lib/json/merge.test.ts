import { describe, expect, it } from "vitest";
import { changedFields, merge } from "./merge";

describe("three-way merge", () => {
  it.each([
    ["only mine", { base: 1, mine: 2, theirs: 1 }, 2],
    ["only theirs", { base: 1, mine: 1, theirs: 2 }, 2],
    ["both alike", { base: 1, mine: 2, theirs: 2 }, 2],
    [
      "different fields",
      { base: { a: 1, b: 1 }, mine: { a: 2, b: 1 }, theirs: { a: 1, b: 3 } },
      { a: 2, b: 3 },
    ],
    [
      "a field that I took away and one that they added",
      { base: { a: 1, b: 1 }, mine: { b: 1 }, theirs: { a: 1, b: 1, c: 1 } },
      { b: 1, c: 1 },
    ],
    [
      "nested fields",
      {
        base: { spec: { schedule: "1m", http: [1] } },
        mine: { spec: { schedule: "5m", http: [1] } },
        theirs: { spec: { schedule: "1m", http: [2] } },
      },
      { spec: { schedule: "5m", http: [2] } },
    ],
    [
      "objects that both added",
      { base: undefined, mine: { a: 1 }, theirs: { b: 1 } },
      { a: 1, b: 1 },
    ],
  ])("%s", (_name, states, merged) => {
    expect(merge(states)).toEqual({ merged, clashes: [] });
  });

  it("names every place that both changed, and lets each be chosen", () => {
    const states = {
      base: { name: "a", text: "x", spec: { n: 1 }, list: [1] },
      mine: { name: "b", text: "y", spec: { n: 2 }, list: [1, 2] },
      theirs: { name: "c", text: "x", spec: { n: 3 }, list: [1, 3] },
    };
    const { clashes } = merge(states);
    expect(clashes).toEqual([
      { path: ["name"], base: "a", mine: "b", theirs: "c" },
      { path: ["spec", "n"], base: 1, mine: 2, theirs: 3 },
      { path: ["list"], base: [1], mine: [1, 2], theirs: [1, 3] },
    ]);
    const { merged } = merge(states, ([field]) => (field === "name" ? "mine" : "theirs"));
    expect(merged).toEqual({ name: "b", text: "y", spec: { n: 3 }, list: [1, 3] });
  });

  it("asks where one took away what the other changed", () => {
    const { clashes, merged } = merge({ base: { a: 1 }, mine: {}, theirs: { a: 2 } }, () => "mine");
    expect(clashes).toEqual([{ path: ["a"], base: 1, mine: undefined, theirs: 2 }]);
    expect(merged).toEqual({});
  });

  it("gives only fields that differ", () => {
    expect(changedFields({ a: 1, b: { c: 1 }, d: 1 }, { a: 1, b: { c: 1 }, d: 2 })).toEqual({
      d: 2,
    });
  });
});
