import { expect, test } from "vitest";
import { isSame, newRecord, newValues, recordChange, recordText, valuesOf } from "./recordForm";

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
const saved = valuesOf(stored);
const fields = ["namespace", "icon", "labels", "schedule"] as const;

test("a stored record comes back unchanged", () => {
  expect(recordChange(saved, saved, fields)).toEqual({});
  expect(isSame(saved, valuesOf(stored))).toBe(true);
});

test("only what was changed is sent, and only what the table has", () => {
  const values = { ...saved, icon: " server ", schedule: "", spec: "components: []" };
  expect(recordChange(saved, values, fields)).toEqual({
    icon: "server",
    schedule: null,
    spec: { components: [] },
  });
  expect(recordChange(saved, { ...saved, schedule: "@daily" }, ["icon"])).toEqual({});
});

test("nothing is sent while a text cannot be read", () => {
  expect(recordChange(saved, { ...saved, spec: "a: [" }, fields)).toBeUndefined();
  expect(recordChange(saved, { ...saved, labels: '{"a": {}}' }, fields)).toBeUndefined();
  expect(newRecord({ ...saved, spec: "- a" })).toBeUndefined();
});

test("a new record is trimmed and has its defaults", () => {
  const values = { ...newValues({ icon: "group" }), name: " shop ", spec: "a: 1" };
  expect(newRecord(values, "default")).toEqual({
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
  expect(recordText({ ...newValues(), name: "a" }, [])).toBe("name: a\nspec: {}\n");
});
