import { plainError } from "../answers";
import { personById, type SandboxUser } from "../people";
import { accountByEmail } from "./account";
import type { Provider } from "./call";
import { credentialOf, secondFactors } from "./credentials";
import { openWithPassword } from "./login";
import { deriveToken, randomToken } from "./secrets";
import { isStrongEnough, sessionOf } from "./sessions";

/** Who says who a request is: nobody asks (act-as cookie), the identity provider's session, or HTTP Basic. */
export type SandboxAuth = "none" | "kratos" | "basic";

/** A name and a password of `Authorization: Basic`. */
function basicOf(request: Request): { name: string; password: string } | undefined {
  const encoded = /^basic\s+([\w+/=-]+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (encoded === undefined) return undefined;
  const [, name, password] =
    /^([^:]*):([\s\S]*)$/.exec(Buffer.from(encoded, "base64").toString()) ?? [];
  return name === undefined || password === undefined ? undefined : { name, password };
}

/**
 * Looks requests up with the identity provider. `Authorization: Basic` counts in both modes, unless a second factor is
 * set up: then only an access token takes its place. A session's cookie counts with `kratos` alone.
 */
export function accountReader(
  provider: Provider,
  auth: Exclude<SandboxAuth, "none">,
): (request: Request) => Promise<SandboxUser | undefined> {
  const { db } = provider;
  // A password takes long to check on purpose; one that was right is known again while the account keeps it.
  const remembered = new Map<string, string>();
  const memoryKey = randomToken();
  const checking = new Map<string, ReturnType<typeof openWithPassword>>();
  const now = () => ({ ...provider, now: provider.now() });

  async function byPassword(name: string, password: string): Promise<string | undefined> {
    const key = deriveToken(memoryKey, `${name}\0${password}`);
    const account = await accountByEmail(db, name);
    const kept = account && (await credentialOf(db, account.id, "password"));
    const proof = `${account?.id} ${kept?.hash}`;
    if (kept === undefined || remembered.get(key) !== proof) {
      // A page sends many calls at once; they are one try.
      const check = checking.get(key) ?? openWithPassword(now(), name, password);
      checking.set(key, check);
      const opened = await check.finally(() => checking.delete(key));
      if ("refusal" in opened) return undefined;
      if (remembered.size > 100) remembered.clear();
      remembered.set(key, proof);
    }
    if (account?.state !== "active") return undefined;
    const { totp, lookup } = await secondFactors(db, account.id);
    return totp || lookup ? undefined : account.id;
  }

  async function idOf(request: Request): Promise<string | undefined> {
    const basic = basicOf(request);
    if (basic) return byPassword(basic.name, basic.password);
    if (auth !== "kratos") return undefined;
    const session = await sessionOf({ db, request, now: provider.now() });
    return session && (await isStrongEnough(db, session)) ? session.identity_id : undefined;
  }

  return async (request) => {
    const id = await idOf(request);
    return id === undefined ? undefined : personById(db, id);
  };
}

/** The 401 of HTTP Basic: a browser asks for a name and a password. */
export const askForPassword = (): Response =>
  plainError(401, "Unauthorized", {
    "www-authenticate": 'Basic realm="Quarterdeck sandbox", charset="UTF-8"',
  });
