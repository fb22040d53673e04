import { describe, expect, it } from "vitest";
import { suggestKey } from "./suggestKey";

describe("suggestKey", () => {
  it.each([
    ["scrpit", ["exec", "script"], "script"],
    ["max_age", ["maxAge", "minAge"], "maxAge"],
    ["labelselector", ["labelSelector"], "labelSelector"],
    ["configs", ["config", "component"], "config"],
    ["Canray", ["Scope", "Canary"], "Canary"],
    ["colour", ["color", "order"], "color"],
  ])("takes %s for the nearest of %j", (word, known, meant) => {
    expect(suggestKey(word, known)).toBe(meant);
  });

  it.each([
    ["Deployment", ["Playbook", "Scope"]],
    ["x", ["y"]],
    ["", ["name"]],
    ["if", ["on"]],
    ["name", ["name"]],
    ["a".repeat(100_000), ["name"]],
  ])("has no idea for %#", (word, known) => {
    expect(suggestKey(word, known)).toBeUndefined();
  });
});
