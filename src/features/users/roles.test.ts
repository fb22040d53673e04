import { describe, expect, it } from "vitest";
import { roleMatrix } from "~generated/roleMatrix";
import { inOrder, roleChange, roles } from "./roles";

/** The roles after the calls of a change. */
function after(held: string[], wanted: string[]): string[] {
  const change = roleChange(held, wanted);
  if (!change) return inOrder(held);
  const base = change.replaceWith === undefined ? held : [change.replaceWith];
  return inOrder([...base, ...change.add]);
}

describe("roles of a person", () => {
  it("are those of the role matrix", () => {
    expect(roles.toSorted()).toEqual(Object.keys(roleMatrix).toSorted());
  });

  it("need no call where nothing changes", () => {
    expect(roleChange(["viewer", "editor"], ["editor", "viewer"])).toBeUndefined();
  });

  it("are added without touching those that are there", () => {
    expect(roleChange(["viewer"], ["viewer", "responder", "admin"])).toEqual({
      add: ["admin", "responder"],
    });
  });

  it("are taken away by way of the strongest that stays", () => {
    expect(roleChange(["viewer", "editor", "guest"], ["viewer", "editor"])).toEqual({
      replaceWith: "editor",
      add: ["viewer"],
    });
    expect(roleChange(["viewer"], ["admin"])).toEqual({ replaceWith: "admin", add: [] });
  });

  it("keep roles that the console does not know", () => {
    expect(after(["auditor", "viewer"], ["auditor", "editor"])).toEqual(["editor", "auditor"]);
  });

  it.each([
    [[], ["guest"]],
    [["admin", "viewer"], ["viewer"]],
    [["guest"], ["viewer", "responder"]],
    [
      ["admin", "editor", "viewer"],
      ["admin", "viewer", "commander"],
    ],
  ])("come from %j to %j", (held, wanted) => {
    expect(after(held, wanted)).toEqual(inOrder(wanted));
  });
});
