import { describe, expect, it } from "vitest";
import { readBareSpec } from "~/lib/yaml/specText";
import {
  type EditorValues,
  isSame,
  labelIssue,
  labelMap,
  newRecord,
  newValues,
  recordChange,
  reviewText,
  valuesOf,
} from "./editorValues";

const values: EditorValues = {
  name: " shop ",
  namespace: "",
  labels: [
    { key: " team ", value: "shop" },
    { key: "", value: "not yet" },
  ],
  text: "tcp:\n  - {name: a, endpoint: 'a:1'}\n",
};
const spec = { tcp: [{ name: "a", endpoint: "a:1" }] };

describe("values of an editor", () => {
  it("make a new record", () => {
    expect(newRecord(values)).toEqual({
      name: "shop",
      namespace: "default",
      labels: { team: "shop" },
      spec,
    });
    expect(newRecord({ ...values, text: "tcp: [" })).toBeUndefined();
    expect(newValues(spec)).toMatchObject({ name: "", namespace: "default", labels: [] });
  });

  it("send of a stored record what changed", () => {
    const saved = valuesOf({
      id: "1",
      name: "shop",
      namespace: null,
      labels: { team: "shop" },
      spec,
      source: "UI",
      agent_id: "",
      updated_at: null,
      deleted_at: null,
    });
    expect(recordChange(saved, saved)).toEqual({});
    expect(recordChange(saved, { ...saved, labels: [] })).toEqual({ labels: {} });
    expect(recordChange(saved, { ...saved, text: "http: []" })).toEqual({ spec: { http: [] } });
    expect(recordChange(saved, { ...saved, text: "http: [" })).toBeUndefined();
    expect(isSame(saved, { ...saved, labels: [...saved.labels, { key: "", value: "" }] })).toBe(
      true,
    );
    expect(isSame(saved, { ...saved, text: `${saved.text}# mine\n` })).toBe(false);
    expect(reviewText(saved, { ...saved, labels: [] })).toMatch(/^labels:\n {2}team: shop\ntcp:/);
    expect(reviewText(saved, saved)).toBe(saved.text);
  });

  it("say which label is there twice", () => {
    const twice = [
      { key: "a", value: "1" },
      { key: "a ", value: "2" },
    ];
    expect(labelIssue(twice)).toBe("The key 'a' is there twice");
    expect(labelIssue(twice.slice(1))).toBeUndefined();
    expect(labelMap(twice)).toEqual({ a: "2" });
  });

  it("take no manifest for a spec", () => {
    const text = "kind: Canary\nmetadata: {name: a}\nspec:\n  tcp: []\n";
    expect(readBareSpec(text).issues).toEqual([
      { line: 3, message: "this is a whole manifest: take its spec out of it" },
    ]);
    expect(readBareSpec("spec:\n  tcp: []\n").issues).toEqual([]);
  });
});
