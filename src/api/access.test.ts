import { describe, expect, it } from "vitest";
import { buildAccess, rolesWith } from "./access";
import { buildFlags } from "./flags";

describe("access", () => {
  it.each([
    ["admin", "write", "connections", true],
    ["editor", "read", "connections", true],
    ["editor", "write", "connections", false],
    ["editor", "write", "canaries", true],
    ["commander", "write", "incidents", true],
    ["commander", "write", "canaries", false],
    ["responder", "read", "identities", false],
    ["viewer", "read", "canaries", true],
    ["guest", "write", "incident", false],
    ["everyone", "read", "canaries", false],
  ] as const)("%s may %s %s: %s", (role, action, resource, expected) => {
    expect(buildAccess([role]).can(action, resource)).toBe(expected);
  });

  it("adds up roles and ignores repeated and unknown ones", () => {
    const access = buildAccess(["viewer", "viewer", "responder", "everyone"]);
    expect(access.roles).toEqual(["viewer", "responder"]);
    expect(access.can("write", "comments")).toBe(true);
  });

  it("calls someone a viewer only when nothing stands above it", () => {
    expect(buildAccess(["viewer"]).isViewer).toBe(true);
    expect(buildAccess(["guest"]).isViewer).toBe(true);
    expect(buildAccess(["editor", "viewer"]).isViewer).toBe(false);
    expect(buildAccess([]).isViewer).toBe(false);
  });

  it("names the roles that could", () => {
    expect(rolesWith("write", "canaries")).toEqual(["admin", "editor"]);
  });
});

describe("feature flags", () => {
  it("is off only for exactly true", () => {
    const isOn = buildFlags([
      { name: "incidents.disable", value: "true" },
      { name: "logs.disable", value: "TRUE" },
      { name: "health", value: "true" },
    ]);
    expect([isOn("incidents"), isOn("logs"), isOn("health")]).toEqual([false, true, true]);
  });

  it("inherits from a parent and knows the short names", () => {
    const isOn = buildFlags([
      { name: "health.disable", value: "true" },
      { name: "users.disable", value: "true" },
    ]);
    expect([isOn("settings.health"), isOn("settings.job_history"), isOn("settings.users")]).toEqual(
      [false, false, false],
    );
    expect(isOn("settings.topology")).toBe(true);
  });
});
