import { expect, it } from "vitest";
import { bareShapes } from "./bareShapes";
import type { Schema } from "./document";

const row = (properties: Record<string, Schema>) => ({ Row: { type: "object", properties } });

it.each<[string, Schema, string[]]>([
  [
    "a column of unknown shape",
    { "x-sql": "jsonb" },
    ["Row.column has no shape; give it one, or x-free-form and why"],
  ],
  ["one that is said to be free", { "x-free-form": true, description: "As scraped." }, []],
  [
    "one that does not say why",
    { "x-free-form": true },
    ["Row.column is free-form, but does not say why"],
  ],
  [
    "an object of any fields",
    { type: ["object", "null"], additionalProperties: true },
    ["Row.column is an object of any fields, without a description of them"],
  ],
  [
    "an object of any fields that are described",
    { type: "object", additionalProperties: true, description: "By the kind." },
    [],
  ],
  [
    "an open object with named fields",
    { type: "object", additionalProperties: true, properties: { a: { type: "string" } } },
    [],
  ],
  ["a map of texts", { type: "object", additionalProperties: { type: "string" } }, []],
  [
    "entries of a list within a choice",
    { oneOf: [{ type: "null" }, { type: "array", items: { description: "?" } }] },
    ["Row.column[] has no shape; give it one, or x-free-form and why"],
  ],
  ["another schema", { $ref: "#/components/schemas/Other" }, []],
  [
    "a choice that is described as a whole",
    { oneOf: [{ type: "object" }, { type: "null" }], description: "Notes." },
    [],
  ],
])("%s", (_what, column, complaints) => {
  expect(bareShapes(row({ column }))).toEqual(complaints);
});
