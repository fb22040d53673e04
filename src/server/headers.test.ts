import { describe, expect, it } from "vitest";
import {
  apiHeaders,
  contentSecurityPolicy,
  hidesChallenge,
  isFramedPath,
  pageHeaders,
} from "./headers";

const plain = {
  auth: "none",
  clerk: null,
  directMode: false,
  edge: { imgHosts: [], frameAncestors: [] },
} as const;
const host = "console.example.com:8443";
const front = { host, isHttps: false };

describe("pageHeaders", () => {
  it("is strict", () => {
    expect(pageHeaders(plain, front)).toEqual({
      "content-security-policy":
        "default-src 'self'; script-src console.example.com:8443/assets/; style-src 'self' 'unsafe-inline'; " +
        "img-src 'self' data:; font-src 'self' data:; connect-src 'self'; " +
        "worker-src console.example.com:8443/assets/; object-src 'none'; base-uri 'none'; " +
        "frame-ancestors 'none'; form-action 'self'",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy":
        "camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()",
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
  });

  it("lets other sites frame what is made for that, and only where somebody says so", () => {
    const edge = { ...plain.edge, frameAncestors: ["https://wall.example.com"] };
    const policyOf = (config: typeof plain | { edge: typeof edge }, path: string) =>
      contentSecurityPolicy({ ...plain, ...config }, host, { isFramed: isFramedPath(path) });
    const card = "/view/topology/01900000-0005-7000-8000-000000000001";
    expect(policyOf({ edge }, card)).toContain("frame-ancestors https://wall.example.com;");
    expect(policyOf(plain, card)).toContain("frame-ancestors 'none'");
    for (const path of ["/", "/topology/1", "/view/x", `${card}/more`, "/login"])
      expect(policyOf({ edge }, path)).toContain("frame-ancestors 'none'");
  });

  it("asks for TLS only when the browser came over TLS", () => {
    expect(pageHeaders(plain, { host, isHttps: true })["strict-transport-security"]).toBe(
      "max-age=31536000",
    );
    expect(pageHeaders(plain, front)).not.toHaveProperty("strict-transport-security");
  });
});

describe("contentSecurityPolicy", () => {
  it.each([
    ["console.example.com", "console.example.com/assets/"],
    ["localhost:3000", "localhost:3000/assets/"],
    ["127.0.0.1:3000", "127.0.0.1:3000/assets/"],
    // A policy cannot name these: browsers would match nothing at all.
    ["10.1.2.3:3000", "'self'"],
    ["[::1]:3000", "'self'"],
    ["", "'self'"],
    ["a; script-src *", "'self'"],
    ["a/*", "'self'"],
    ["a, b", "'self'"],
  ])("runs scripts of the host %j from %s", (asked, source) => {
    const policy = contentSecurityPolicy(plain, asked);
    expect(policy).toContain(`; script-src ${source}; `);
    expect(policy).toContain(`; worker-src ${source}; `);
  });

  it("shows pictures of the hosts that are set, and of no other", () => {
    const edge = { ...plain.edge, imgHosts: ["https://img.example.com", "https://*.example.org"] };
    expect(contentSecurityPolicy({ ...plain, edge }, host)).toContain(
      "img-src 'self' data: https://img.example.com https://*.example.org;",
    );
  });

  it("lets external login leave for the chosen provider", () => {
    expect(contentSecurityPolicy({ ...plain, auth: "kratos" }, host)).toContain(
      "form-action 'self' https:",
    );
  });

  it("opens the hosted provider's own address and nothing else", () => {
    const policy = contentSecurityPolicy(
      {
        ...plain,
        auth: "clerk",
        clerk: { publishableKey: "pk_test_x", frontendApi: "calm.clerk.accounts.dev" },
      },
      host,
    );
    expect(policy).toContain(
      "script-src console.example.com:8443/assets/ https://calm.clerk.accounts.dev https://challenges.cloudflare.com;",
    );
    expect(policy).toContain("connect-src 'self' https://calm.clerk.accounts.dev;");
    expect(policy).toContain("worker-src console.example.com:8443/assets/ blob:;");
    expect(policy).toContain("frame-src 'self' https://challenges.cloudflare.com;");
    expect(policy).not.toContain("unsafe-eval");
  });

  it("lets direct mode reach nothing without TLS with a real key", () => {
    const clerk = { publishableKey: "pk_live_x", frontendApi: "clerk.acme.example" };
    const policy = contentSecurityPolicy(
      { ...plain, auth: "clerk", clerk, directMode: true },
      host,
    );
    expect(policy).toContain("connect-src 'self' https://clerk.acme.example https:;");
    expect(policy).not.toContain("http://127");
  });

  it("lets direct mode reach the organization's backend", () => {
    expect(contentSecurityPolicy({ ...plain, directMode: true }, host)).toContain(
      "connect-src 'self' https:;",
    );
  });
});

it("does not let an API answer run as a page, be kept or be read elsewhere", () => {
  expect(apiHeaders).toEqual({
    "cache-control": "no-store",
    "cross-origin-resource-policy": "same-origin",
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
