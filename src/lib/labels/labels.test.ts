import { describe, expect, it } from "vitest";
import { formatLabels, labelKey, parseLabels, splitLabelKey } from "./labels";

describe("parseLabels", () => {
  const wanted = { "canary:team:payments": 1, "canary:env:prod": -1 };
  const text = JSON.stringify({ ...wanted, "canary:gone:x": 0 });

  it("reads text, encoded text, text in text and a parsed object", () => {
    for (const input of [text, encodeURIComponent(text), JSON.stringify(text), JSON.parse(text)])
      expect(parseLabels(input)).toEqual({ labels: wanted });
  });

  it("ignores what it cannot read and says so", () => {
    expect(parseLabels("{oops")).toMatchObject({
      labels: {},
      error: expect.stringContaining("JSON object"),
    });
    expect(parseLabels("[1]").error).toBeDefined();
    expect(parseLabels("%E0%A4%A").error).toBeDefined();
    expect(parseLabels({ "canary:a:b": 1, "canary:c:d": 2 })).toEqual({
      labels: { "canary:a:b": 1 },
      error: "Label filters must be 1, -1 or 0; ignored: canary:c:d.",
    });
  });

  it("is empty when absent, and absent when empty", () => {
    expect(parseLabels(undefined)).toEqual({ labels: {} });
    expect(formatLabels({})).toBeUndefined();
  });

  it("keeps colons of a value", () => {
    expect(splitLabelKey(labelKey("image", "repo:1.2"))).toEqual({
      key: "image",
      value: "repo:1.2",
    });
    expect(splitLabelKey("team:payments")).toBeUndefined();
  });
});
