/**
 * Hardware tokens and biometrics. The server names a script and a line of script for this; neither is run, because the
 * console's policy runs no script of others. The options inside that line are JSON, and the rest is a browser API.
 */

const line =
  /^\s*window\.(oryWebAuthn(?:Login|Registration)|__oryWebAuthn(?:Login|Registration))\(\s*(\{[\s\S]*\})\s*\)\s*;?\s*$/;

/** What a button of a security key asks for. */
interface KeyRequest {
  action: "login" | "registration";
  options: PublicKeyOptions;
}

interface Described {
  id: string;
  type: PublicKeyCredentialType;
  transports?: AuthenticatorTransport[];
}

/** Options as the server writes them: bytes are base64url text. */
type PublicKeyOptions = Omit<
  PublicKeyCredentialRequestOptions & PublicKeyCredentialCreationOptions,
  "challenge" | "allowCredentials" | "excludeCredentials" | "user"
> & {
  challenge: string;
  allowCredentials?: Described[];
  excludeCredentials?: Described[];
  user?: { id: string; name: string; displayName: string };
};

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The cast is safe for a value with a challenge in text: the rest is checked by the browser's own API. */
const asOptions = (value: unknown): PublicKeyOptions | undefined =>
  isObject(value) && typeof Reflect.get(value, "challenge") === "string"
    ? (value as PublicKeyOptions)
    : undefined;

/** What a button's line of script asks for; undefined where it is not one of the two known calls with plain JSON. */
export function keyRequest(onclick: string | undefined): KeyRequest | undefined {
  const match = line.exec(onclick ?? "");
  if (!match) return undefined;
  try {
    const parsed: unknown = JSON.parse(match[2] ?? "");
    const options = asOptions(isObject(parsed) ? Reflect.get(parsed, "publicKey") : undefined);
    if (options === undefined) return undefined;
    return { action: match[1]?.endsWith("Login") ? "login" : "registration", options };
  } catch {
    return undefined;
  }
}

/** Bytes of base64url (or plain base64) text. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/").replace(/=+$/, ""));
  return Uint8Array.from(plain, (character) => character.codePointAt(0) ?? 0);
}

/** base64url text of bytes, without padding. */
export function textOf(buffer: ArrayBuffer | null): string {
  const plain = Array.from(new Uint8Array(buffer ?? new ArrayBuffer(0)), (byte) =>
    String.fromCodePoint(byte),
  ).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const described = (list: readonly Described[] | undefined): PublicKeyCredentialDescriptor[] =>
  (list ?? []).map((entry) => ({ ...entry, id: bytesOf(entry.id) }));

/**
 * Lets the person touch their key.
 * @returns the answer as the server expects it in its hidden input, JSON text.
 * @throws DOMException when the person cancels or there is no key.
 */
export async function askKey({ action, options }: KeyRequest): Promise<string> {
  const { user, allowCredentials, excludeCredentials, challenge, ...rest } = options;
  const credential =
    action === "login"
      ? await navigator.credentials.get({
          publicKey: {
            ...rest,
            challenge: bytesOf(challenge),
            allowCredentials: described(allowCredentials),
          },
        })
      : await navigator.credentials.create({
          publicKey: {
            ...rest,
            challenge: bytesOf(challenge),
            user: { name: "", displayName: "", ...user, id: bytesOf(user?.id ?? "") },
            excludeCredentials: described(excludeCredentials),
          },
        });
  if (!(credential instanceof PublicKeyCredential))
    throw new Error("The security key gave no answer.");
  const { id, rawId, type, response } = credential;
  return JSON.stringify({ id, rawId: textOf(rawId), type, response: responseOf(response) });
}

function responseOf(response: AuthenticatorResponse): Record<string, string> {
  const clientDataJSON = textOf(response.clientDataJSON);
  if (response instanceof AuthenticatorAttestationResponse)
    return { attestationObject: textOf(response.attestationObject), clientDataJSON };
  if (response instanceof AuthenticatorAssertionResponse)
    return {
      authenticatorData: textOf(response.authenticatorData),
      clientDataJSON,
      signature: textOf(response.signature),
      userHandle: textOf(response.userHandle),
    };
  throw new Error("The security key answered something unknown.");
}
