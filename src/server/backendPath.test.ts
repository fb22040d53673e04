import { describe, expect, it } from "vitest";
import { backendPath, isApiPath } from "./backendPath";

describe("backendPath", () => {
  it.each([
    ["http://host:8080", "/api/db/checks?id=eq.1", "/db/checks?id=eq.1"],
    ["http://host:8080/", "/api/canary/api/summary", "/canary/api/summary"],
    ["http://host:8080", "/api/.ory/sessions/whoami", "/kratos/sessions/whoami"],
    ["http://host:8080", "/api/.orynot/x", "/.orynot/x"],
    ["http://host:8080", "/api/db/x?next=/api/.ory/y", "/db/x?next=/api/.ory/y"],
    ["http://host:8080", "/api", "/"],
    ["http://host:8080", "/api?x=1", "/?x=1"],
    ["http://host/mission", "/api/auth/whoami", "/mission/auth/whoami"],
    ["http://127.0.0.1:4010/api", "/api/auth/whoami", "/api/auth/whoami"],
    ["http://127.0.0.1:4010/api/", "/api/.ory/sessions/whoami", "/api/.ory/sessions/whoami"],
    ["http://host/team/api", "/api/db/checks", "/team/api/db/checks"],
    ["http://host", "/api/db/x?name=eq.a%2Fb'\"c", "/db/x?name=eq.a%2Fb'\"c"],
    ["http://host", "/api/db/x?path=../y", "/db/x?path=../y"],
  ])("%s with %s calls %s", (base, target, expected) => {
    expect(backendPath(new URL(base), target)).toBe(expected);
  });

  it.each(["/api/../admin", "/api/db/%2e%2e/%2E./admin", "/api/./x", "/api/db\\..\\x"])(
    "refuses %s",
    (target) => {
      expect(backendPath(new URL("http://host/api"), target)).toBeNull();
    },
  );
});

it("knows the API by its first segment", () => {
  expect(["/api", "/api/", "/api/db", "/api?x"].every(isApiPath)).toBe(true);
  expect(["/apis", "/application", "/", "/x/api/"].some(isApiPath)).toBe(false);
});
