import { describe, expect, it } from "vitest";
import { safeReturnTo } from "./returnTo";

describe("safeReturnTo", () => {
  it.each([
    "/",
    "/health",
    "/health?labels=team:payments&tab=a%2Fb#top",
    "/catalog/0192f0a4-7c1e-7000-8000-000000000001/spec",
    "/view/a%20b",
    "/logs?query=https%3A%2F%2Fexample.com",
  ])("keeps %s", (path) => {
    expect(safeReturnTo(path)).toBe(path);
  });

  it.each([
    undefined,
    null,
    7,
    ["/health"],
    "",
    "health",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    " //evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/javascript:alert(1)",
    "data:text/html,x",
    "/%2Fevil.example",
    "/%2f%2fevil.example",
    "/%5Cevil.example",
    "/%255Cevil.example",
    "/%25252Fevil.example",
    "/%09/evil.example",
    "/./\\evil.example",
    "/..//evil.example",
    "/a/..//evil.example",
    "/.//evil.example",
    "/auth-state-check?return_to=/health",
    "/%61uth-state-check",
    "/x/../auth-state-check",
    "/login",
    "/login?return_to=%2F",
    `/${"a".repeat(5_000)}`,
  ])("answers / for %j", (value) => {
    expect(safeReturnTo(value)).toBe("/");
  });
});
