import { describe, expect, it } from "vitest";
import { buildAccess } from "~/api/access";
import { buildFlags } from "~/api/flags";
import { areas, homeOf, settings, visibleNav, type NavState } from "./nav";

const everything = [...areas, ...settings].map(({ path }) => path);

function state(roles: string[], built: string[] = everything, off: string[] = []): NavState {
  return {
    access: buildAccess(roles),
    flags: buildFlags(off.map((feature) => ({ name: `${feature}.disable`, value: "true" }))),
    isBuilt: (path) => built.includes(path),
    isHosted: false,
  };
}

const titles = (items: { title: string }[]) => items.map(({ title }) => title);

describe("navigation", () => {
  it("lists the areas in their order and Settings by name", () => {
    const nav = visibleNav(state(["admin"]));
    expect(titles(nav.areas)).toEqual([
      "Dashboard",
      "Health",
      "Incidents",
      "Catalog",
      "Logs",
      "Playbooks",
      "Applications",
    ]);
    expect(titles(nav.settings)).toEqual(titles(nav.settings).toSorted());
    expect(nav.settings).toHaveLength(settings.length);
  });

  it("asks for what the tables behind the entries ask for", () => {
    const gates = Object.fromEntries(settings.map(({ title, resource }) => [title, resource]));
    expect(gates).toMatchObject({
      Teams: "teams",
      Rules: "incident_rules",
      "Log Backends": "logging_backends",
    });
  });

  it("hides what the person may not read", () => {
    const nav = visibleNav(state(["commander"]));
    expect(titles(nav.settings)).not.toContain("Connections");
    expect(titles(nav.settings)).not.toContain("Users");
    expect(titles(nav.settings)).toContain("Agents");
  });

  it.each(["viewer", "guest"])("hides Settings for a %s", (role) => {
    expect(visibleNav(state([role])).settings).toEqual([]);
  });

  it("keeps Settings for an editor who inherits viewer", () => {
    expect(visibleNav(state(["editor", "viewer"])).settings).not.toEqual([]);
  });

  it("hides what is switched off, through its parent too", () => {
    const nav = visibleNav(state(["admin"], everything, ["health", "logs"]));
    expect(titles(nav.areas)).not.toContain("Health");
    expect(titles(nav.settings)).not.toContain("Health Check");
    expect(titles(nav.settings)).not.toContain("Jobs History");
    expect(titles(nav.settings)).not.toContain("Log Backends");
  });

  it("knows tables that a generic settings route serves", () => {
    const nav = visibleNav(state(["admin"], ["/settings/$table"]));
    expect(titles(nav.settings)).toEqual([
      "Health Check",
      "Log Backends",
      "Rules",
      "Teams",
      "Topology",
    ]);
  });

  it("leaves people to a hosted provider", () => {
    const nav = visibleNav({ ...state(["admin"]), isHosted: true });
    expect(titles(nav.settings)).not.toContain("Users");
    expect(titles(nav.settings)).toContain("Teams");
  });

  it("starts at the first area that is built and readable", () => {
    expect(homeOf(state(["admin"]))?.path).toBe("/topology");
    expect(homeOf(state(["admin"], ["/health", "/catalog"]))?.path).toBe("/health");
    expect(homeOf(state(["admin"], ["/health", "/catalog"], ["health"]))?.path).toBe("/catalog");
    expect(homeOf(state([], ["/health"]))).toBeUndefined();
  });
});
