import { describe, expect, it } from "vitest";
import { bytesOf, keyRequest, textOf } from "./securityKey";

const publicKey = { challenge: "AQID-_8", allowCredentials: [{ id: "a2V5", type: "public-key" }] };
const json = JSON.stringify({ publicKey });

describe("keyRequest", () => {
  it("reads the two calls that a server writes", () => {
    expect(keyRequest(`window.oryWebAuthnLogin(${json})`)).toEqual({
      action: "login",
      options: publicKey,
    });
    expect(keyRequest(`window.__oryWebAuthnRegistration(${json});`)?.action).toBe("registration");
  });

  it("takes nothing else, whatever it looks like", () => {
    for (const evil of [
      undefined,
      "",
      "alert(1)",
      `alert(1);window.oryWebAuthnLogin(${json})`,
      `window.oryWebAuthnLogin(${json});alert(1)`,
      "window.oryWebAuthnLogin({publicKey:alert(1)})",
      "window.oryWebAuthnLogin({})",
      'window.oryWebAuthnLogin({"publicKey":{}})',
      `window.fetch(${json})`,
    ])
      expect(keyRequest(evil), evil).toBeUndefined();
  });
});

describe("base64url", () => {
  it("goes both ways without loss", () => {
    expect([...bytesOf("AQID-_8")]).toEqual([1, 2, 3, 251, 255]);
    expect([...bytesOf("AQID+/8=")]).toEqual([1, 2, 3, 251, 255]);
    expect(textOf(bytesOf("AQID-_8").buffer)).toBe("AQID-_8");
    expect(textOf(null)).toBe("");
  });
});
