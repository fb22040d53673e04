import { describe, expect, it } from "vitest";
import {
  apiHeaders,
  cameOverHttps,
  contentSecurityPolicy,
  hidesChallenge,
  pageHeaders,
} from "./headers";

const plain = { auth: "none", clerk: null, directMode: false } as const;

describe("pageHeaders", () => {
  it("is strict", () => {
    expect(pageHeaders(plain, false)).toEqual({
      "content-security-policy":
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:; " +
        "font-src 'self' data:; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; " +
        "frame-ancestors 'none'; form-action 'self'",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy":
        "camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()",
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
  });

  it("asks for TLS only when the browser came over TLS", () => {
    expect(pageHeaders(plain, true)["strict-transport-security"]).toBe("max-age=31536000");
    expect(cameOverHttps("https")).toBe(true);
    expect(cameOverHttps("HTTPS, http")).toBe(true);
    expect(cameOverHttps("http, https")).toBe(false);
    expect(cameOverHttps(undefined)).toBe(false);
  });
});

describe("contentSecurityPolicy", () => {
  it("lets external login leave for the chosen provider", () => {
    expect(contentSecurityPolicy({ ...plain, auth: "kratos" })).toContain(
      "form-action 'self' https:",
    );
  });

  it("opens the hosted provider's own address and nothing else", () => {
    const policy = contentSecurityPolicy({
      auth: "clerk",
      clerk: { publishableKey: "pk_test_x", frontendApi: "calm.clerk.accounts.dev" },
      directMode: false,
    });
    expect(policy).toContain(
      "script-src 'self' https://calm.clerk.accounts.dev https://challenges.cloudflare.com;",
    );
    expect(policy).toContain("connect-src 'self' https://calm.clerk.accounts.dev;");
    expect(policy).toContain("worker-src 'self' blob:;");
    expect(policy).toContain("frame-src 'self' https://challenges.cloudflare.com;");
    expect(policy).not.toContain("unsafe-eval");
  });

  it("lets direct mode reach nothing without TLS with a real key", () => {
    const clerk = { publishableKey: "pk_live_x", frontendApi: "clerk.acme.example" };
    const policy = contentSecurityPolicy({ auth: "clerk", clerk, directMode: true });
    expect(policy).toContain("connect-src 'self' https://clerk.acme.example https:;");
    expect(policy).not.toContain("http://127");
  });

  it("lets direct mode reach the organization's backend", () => {
    expect(contentSecurityPolicy({ ...plain, directMode: true })).toContain(
      "connect-src 'self' https:;",
    );
  });
});

it("does not let an API answer run as a page", () => {
  expect(apiHeaders).toEqual({
    "content-security-policy":
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
  });
});

it.each([
  ["cors", true],
  ["same-origin", true],
  ["navigate", false],
  // Tools that are no browser ask for a password themselves.
  [undefined, false],
  [null, false],
])("hides the challenge of a 401 from a call in mode %j: %s", (mode, expected) => {
  expect(hidesChallenge(mode)).toBe(expected);
});
