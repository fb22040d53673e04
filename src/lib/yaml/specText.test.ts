import { expect, test } from "vitest";
import {
  readSpec,
  readTextMap,
  specHints,
  specText,
  unwrappedManifest,
  unwrappedSpec,
} from "./specText";

test.each([
  ["a: 1\nb: [x]", { a: 1, b: ["x"] }],
  ['{"a": 1}', { a: 1 }],
  ["", {}],
  ["# only a comment\n", {}],
])("reads %j", (text, spec) => {
  expect(readSpec(text)).toMatchObject({ spec, issues: [] });
});

test.each([
  ["a: 1\nb: [x", 2],
  ["- a\n- b", 1],
  ["just words", 1],
  ["a: 1\n---\nb: 2", 3],
  ["a: 1\na: 2", 2],
])("says the line where %j is wrong", (text, line) => {
  const { spec, issues } = readSpec(text);
  expect(spec).toBeUndefined();
  expect(issues[0]?.line).toBe(line);
});

test("writes a spec as it can be read again", () => {
  const spec = { long: "word ".repeat(60).trim(), list: [{ name: "a" }] };
  expect(readSpec(specText(spec)).spec).toEqual(spec);
  expect(specText(spec)).not.toContain(">-");
  expect(specText(null)).toBe("");
});

test("reads labels, and says which value is none", () => {
  expect(readTextMap('{"app": "shop", "tier": 1}').map).toEqual({ app: "shop", tier: "1" });
  expect(readTextMap("").map).toEqual({});
  expect(readTextMap("app: shop\nzone: [a]").issues).toEqual([
    { line: 2, message: "the value of 'zone' must be text" },
  ]);
});

test("hints stand at their line", () => {
  const validate = Object.assign(() => false, {
    errors: [
      {
        instancePath: "/components/0/name",
        schemaPath: "",
        keyword: "type",
        params: { type: "string" },
      },
    ],
  });
  const reading = readSpec("icon: x\ncomponents:\n  - name: 4\n");
  expect(specHints(reading, "Team", validate)[0]).toMatchObject({ line: 3 });
  expect(specHints(readSpec("a: ["), "Team", validate)).toEqual([]);
});

test("unwraps a pasted manifest and keeps its comments", () => {
  const manifest = "apiVersion: x/v1\nkind: Team\nspec:\n  # who\n  components:\n    - name: a\n";
  expect(unwrappedSpec(manifest)).toBe("# who\ncomponents:\n  - name: a\n");
  expect(unwrappedSpec('{"spec": {"a": 1}}')).toBe('"a": 1\n');
  expect(unwrappedSpec("components: []")).toBeUndefined();
  expect(unwrappedSpec("spec: text")).toBeUndefined();
  expect(unwrappedSpec("spec: [")).toBeUndefined();
});

test("a pasted manifest names the record: name, namespace and labels", () => {
  const manifest =
    "kind: Canary\nmetadata:\n  name: shop\n  namespace: prod\n  labels: {tier: 1, on: true, bad: [x]}\nspec:\n  a: 1\n";
  expect(unwrappedManifest(manifest)).toEqual({
    text: "a: 1\n",
    kind: "Canary",
    name: "shop",
    namespace: "prod",
    labels: { tier: "1", on: "true" },
  });
  expect(unwrappedManifest("spec:\n  a: 1\n")).toEqual({ text: "a: 1\n" });
  expect(unwrappedManifest("kind: X\nspec: &a\n  b: *a\n")?.text ?? "").not.toContain("undefined");
  expect(unwrappedManifest("metadata: &m {name: x}\nspec:\n  a: *m\n")).toBeUndefined();
  expect(unwrappedManifest("metadata: {name: x}\nspec: [a]\n")).toBeUndefined();
});
