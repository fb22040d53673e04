import { readFileSync } from "node:fs";
import { safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { vCreateToken } from "~generated/auth/valibot.gen";
import {
  actionsGiven,
  actionsOf,
  createBody,
  expiries,
  levelsOf,
  nameIssue,
  newMcpToken,
  newToken,
  objects,
  presets,
  scopeIssue,
  scopeOf,
  type TokenObject,
} from "./tokenForm";

const document = parse(readFileSync("openapi/auth.yaml", "utf8"));
const contract = document["x-token-form"];
const examples =
  document.paths["/create_token"].post.requestBody.content["application/json"].examples;
const kindOf = (object: TokenObject) =>
  object === "mcp" || object === "playbooks" ? object : "others";

describe("the token form", () => {
  it("offers what the contract lists", () => {
    expect(expiries).toEqual(contract.expiries);
    expect(newToken.expiry).toBe(contract.defaultExpiry);
    expect(presets).toEqual(contract.presets);
    expect(newToken.preset).toBe(contract.defaultPreset);
    expect(newToken.autoRenew).toBe(false);
    expect(objects).toEqual(contract.objects);
  });

  it.each(objects)("gives %s the levels, presets and actions of the contract", (object) => {
    const levels: Record<string, string[]> = contract.levels[kindOf(object)];
    expect(levelsOf(object)).toEqual(Object.keys(levels));
    expect(actionsOf(object)).toEqual(contract.actions[kindOf(object)]);
    for (const level of levelsOf(object)) {
      const chosen = { ...newToken.levels, [object]: level };
      expect(actionsGiven({ preset: "Custom", levels: chosen }, object)).toEqual(levels[level]);
    }
    for (const preset of ["Read", "Write", "Admin"] as const)
      expect(actionsGiven({ ...newToken, preset }, object)).toEqual(
        contract.presetScopes[preset][kindOf(object)],
      );
  });

  it("sends what the contract's examples send", () => {
    expect(createBody({ ...newToken, name: " dashboards " })).toEqual(examples.read.value);
    expect(
      createBody({
        ...newToken,
        name: "deploy pipeline",
        expiry: "30d",
        autoRenew: true,
        preset: "Write",
      }),
    ).toEqual(examples.write.value);
    expect(createBody({ ...newMcpToken, name: "editor assistant", expiry: "180d" })).toEqual(
      examples.mcp.value,
    );
    expect(
      createBody({
        ...newToken,
        name: "on-call bot",
        expiry: "never",
        preset: "Custom",
        levels: { ...newToken.levels, canaries: "Read", playbooks: "Run" },
      }),
    ).toEqual(examples.custom.value);
  });

  it("takes no part in a preset from the levels", () => {
    const levels = { ...newToken.levels, catalog: "Admin" } as const;
    expect(scopeOf({ preset: "Read", levels })).toEqual(scopeOf(newToken));
  });

  it("sends bodies that the contract accepts", () => {
    for (const preset of ["Read", "Write", "Admin"] as const)
      expect(safeParse(vCreateToken, createBody({ ...newToken, name: "a", preset })).success).toBe(
        true,
      );
  });

  it("refuses a blank name and a token without any access", () => {
    expect(nameIssue("   ")).toBe("Name is required");
    expect(nameIssue("ci")).toBeUndefined();
    expect(scopeIssue({ ...newToken, preset: "Custom" })).toBe(
      "Give access to at least one object",
    );
    expect(scopeIssue(newMcpToken)).toBeUndefined();
    expect(scopeIssue(newToken)).toBeUndefined();
  });
});
