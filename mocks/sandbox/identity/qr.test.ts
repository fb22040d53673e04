import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { qrImage, qrModules } from "./qr";
import { checkCodewords } from "./qrBits";

it("knows the check codewords of the usual example, HELLO WORLD", () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(checkCodewords(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

// Fingerprints of symbols that a reader of its own has read back.
it.each([
  ["one block", "otpauth://totp/Quarterdeck:ada", 25, "51ee7f555db328a0"],
  ["two blocks and version bits", "otpauth://totp/".repeat(10), 45, "6fdfbc686146c622"],
  ["four blocks and a long length", "otpauth://totp/".repeat(18), 57, "dfa5dbaf46e1bb97"],
])("draws %s", (_, text, size, fingerprint) => {
  const modules = qrModules(text);
  expect(modules.length).toBe(size);
  const drawn = modules.map((row) => row.map(Number).join("")).join("\n");
  expect(createHash("sha256").update(drawn).digest("hex").slice(0, 16)).toBe(fingerprint);
});

it("refuses what does not fit, and draws with a quiet zone", () => {
  expect(() => qrModules("x".repeat(272))).toThrow(RangeError);
  const svg = Buffer.from(qrImage("x").split(",")[1] ?? "", "base64").toString();
  expect(svg).toContain('viewBox="0 0 29 29"');
  expect(svg).toContain("M4 4h1v1h-1z");
});
