import { createHmac, timingSafeEqual } from "node:crypto";
import * as v from "valibot";
import { durationMs } from "../duration";
import { plain, variable } from "./actions/action";
import { isByKeySet } from "./jsonWebToken";
import type { Row } from "./resource";

const same = (given: string, wanted: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const secretOf = (source: unknown, field: string): string => {
  const read = v.safeParse(variable, source);
  return read.success ? plain(read.output, field) : "";
};

const TOLERANCE_MS = 5 * 60_000;

/** Svix signs id, time and body; the secret is base64 after `whsec_`. */
function isBySvix(section: Row, headers: Headers, body: string): boolean {
  const id = headers.get("svix-id") ?? "";
  const time = headers.get("svix-timestamp") ?? "";
  const own = typeof section["verifyTimestamp"] === "string" ? section["verifyTimestamp"] : "";
  const limit = durationMs(own) ?? TOLERANCE_MS;
  if (Math.abs(Date.now() - Number(time) * 1000) > limit) return false;
  const key = Buffer.from(secretOf(section["secret"], "secret").replace(/^whsec_/, ""), "base64");
  const wanted = createHmac("sha256", key).update(`${id}.${time}.${body}`).digest("base64");
  return (headers.get("svix-signature") ?? "")
    .split(" ")
    .some((signature) => same(signature.replace(/^v1,/, ""), wanted));
}

/**
 * Whether a call proves itself as the playbook's webhook asks: by name and password, by a signature as GitHub or Svix
 * give, or by a token that one of the issuer's published keys has signed. Without authentication every call does.
 * @throws ActionError for a secret that lies in a cluster, and for keys that cannot be fetched.
 */
export async function isProven(
  authentication: Row | null,
  headers: Headers,
  body: string,
): Promise<boolean> {
  const [kind, section] = Object.entries(authentication ?? {}).find(([, value]) => value) ?? [];
  if (kind === undefined) return true;
  const own: Row = Object(section);
  const claim = headers.get("authorization") ?? "";
  switch (kind) {
    case "basic": {
      const pair = `${secretOf(own["username"], "username")}:${secretOf(own["password"], "password")}`;
      return same(claim, `Basic ${Buffer.from(pair).toString("base64")}`);
    }
    case "github": {
      const key = secretOf(own["token"], "token");
      const wanted = `sha256=${createHmac("sha256", key).update(body).digest("hex")}`;
      return key !== "" && same(headers.get("x-hub-signature-256") ?? "", wanted);
    }
    case "svix":
      return isBySvix(own, headers, body);
    case "jwt": {
      const token = /^Bearer (\S+)$/i.exec(claim)?.[1];
      const address = own["jwksUri"];
      return token !== undefined && typeof address === "string" && isByKeySet(token, address);
    }
    default:
      return false;
  }
}
