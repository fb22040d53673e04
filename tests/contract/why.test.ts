import { describe, expect, it } from "vitest";
import { operations } from "~generated/operations";
import { roleMatrix } from "~generated/roleMatrix";
import { allows } from "~mocks/sandbox/access";
import { explain } from "~/features/why/explain";
import { roleTable } from "../roleTable";

const roles = Object.keys(roleMatrix);

describe("what the console explains is what the sandbox does", () => {
  it.each([...roles, "everyone"])("%s, in every call of the contract", (role) => {
    const differing = Object.entries(operations)
      .filter(([, { access }]) => explain([role], access).isAllowed !== allows(role, access))
      .map(([id]) => id);
    expect(differing).toEqual([]);
  });
});

describe("the explanation follows the table of the specification", () => {
  it.each(Object.entries(roleTable))("%s", (role, may) => {
    for (const action of ["read", "write"] as const)
      for (const resource of roleMatrix.admin.read) {
        const { isAllowed, holders, by } = explain([role], { resource, action });
        expect([resource, action, isAllowed]).toEqual([resource, action, may[action](resource)]);
        expect(by).toEqual(isAllowed ? [role] : []);
        expect(holders).toContain("admin");
      }
  });

  it("joins several roles, and says which of them count for nothing", () =>
    expect(
      explain(["viewer", "editor", "auditors"], { resource: "canaries", action: "write" }),
    ).toEqual({
      isAllowed: true,
      by: ["editor"],
      holders: ["admin", "editor"],
      unknown: ["auditors"],
    }));
});
