import {
  createHash,
  createHmac,
  randomBytes,
  randomInt,
  scrypt,
  timingSafeEqual,
} from "node:crypto";

/** 256 random bits, for cookies. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** A code to type from a mail: six digits. */
export const randomDigits = (): string => String(randomInt(1_000_000)).padStart(6, "0");

/** A backup code: eight characters without those that look alike (40 bits). */
export function randomBackupCode(): string {
  const letters = "abcdefghjkmnpqrstvwxyz0123456789";
  return Array.from(randomBytes(8), (byte) => letters[byte % letters.length]).join("");
}

/** One-way form of a random token, for keeping. */
export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

/** A token that only the holder of `secret` can have. */
export const deriveToken = (secret: string, purpose: string): string =>
  createHmac("sha256", secret).update(purpose).digest("base64url");

/** Compares without telling by its duration where the texts differ. */
export function isSame(left: string, right: string): boolean {
  const [a, b] = [left, right].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/** OWASP's scrypt parameters for 16 MB per hash. */
const cost = { N: 16_384, r: 8, p: 5, maxmem: 64 * 1024 * 1024 } as const;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** `scrypt$salt$key`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString("base64url")}$${(await derive(password, salt)).toString("base64url")}`;
}

const decoy = `scrypt$${randomBytes(16).toString("base64url")}$${randomBytes(32).toString("base64url")}`;

/** Whether the password has this hash. Without a hash it takes as long and says no. */
export async function fitsPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, salt = "", key = ""] = (hash ?? decoy).split("$");
  const derived = await derive(password, Buffer.from(salt, "base64url"));
  const kept = Buffer.from(key, "base64url");
  return kept.length === derived.length && timingSafeEqual(kept, derived);
}
