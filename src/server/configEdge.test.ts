import { expect, it } from "vitest";
import { readEdge } from "./configEdge";
import { ConfigError } from "./configValue";

it("reads every variable", () => {
  expect(
    readEdge(
      {
        PUBLIC_URL: "https://console.example.com/",
        TRUSTED_PROXIES: "10.0.0.0/8, 2001:db8::1",
        BODY_LIMIT: "20MB",
        IMG_HOSTS: "img.example.com, *.example.org:8443",
        FRAME_ANCESTORS: "wall.example.com http://wall.local:8080",
      },
      false,
    ),
  ).toEqual({
    publicUrl: new URL("https://console.example.com"),
    trustedProxies: ["10.0.0.0/8", "2001:db8::1"],
    bodyLimit: 20_000_000,
    imgHosts: ["https://img.example.com", "https://*.example.org:8443"],
    frameAncestors: ["https://wall.example.com", "http://wall.local:8080"],
  });
});

it("leaves the size of bodies to a backend unless it is set", () => {
  expect(readEdge({}, false).bodyLimit).toBe(2_000_000);
  expect(readEdge({}, true).bodyLimit).toBeNull();
  expect(readEdge({ BODY_LIMIT: "500kB" }, true).bodyLimit).toBe(500_000);
});

it("opens pictures to every host with a star", () => {
  expect(readEdge({ IMG_HOSTS: "*" }, false).imgHosts).toEqual(["https:"]);
});

const image = "host names such as img.example.com, *.example.com, or * for every host";
const address = "scheme, host and port alone, such as https://console.example.com";
it.each([
  [
    { PUBLIC_URL: "console.example.com" },
    "PUBLIC_URL=console.example.com is not a valid value; allowed: an address that starts with http:// or https://.",
  ],
  [
    { PUBLIC_URL: "https://example.com/console?x" },
    `PUBLIC_URL=https://example.com is followed by a path, a query or a user name; allowed: ${address}.`,
  ],
  [
    { PUBLIC_URL: "https://me:secret@example.com" },
    `PUBLIC_URL=https://example.com is followed by a path, a query or a user name; allowed: ${address}.`,
  ],
  [
    { TRUSTED_PROXIES: "10.0.0.1, ingress" },
    "TRUSTED_PROXIES=ingress is not a valid value; allowed: addresses and networks such as 10.0.0.7, 10.0.0.0/8.",
  ],
  [
    { TRUSTED_PROXIES: "10.0.0.0/33" },
    "TRUSTED_PROXIES=10.0.0.0/33 is not a valid value; allowed: addresses and networks such as 10.0.0.7, 10.0.0.0/8.",
  ],
  [
    { BODY_LIMIT: "10" },
    "BODY_LIMIT=10 is not a valid value; allowed: a size such as 500kB or 20MB.",
  ],
  [
    { BODY_LIMIT: "0MB" },
    "BODY_LIMIT=0MB is not a valid value; allowed: a size such as 500kB or 20MB.",
  ],
  [
    { IMG_HOSTS: "https://img.example.com" },
    `IMG_HOSTS=https://img.example.com is not a valid value; allowed: ${image}.`,
  ],
  [
    { FRAME_ANCESTORS: "wall.example.com 'self'" },
    "FRAME_ANCESTORS='self' is not a valid value; allowed: host names such as wall.example.com, *.example.com, http://wall.local, or * for every host.",
  ],
  [{ IMG_HOSTS: "a; script-src" }, `IMG_HOSTS=a; is not a valid value; allowed: ${image}.`],
])("refuses %j", (env, message) => {
  expect(() => readEdge(env, false)).toThrow(new ConfigError(message));
});
