import { describe, expect, it } from "vitest";
import {
  deriveToken,
  fitsPassword,
  hashPassword,
  isSame,
  randomBackupCode,
  randomDigits,
} from "./secrets";

describe("passwords", () => {
  it("fit their own hash, which differs every time", async () => {
    const [one, two] = [
      await hashPassword("pass phrase", 1024),
      await hashPassword("pass phrase", 1024),
    ];
    expect(one).toMatch(/^scrypt\$1024\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(two);
    // The hash names its own cost.
    expect(await fitsPassword("pass phrase", one, 2048)).toBe(true);
    expect(await fitsPassword("pass phrase ", one, 1024)).toBe(false);
  });

  it.each([undefined, "", "scrypt$1024$$"])("fit nothing without a hash: %j", async (hash) => {
    expect(await fitsPassword("", hash, 1024)).toBe(false);
  });
});

it("makes codes that can be typed", () => {
  for (let times = 0; times < 100; times += 1) {
    expect(randomDigits()).toMatch(/^\d{6}$/);
    expect(randomBackupCode()).toMatch(/^[a-hjkmnp-tv-z0-9]{8}$/);
  }
});

it("compares texts and derives tokens by purpose", () => {
  expect([isSame("a", "a"), isSame("a", "b"), isSame("", "a")]).toEqual([true, false, false]);
  expect(deriveToken("s", "one")).not.toBe(deriveToken("s", "two"));
});
