import { describe, expect, it } from "vitest";
import { readConfig } from "./config";
import { refusalOf } from "./requestGuard";

const json = { "content-type": "application/json", "content-length": "2" };
const post = (headers: Record<string, string>, url = "/api/db/canaries") => ({
  method: "POST",
  url,
  headers: { host: "127.0.0.1:3000", ...json, ...headers },
});
const status = (call: Parameters<typeof refusalOf>[0], env: Record<string, string> = {}) =>
  refusalOf(call, readConfig(env))?.status ?? "passes";

const backend = { BACKEND_URL: "http://backend.internal:8080" };
const named = { PUBLIC_URL: "https://console.example.com", HOST: "0.0.0.0" };

describe.each([
  ["of the sandbox", {}],
  ["of a backend", backend],
])("a change %s", (_, env) => {
  it.each([
    [
      "its own page",
      { "sec-fetch-site": "same-origin", origin: "http://127.0.0.1:3000" },
      "passes",
    ],
    ["the address bar", { "sec-fetch-site": "none" }, "passes"],
    ["a tool", {}, "passes"],
    ["a tool behind a proxy", { "x-forwarded-host": "console.example.com" }, "passes"],
    ["another site", { "sec-fetch-site": "cross-site" }, 403],
    ["another port of the same host", { "sec-fetch-site": "same-site" }, 403],
    ["another port, by its origin", { origin: "http://127.0.0.1:8000" }, 403],
    ["a foreign origin", { origin: "https://evil.example" }, 403],
    [
      "a foreign origin that names itself as the proxy's",
      { origin: "https://evil.example", "x-forwarded-host": "evil.example" },
      403,
    ],
    ["an opaque origin", { origin: "null" }, 403],
    ["a foreign page's link", { referer: "https://evil.example/x" }, 403],
  ])("from %s: %s", (__, headers, expected) => {
    expect(status(post(headers), env)).toBe(expected);
  });

  it.each(["PUT", "PATCH", "DELETE", "MOVE"])("by %s is a change, too", (method) => {
    const call = { ...post({ "sec-fetch-site": "cross-site" }), method };
    expect(status(call, env)).toBe(403);
  });

  it.each([
    ["application/json", "passes"],
    ["application/json; charset=utf-8", "passes"],
    ["application/merge-patch+json", "passes"],
    ["text/plain", 415],
    ["application/x-www-form-urlencoded", 415],
    ["multipart/form-data; boundary=x", 415],
    ["", 415],
  ])("as %j: %s", (type, expected) => {
    expect(status(post({ "content-type": type }), env)).toBe(expected);
  });

  it("may be text where a webhook of a check is called, by tools alone", () => {
    const text = { "content-type": "text/plain" };
    expect(status(post(text, "/api/canary/webhook/deploy-hook"), env)).toBe("passes");
    const foreign = { ...text, origin: "https://evil.example" };
    expect(status(post(foreign, "/api/canary/webhook/deploy-hook"), env)).toBe(403);
  });

  it("needs no type without a body", () => {
    const call = { method: "POST", url: "/api/canary/run/check/1", headers: { host: "127.0.0.1" } };
    expect(status(call, env)).toBe("passes");
  });

  it("may be a form where people sign in", () => {
    const form = { "content-type": "application/x-www-form-urlencoded" };
    expect(status(post(form, "/api/.ory/self-service/login?flow=1"), env)).toBe("passes");
    const foreign = { ...form, "sec-fetch-site": "cross-site" };
    expect(status(post(foreign, "/api/.ory/self-service/login?flow=1"), env)).toBe(403);
    // A sign-in provider sends people back by a form of its own.
    const callback = "/api/.ory/self-service/methods/oidc/callback/apple";
    expect(status(post(foreign, callback), env)).toBe("passes");
  });
});

describe("a read", () => {
  const get = (url: string, site: string) => ({
    method: "GET",
    url,
    headers: { host: "127.0.0.1:3000", "sec-fetch-site": site },
  });
  it.each([
    ["/api/db/canaries", "cross-site", "passes"],
    ["/api/kubeconfig", "same-origin", "passes"],
    ["/api/kubeconfig", "none", "passes"],
    ["/api/kubeconfig", "same-site", 403],
    ["/api/kubeconfig", "cross-site", 403],
    ["/api/kubeconfig?x", "cross-site", 403],
  ])("of %s from %s: %s", (url, site, expected) => {
    expect(status(get(url, site))).toBe(expected);
  });
});

describe("with PUBLIC_URL", () => {
  const from = (origin: string, host: string) => post({ origin, host });
  it("takes changes from its pages alone, whatever host the proxy in front passes on", () => {
    expect(status(from("https://console.example.com", "console.example.com"), named)).toBe(
      "passes",
    );
    expect(status(from("https://console.example.com", "127.0.0.1:3000"), named)).toBe("passes");
    expect(status(from("http://console.example.com", "console.example.com"), named)).toBe(403);
    expect(status(from("https://evil.example", "console.example.com"), named)).toBe(403);
    expect(status(from("http://127.0.0.1:3000", "127.0.0.1:3000"), named)).toBe(403);
  });

  it("names the address in the refusal", () => {
    expect(refusalOf(post({ origin: "https://evil.example" }), readConfig(named))?.error).toBe(
      "The console takes changes only from its own pages at https://console.example.com, and this request comes from another web site.",
    );
  });
});

describe("the name that a request asks for", () => {
  const ask = (host: string) => ({ method: "GET", url: "/api/x", headers: { host } });
  it.each([
    ["evil.example", {}, 403],
    ["localhost:3000", {}, "passes"],
    ["[::1]:3000", {}, "passes"],
    ["127.0.0.1", {}, "passes"],
    ["demo.example.com", { HOST: "0.0.0.0" }, "passes"],
    ["console.example.com", named, "passes"],
    ["evil.example", named, 403],
    ["console.example.com", { PUBLIC_URL: "https://console.example.com" }, "passes"],
    ["console.example.com", backend, "passes"],
  ])("%s with %j: %s", (host, env, expected) => {
    expect(status(ask(host), env)).toBe(expected);
  });
});
