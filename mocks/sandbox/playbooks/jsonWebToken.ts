import {
  constants,
  createPublicKey,
  verify,
  type JsonWebKey,
  type VerifyKeyObjectInput,
} from "node:crypto";
import * as v from "valibot";
import { ActionError } from "./actions/action";
import { send } from "./actions/http";

const pss = {
  padding: constants.RSA_PKCS1_PSS_PADDING,
  saltLength: constants.RSA_PSS_SALTLEN_DIGEST,
};
const ecdsa = { dsaEncoding: "ieee-p1363" } as const;

/** Signatures with a public key: hash, kind of key, and how the signature is written. None that shares its secret. */
const algorithms: Readonly<
  Record<string, { hash: string | null; kty: string; form?: Omit<VerifyKeyObjectInput, "key"> }>
> = {
  RS256: { hash: "sha256", kty: "RSA" },
  RS384: { hash: "sha384", kty: "RSA" },
  RS512: { hash: "sha512", kty: "RSA" },
  PS256: { hash: "sha256", kty: "RSA", form: pss },
  PS384: { hash: "sha384", kty: "RSA", form: pss },
  PS512: { hash: "sha512", kty: "RSA", form: pss },
  ES256: { hash: "sha256", kty: "EC", form: ecdsa },
  ES384: { hash: "sha384", kty: "EC", form: ecdsa },
  ES512: { hash: "sha512", kty: "EC", form: ecdsa },
  EdDSA: { hash: null, kty: "OKP" },
};

const headerSchema = v.looseObject({ alg: v.string(), kid: v.optional(v.string()) });
const claimsSchema = v.looseObject({ exp: v.optional(v.number()), nbf: v.optional(v.number()) });
const keysSchema = v.looseObject({
  keys: v.array(
    v.looseObject({
      kty: v.string(),
      kid: v.optional(v.string()),
      use: v.optional(v.string()),
    }),
  ),
});
type PublicKey = v.InferOutput<typeof keysSchema>["keys"][number];

function part<Schema extends v.GenericSchema>(schema: Schema, text: string) {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
    const read = v.safeParse(schema, parsed);
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

const KEPT_MS = 60_000;
const TIMEOUT_MS = 5_000;
const kept = new Map<string, { at: number; keys: Promise<PublicKey[]> }>();

async function fetchKeys(address: string): Promise<PublicKey[]> {
  const answer = await send(
    { url: address, method: "GET", headers: {}, body: "", username: "", password: "" },
    AbortSignal.timeout(TIMEOUT_MS),
  );
  const read = answer.code < 400 ? keysIn(answer.content) : undefined;
  if (read === undefined)
    throw new ActionError(`The keys of the webhook's tokens cannot be read from ${address}.`);
  return read;
}

function keysIn(text: string): PublicKey[] | undefined {
  try {
    const read = v.safeParse(keysSchema, JSON.parse(text));
    return read.success ? read.output.keys : undefined;
  } catch {
    return undefined;
  }
}

/** The keys of an address; asked for again after a minute, and at once where the last time has failed. */
function keysOf(address: string): Promise<PublicKey[]> {
  const known = kept.get(address);
  if (known && Date.now() - known.at < KEPT_MS) return known.keys;
  const keys = fetchKeys(address);
  kept.set(address, { at: Date.now(), keys });
  keys.catch(() => kept.delete(address));
  return keys;
}

function isSignedBy(key: PublicKey, { alg, signed, signature }: Signed): boolean {
  const { hash = null, form } = algorithms[alg] ?? {};
  try {
    // Guarantee: createPublicKey throws for what is no key.
    const own = createPublicKey({ key: key as JsonWebKey, format: "jwk" });
    return verify(hash, Buffer.from(signed), { key: own, ...form }, signature);
  } catch {
    return false;
  }
}

interface Signed {
  alg: string;
  signed: string;
  signature: Uint8Array;
}

/**
 * Whether a JSON web token is good now and signed by one of the keys that an address publishes (RFC 7515, 7517, 7519).
 * @throws ActionError where the keys cannot be fetched.
 */
export async function isByKeySet(token: string, address: string): Promise<boolean> {
  const [head = "", body = "", seal = "", ...more] = token.split(".");
  const header = part(headerSchema, head);
  const claims = part(claimsSchema, body);
  const algorithm =
    header && Object.hasOwn(algorithms, header.alg) ? algorithms[header.alg] : undefined;
  if (!header || !claims || !algorithm || seal === "" || more.length > 0) return false;
  const now = Date.now() / 1000;
  if ((claims.exp !== undefined && claims.exp <= now) || (claims.nbf ?? 0) > now) return false;
  const what = {
    alg: header.alg,
    signed: `${head}.${body}`,
    signature: Buffer.from(seal, "base64url"),
  };
  return (await keysOf(address)).some(
    ({ kty, kid, use = "sig", ...key }) =>
      kty === algorithm.kty &&
      use === "sig" &&
      (header.kid === undefined || kid === header.kid) &&
      isSignedBy({ kty, ...key }, what),
  );
}
