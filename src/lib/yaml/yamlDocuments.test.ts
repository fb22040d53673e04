import { describe, expect, it } from "vitest";
import { readYamlDocuments } from "./yamlDocuments";

const text = `base: &base
  kept: 1
list:
  - name: a
  -
    name: b
    deep:
      key: [x, y]
merged:
  <<: *base
  own: 2
again: *base
---
# second
second: true
`;

describe("readYamlDocuments", () => {
  const [first, second] = readYamlDocuments(text);

  it.each([
    [[], 1],
    [["base", "kept"], 2],
    [["list", 0], 4],
    [["list", 1, "name"], 6],
    [["list", 1, "deep", "key", 1], 8],
    [["merged", "kept"], 10],
    [["merged", "own"], 11],
    [["again"], 12],
    [["list", 1, "deep", "missing", "more"], 7],
    [["list", 7], 3],
  ])("finds %j in line %i", (path, line) => {
    expect(first?.lineOf(path)).toBe(line);
  });

  it("counts lines through the whole stream", () => {
    expect(second?.lineOf(["second"])).toBe(15);
    expect(second?.value).toEqual({ second: true });
  });

  it("resolves anchors and merge keys, YAML 1.2 words stay text", () => {
    expect(first?.value).toMatchObject({ merged: { kept: 1, own: 2 }, again: { kept: 1 } });
    expect(readYamlDocuments("on: yes\n1: off\nn: 0o17\nt: 2026-01-01")[0]?.value).toEqual({
      on: "yes",
      "1": "off",
      n: 15,
      t: "2026-01-01",
    });
  });
});
