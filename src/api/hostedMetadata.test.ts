import { describe, expect, it } from "vitest";
import { organizationBackend, parseSwitch } from "./hostedMetadata";

describe("parseSwitch", () => {
  it.each([
    [true, true],
    ["true", true],
    [false, false],
    ["false", false],
    ["", false],
    [undefined, false],
    [null, false],
  ])("%j is %s", (value, expected) => {
    expect(parseSwitch(value)).toBe(expected);
  });

  it.each([1, 0, "yes", "True", " true", {}, []])("%j is none", (value) => {
    expect(() => parseSwitch(value)).toThrow("Invalid boolean value");
  });
});

describe("organizationBackend", () => {
  it("reads address and mode", () => {
    expect(organizationBackend({ backend_url: "https://acme.example/mc", direct: "true" })).toEqual(
      {
        backendUrl: "https://acme.example/mc",
        isDirect: true,
      },
    );
  });

  it("has no address while there is none, or none that can be called", () => {
    for (const metadata of [
      undefined,
      null,
      {},
      { backend_url: "" },
      { backend_url: "javascript:x" },
      { backend_url: 7 },
    ])
      expect(organizationBackend(metadata)).toEqual({ backendUrl: null, isDirect: false });
  });

  it("takes credentials out of an address", () => {
    expect(organizationBackend({ backend_url: "https://u:p@acme.example/?a=b#c" }).backendUrl).toBe(
      "https://acme.example/",
    );
  });
});
