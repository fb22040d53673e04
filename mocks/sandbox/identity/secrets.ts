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

/** Cost (N) of scrypt that OWASP asks for with a block size of 8 and 5 rounds; tests take less. */
export const passwordCost = 16_384;

function derive(password: string, salt: string, cost: number): Promise<Buffer> {
  const parameters = { N: cost, r: 8, p: 5, maxmem: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    scrypt(password, Buffer.from(salt, "base64url"), 32, parameters, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** `scrypt$cost$salt$key`, the last two in base64url. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16).toString("base64url");
  const key = await derive(password, salt, cost);
  return `scrypt$${cost}$${salt}$${key.toString("base64url")}`;
}

/** Whether the password has this hash. Without a hash it takes as long and says no. */
export async function fitsPassword(
  password: string,
  hash: string | undefined,
  cost: number,
): Promise<boolean> {
  const [, kept = String(cost), salt = randomToken(), key = ""] = hash?.split("$") ?? [];
  const derived = await derive(password, salt, Number(kept));
  const wanted = Buffer.from(key, "base64url");
  return wanted.length === derived.length && timingSafeEqual(wanted, derived);
}
