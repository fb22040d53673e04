import { describe, expect, it } from "vitest";
import { yamlPlace } from "./yamlPlace";

/** The place of the bar in a text. */
const at = (text: string) => {
  const { keys, before } = yamlPlace(text.replace("|^", ""), text.indexOf("|^"));
  return [keys.join("."), before];
};

describe("a place in YAML", () => {
  it.each([
    ["a key at the top", "pan|^", ["", undefined]],
    ["a key below another", "mapping:\n  na|^", ["mapping", undefined]],
    ["an empty line below a key", "mapping:\n  |^", ["mapping", undefined]],
    ["a value", "mapping:\n  name: row.n|^", ["mapping.name", "row.n"]],
    ["a value in quotes", 'mapping:\n  name: "row.n|^"', ["mapping.name", "row.n"]],
    ["the first key of an entry", "columns:\n  - name: he|^", ["columns.name", "he"]],
    [
      "a further key of an entry",
      "panels:\n  - name: Total\n    type: number\n    query: select |^",
      ["panels.query", "select "],
    ],
    ["an entry right below its key", "panels:\n- name: Total\n  query: a|^", ["panels.query", "a"]],
    [
      "a key far below",
      "columns:\n  - name: name\n    url:\n      view:\n        filter:\n          team: row.|^",
      ["columns.url.view.filter.team", "row."],
    ],
    [
      "an entry that is a text",
      "templating:\n  - key: a\n    dependsOn:\n      - c|^",
      ["templating.dependsOn", "c"],
    ],
    ["a bracket", "templating:\n  - dependsOn: [a, c|^]", ["templating.dependsOn", "c"]],
    ["braces", "columns:\n  - { name: name, url: { config: row.|^ } }", ["columns.config", "row."]],
    [
      "a text in braces",
      'panels:\n  - { name: Total, query: "select a, |^" }',
      ["panels.query", "select a, "],
    ],
    [
      "braces behind a key",
      "columns:\n  - name: name\n    url: { config: ro|^ }",
      ["columns.url.config", "ro"],
    ],
  ])("is told for %s", (_name, text, place) => {
    expect(at(text)).toEqual(place);
  });

  it("is told within a text of several lines, whatever stands in it", () => {
    expect(at("merge: |\n  select a,\n    b|^\n  from c\npanels: []")).toEqual([
      "merge",
      "  select a,\n    b",
    ]);
    expect(at("panels:\n  - name: Total\n    query: >-\n      select a\n\n      from |^")).toEqual([
      "panels.query",
      "      select a\n\n      from ",
    ]);
    expect(at("panels:\n  - name: Total\n    query: select a\n      from b|^")).toEqual([
      "panels.query",
      "select a\n      from b",
    ]);
    const { after } = yamlPlace("merge: |\n  select \n  from c\npanels: []", 18);
    expect(after).toBe("\n  from c");
  });

  it("is not that of a text that ended above", () => {
    expect(at("panels:\n  - description: |\n      Some: words\n    query: select h|^")).toEqual([
      "panels.query",
      "select h",
    ]);
    expect(at("merge: |\n  select 1\nmapping:\n  a|^")).toEqual(["mapping", undefined]);
  });
});
