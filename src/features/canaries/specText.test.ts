import { describe, expect, it } from "vitest";
import { parseSpec } from "./specText";

describe("spec text", () => {
  it("reads YAML and JSON", () => {
    expect(parseSpec("schedule: '@every 1m'\nhttp:\n  - name: a\n    url: http://a").spec).toEqual({
      schedule: "@every 1m",
      http: [{ name: "a", url: "http://a" }],
    });
    expect(parseSpec('{"tcp": [{"name": "a", "endpoint": "a:1"}]}').spec).toEqual({
      tcp: [{ name: "a", endpoint: "a:1" }],
    });
  });

  it("unwraps a manifest", () => {
    const text =
      "apiVersion: canaries.flanksource.com/v1\nkind: Canary\nmetadata: {name: x}\nspec:\n  dns:\n    - {name: a, query: b}";
    expect(parseSpec(text).spec).toEqual({ dns: [{ name: "a", query: "b" }] });
  });

  it.each([
    ["http:\n  - name: a\n url: b", 3],
    ["just words", 1],
    ["schedule: '@hourly'", null],
    ["", 1],
  ])("says what is wrong with %j and where", (text, line) => {
    const { problem } = parseSpec(text);
    expect(problem?.line).toBe(line);
    expect(problem?.message).toMatch(/\w/);
  });
});
