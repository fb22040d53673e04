import { describe, expect, it, test } from "vitest";
import { readBareSpec } from "~/lib/yaml/specText";
import {
  isSame,
  newRecord,
  newValues,
  readLabels,
  recordChange,
  recordText,
  valuesOf,
} from "./recordValues";

const stored = {
  id: "1",
  name: "shop",
  namespace: "default",
  icon: "group",
  labels: { app: "shop" },
  schedule: "@every 5m",
  spec: { components: [{ name: "a" }] },
  source: "UI",
  updated_at: null,
  deleted_at: null,
};
const fields = ["namespace", "icon", "labels", "schedule"] as const;
const pairs = ["namespace", "pairs"] as const;
const saved = valuesOf(stored, fields);

test("a stored record comes back unchanged", () => {
  expect(recordChange(saved, saved, stored.spec, fields)).toEqual({});
  expect(isSame(saved, valuesOf(stored, fields))).toBe(true);
});

test("only what was changed is sent, and only what the table has", () => {
  const values = { ...saved, icon: " server ", schedule: "", spec: "components: []" };
  expect(recordChange(saved, values, { components: [] }, fields)).toEqual({
    icon: "server",
    schedule: null,
    spec: { components: [] },
  });
  const daily = { ...saved, schedule: "@daily" };
  expect(recordChange(saved, daily, stored.spec, ["icon"])).toEqual({});
});

test("nothing is sent while labels cannot be read", () => {
  const values = { ...saved, labels: '{"a": {}}' };
  expect(recordChange(saved, values, {}, fields)).toBeUndefined();
  expect(newRecord(values, {})).toBeUndefined();
});

test("a new record is trimmed and has its defaults", () => {
  const values = { ...newValues(fields, { icon: "group" }), name: " shop " };
  expect(newRecord(values, { a: 1 }, "default")).toEqual({
    name: "shop",
    namespace: "default",
    icon: "group",
    labels: {},
    schedule: null,
    spec: { a: 1 },
  });
});

test("a record reads as one text, with its spec as it was typed", () => {
  expect(recordText({ ...saved, spec: "# why\ncomponents: []\n" }, fields)).toBe(
    'name: shop\nnamespace: default\nicon: group\nschedule: "@every 5m"\nlabels:\n  app: shop\nspec:\n  # why\n  components: []\n',
  );
  expect(recordText({ ...newValues([]), name: "a" }, [])).toBe("name: a\nspec: {}\n");
});

describe("labels line by line", () => {
  const lines = valuesOf(stored, pairs);

  it("are sent only where they say something else", () => {
    expect(recordChange(lines, { ...lines, labels: [] }, {}, pairs)).toEqual({ labels: {} });
    const typing = {
      ...lines,
      labels: [
        { key: " app ", value: "shop" },
        { key: "", value: "" },
      ],
    };
    expect(isSame(lines, typing)).toBe(true);
    expect(recordChange(lines, typing, {}, pairs)).toEqual({});
    expect(isSame(lines, { ...lines, spec: `${lines.spec}# mine\n` })).toBe(false);
    expect(recordText(lines, pairs)).toContain("labels:\n  app: shop\n");
    expect(recordText({ ...lines, labels: [] }, pairs)).not.toContain("labels");
  });

  it("say which key is there twice", () => {
    const twice = [
      { key: "a", value: "1" },
      { key: "a ", value: "2" },
    ];
    expect(readLabels(twice)).toEqual({
      issues: [{ line: 1, message: "The key 'a' is there twice" }],
    });
    expect(readLabels(twice.slice(1))).toEqual({ map: { a: "2" }, issues: [] });
  });
});

test("a whole manifest is no spec", () => {
  const text = "kind: Canary\nmetadata: {name: a}\nspec:\n  tcp: []\n";
  expect(readBareSpec(text).issues).toEqual([
    { line: 3, message: "this is a whole manifest: take its spec out of it" },
  ]);
  expect(readBareSpec("spec:\n  tcp: []\n").issues).toEqual([]);
});
