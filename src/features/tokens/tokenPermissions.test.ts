import { describe, expect, it } from "vitest";
import type { PolicyRule } from "~generated/rbac/types.gen";
import { permissionsOf } from "./tokenPermissions";

const all: PolicyRule = { id: "na", subject: "admin", object: "*", action: "*", condition: "true" };
const deny = (object: string, action: string): PolicyRule => ({
  subject: "token",
  object,
  action,
  deny: true,
  condition: "true",
});
const allowed = (rules: PolicyRule[]) =>
  permissionsOf(rules)
    .filter(({ isAllowed }) => isAllowed)
    .map(({ object, action }) => `${object}:${action}`);

describe("what a token may do", () => {
  it("is nothing without rules, and all that the form offers with every right", () => {
    expect(allowed([])).toEqual([]);
    expect(allowed([all])).toHaveLength(permissionsOf([]).length);
    expect(permissionsOf([])).toHaveLength(1 + 4 * 4 + 6);
  });

  it("is what is allowed and not denied, whose ever the rules are", () => {
    const found = allowed([all, deny("canaries", "create"), deny("playbooks", "playbook:run")]);
    expect(found).toContain("canaries:read");
    expect(found).not.toContain("canaries:create");
    expect(found).toContain("playbooks:playbook:approve");
    expect(found).not.toContain("playbooks:playbook:run");
  });

  it("knows MCP denied as a whole and action by action", () => {
    expect(allowed([all, deny("mcp", "read")])).toContain("mcp:*");
    expect(allowed([all, deny("mcp", "*")])).not.toContain("mcp:*");
    const single = ["read", "create", "update", "delete"].map((action) => deny("mcp", action));
    expect(allowed([all, ...single])).not.toContain("mcp:*");
  });

  it("does not take a right to some records for a right to all", () => {
    const some = { ...all, object: "catalog", action: "read", condition: "matchQuery(r.obj)" };
    expect(allowed([some])).toEqual([]);
    expect(allowed([{ ...some, condition: "true" }])).toEqual(["catalog:read"]);
  });
});
