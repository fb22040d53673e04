import { describe, expect, it } from "vitest";
import { acceptedStep, base32, newTotpSecret, totpAddress, totpCode, totpStep } from "./totp";

/** The secret of RFC 6238, appendix B, and of RFC 4226, appendix D. */
const secret = base32(Buffer.from("12345678901234567890"));

describe("time-based codes", () => {
  it.each([
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ])("RFC 6238 at %i s", (seconds, code) => {
    expect(totpCode(secret, totpStep(new Date(seconds * 1000)), 8)).toBe(code);
  });

  it.each(
    [
      "755224",
      "287082",
      "359152",
      "969429",
      "338314",
      "254676",
      "287922",
      "162583",
      "399871",
      "520489",
    ].map((code, counter) => [counter, code] as const),
  )("RFC 4226 at counter %i", (counter, code) => {
    expect(totpCode(secret, counter)).toBe(code);
  });

  it.each([
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ])("RFC 4648 base32 of %j", (text, encoded) => {
    expect(base32(Buffer.from(text))).toBe(encoded);
  });

  it("takes the neighbouring steps, no others, and each once", () => {
    const now = new Date(1_000_000_000_000);
    const step = totpStep(now);
    for (const [offset, taken] of [
      [-2, undefined],
      [-1, step - 1],
      [0, step],
      [1, step + 1],
      [2, undefined],
    ] as const)
      expect(acceptedStep(secret, totpCode(secret, step + offset), now)).toBe(taken);
    expect(acceptedStep(secret, totpCode(secret, step), now, step)).toBeUndefined();
    expect(acceptedStep(secret, "", now)).toBeUndefined();
  });

  it("makes secrets that an app can read", () => {
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(totpAddress("ABC", "ada@example.com", "Quarter deck")).toBe(
      "otpauth://totp/Quarter%20deck:ada%40example.com?secret=ABC&issuer=Quarter%20deck",
    );
  });
});
