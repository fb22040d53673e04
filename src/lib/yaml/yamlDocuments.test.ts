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

describe("numbers that would be altered", () => {
  it.each([
    ["a: 1\nb: .nan\n", 2, "'.nan' cannot be stored: put it in quotes if it is text"],
    ["a: -.inf\n", 1, "'-.inf' cannot be stored: put it in quotes if it is text"],
    ["a: 1e400\n", 1, "'1e400' cannot be stored: put it in quotes if it is text"],
    [
      "a: [1, 9007199254740993]\n",
      1,
      "9007199254740993 is too long to be stored exactly as a number: put it in quotes",
    ],
  ])("%j is refused at its line", (text, line, message) => {
    const [read] = readYamlDocuments(text);
    expect(read?.value).toBeUndefined();
    expect(read?.issues).toEqual([{ line, message }]);
  });

  it.each([
    ["a: 9007199254740991\n", 9007199254740991],
    ["a: 10000000000000000\n", 1e16],
    ["a: '9007199254740993'\n", "9007199254740993"],
    ["a: .5\n", 0.5],
  ])("%j is kept", (text, value) => {
    expect(readYamlDocuments(text)[0]?.value).toEqual({ a: value });
  });
});
