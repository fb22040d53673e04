import { describe, expect, it } from "vitest";
import { Ajv2020 } from "ajv/dist/2020.js";
import { readSpec, specHints } from "~/lib/yaml/specText";
import { schemaCheck } from "./schemaCheck";

const schema = {
  type: "object",
  additionalProperties: false,
  required: ["name", "playbooks"],
  properties: {
    name: { type: "string", minLength: 2, maxLength: 5, pattern: "^[a-z]+$" },
    count: { type: ["integer", "null"], minimum: 1, maximum: 9 },
    kind: { enum: ["a", "b"] },
    fixed: { const: { x: 1 } },
    list: { type: "array", minItems: 1, maxItems: 2, items: { $ref: "#/$defs/item" } },
    labels: { type: "object", additionalProperties: { type: "string" } },
    playbooks: {
      type: "object",
      required: ["enabled"],
      properties: { enabled: { type: "boolean" } },
    },
    either: { anyOf: [{ type: "string" }, { type: "object", required: ["a"] }] },
    both: { allOf: [{ minimum: 1 }, { maximum: 3 }] },
    never: false,
    "a/b~c": { type: "number" },
    ext: {
      type: "object",
      patternProperties: { "^x-": { type: "number" } },
      additionalProperties: false,
    },
    tree: { $ref: "#/$defs/tree" },
  },
  $defs: {
    item: { type: "object", properties: { id: { type: "integer" } }, required: ["id"] },
    tree: { type: "object", additionalProperties: { $ref: "#/$defs/tree" } },
  },
};
const good = { name: "abc", playbooks: { enabled: true } };
const compiled = new Ajv2020({ allErrors: true, strict: false }).compile(schema);

const cases: [string, unknown][] = [
  ["a good one", good],
  ["no object", "text"],
  ["a list", []],
  ["nothing", null],
  ["a missing field", { name: "abc" }],
  ["a missing inner field", { ...good, playbooks: {} }],
  ["an unknown field", { ...good, nmae: "x" }],
  ["a short text", { ...good, name: "a" }],
  ["a long text", { ...good, name: "abcdefg" }],
  ["a text that does not match", { ...good, name: "ABC" }],
  ["a number as text", { ...good, count: "1" }],
  ["a fraction", { ...good, count: 1.5 }],
  ["a small number", { ...good, count: 0 }],
  ["a large number", { ...good, count: 10 }],
  ["null where it may be", { ...good, count: null }],
  ["a word outside", { ...good, kind: "c" }],
  ["a word inside", { ...good, kind: "a" }],
  ["another constant", { ...good, fixed: { x: 2 } }],
  ["the constant", { ...good, fixed: { x: 1 } }],
  ["an empty list", { ...good, list: [] }],
  ["a long list", { ...good, list: [{ id: 1 }, { id: 2 }, { id: 3 }] }],
  ["a wrong item", { ...good, list: [{ id: 1 }, {}] }],
  ["labels", { ...good, labels: { a: "b" } }],
  ["a wrong label", { ...good, labels: { a: 1 } }],
  ["one way", { ...good, either: "x" }],
  ["the other way", { ...good, either: { a: 1 } }],
  ["neither way", { ...good, either: 1 }],
  ["one of both", { ...good, both: 4 }],
  ["both", { ...good, both: 2 }],
  ["what must not be", { ...good, never: 1 }],
  ["a key with signs", { ...good, "a/b~c": "x" }],
  ["a key by its pattern", { ...good, ext: { "x-a": 1 } }],
  ["a wrong key by its pattern", { ...good, ext: { "x-a": "1" } }],
  ["a key outside of the patterns", { ...good, ext: { y: 1 } }],
  ["a tree", { ...good, tree: { a: { b: {} } } }],
  ["a wrong tree", { ...good, tree: { a: { b: 1 } } }],
];

describe("a schema that is read", () => {
  it.each(cases)("says of %s what a compiled one says", (_, value) => {
    const check = schemaCheck(schema);
    expect(check(value)).toBe(compiled(value));
    const places = new Set((compiled.errors ?? []).map(({ instancePath }) => instancePath));
    for (const { instancePath } of check.errors ?? []) expect(places).toContain(instancePath);
  });

  it("takes a chart's own values for what is missing", () => {
    const check = schemaCheck(schema, { name: "abc", playbooks: { enabled: true } });
    expect(check({})).toBe(true);
    expect(check({ playbooks: {} })).toBe(true);
    expect(check({ playbooks: { enabled: 1 } })).toBe(false);
  });

  it("leaves out what it cannot read, and ends", () => {
    const loop = { $ref: "#/$defs/a", $defs: { a: { $ref: "#/$defs/a" } } };
    expect(schemaCheck(loop)(1)).toBe(true);
    expect(schemaCheck({ $ref: "https://example.com/x.json" })(1)).toBe(true);
    expect(schemaCheck({ pattern: "(?<=" })("x")).toBe(true);
    expect(schemaCheck({ $ref: "#/constructor/prototype" })(1)).toBe(true);
  });

  it("names lines, and what may have been meant", () => {
    const text = "name: abc\nplaybooks:\n  enabled: sure\nlabel: {}\n";
    const hints = specHints(readSpec(text), "", schemaCheck(schema));
    expect(hints.map(({ line, message }) => `${line} ${message}`).toSorted()).toEqual([
      "3 playbooks.enabled: must be true or false, found text 'sure'",
      "4 label: unknown field 'label', did you mean 'labels'?",
    ]);
  });
});
