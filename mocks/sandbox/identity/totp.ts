import { createHmac, randomBytes } from "node:crypto";
import { isSame } from "./secrets";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const stepSeconds = 30;

/** RFC 4648 base32 without padding, as authenticator apps take it. */
export function base32(bytes: Uint8Array): string {
  let bits = "";
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text)
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** A new secret of 160 bits, in base32. */
export const newTotpSecret = (): string => base32(randomBytes(20));

/** The 30 s step that a time lies in. */
export const totpStep = (time: Date): number => Math.floor(time.getTime() / 1000 / stepSeconds);

/** RFC 4226: the code of one step, by default with six digits. */
export function totpCode(secret: string, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/**
 * RFC 6238 with one step of tolerance to both sides. A step counts once: the caller keeps the returned one and hands it
 * in as `lastStep` next time.
 * @returns the step whose code it is, or undefined for a wrong or used code.
 */
export function acceptedStep(
  secret: string,
  code: string,
  time: Date,
  lastStep = -1,
): number | undefined {
  const now = totpStep(time);
  return [now - 1, now, now + 1]
    .filter((step) => step >= 0 && isSame(totpCode(secret, step), code))
    .find((step) => step > lastStep);
}

/** What an authenticator app reads from the QR code. */
export function totpAddress(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
