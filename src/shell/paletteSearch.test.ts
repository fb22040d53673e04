import { describe, expect, it } from "vitest";
import type { PaletteAction } from "~/components/palette/paletteActions";
import { groupActions, searchActions } from "./paletteSearch";

const action = (title: string, group: string, keywords?: string): PaletteAction => ({
  id: title,
  title,
  group,
  keywords,
  to: "/",
});
const actions = [
  action("Health", "Pages"),
  action("Health Check", "Settings"),
  action("Switch to the dark theme", "Actions", "appearance"),
  action("Act as Ada Osei (admin)", "Sandbox"),
];
const titles = (found: readonly PaletteAction[]) => found.map(({ title }) => title);

describe("palette search", () => {
  it("offers everything without words", () => {
    expect(searchActions(actions, "  ")).toEqual(actions);
  });

  it("puts the better fit first and keeps the order among equals", () => {
    expect(titles(searchActions(actions, "he"))).toEqual([
      "Health",
      "Health Check",
      "Switch to the dark theme",
    ]);
    expect(titles(searchActions(actions, "check"))).toEqual(["Health Check"]);
  });

  it("needs every word, in any order, in title, group or keywords", () => {
    expect(titles(searchActions(actions, "settings health"))).toEqual(["Health Check"]);
    expect(titles(searchActions(actions, "APPEAR"))).toEqual(["Switch to the dark theme"]);
    expect(titles(searchActions(actions, "admin ada"))).toEqual(["Act as Ada Osei (admin)"]);
    expect(searchActions(actions, "health nothing")).toEqual([]);
  });

  it("groups in order of appearance", () => {
    expect(groupActions(searchActions(actions, "he")).map(({ group }) => group)).toEqual([
      "Pages",
      "Settings",
      "Actions",
    ]);
  });
});
