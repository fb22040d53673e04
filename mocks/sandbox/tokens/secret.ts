import { createHash, randomBytes } from "node:crypto";

/**
 * Text of a new token in the backend's form: secret, salt and three cost figures, joined by dots. 256 random bits, so
 * that one round of SHA-256 is enough to keep.
 */
export function newTokenText(): string {
  return `${randomBytes(32).toString("base64url")}.${randomBytes(16).toString("base64url")}.3.65536.4`;
}

/** What is stored of a token. */
export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * The access token that a request carries: a bearer of five parts (a session token has three), or the password of basic
 * auth with the username `token`. Undefined where it carries none.
 */
export function tokenTextOf(request: Request): string | undefined {
  const match = /^(?<scheme>Bearer|Basic)\s+(?<value>\S+)$/i.exec(
    request.headers.get("authorization")?.trim() ?? "",
  );
  const value = match?.groups?.["value"];
  if (value === undefined) return undefined;
  if (match?.groups?.["scheme"]?.toLowerCase() === "bearer")
    return value.split(".").length === 3 ? undefined : value;
  const pair = Buffer.from(value, "base64").toString("utf8");
  return pair.startsWith("token:") ? pair.slice("token:".length) : undefined;
}
