import type { Database } from "../db/driver";
import { cookieOf } from "../people";
import { cookieText, type Call } from "./call";
import { hashToken, randomToken } from "./secrets";

const deviceCookie = "quarterdeck_device";
const yearSeconds = 365 * 86_400;

/** The browser's own name among devices, if it has one. */
export const deviceToken = ({ request }: Pick<Call, "request">): string | undefined =>
  cookieOf(request, deviceCookie);

/**
 * Whose tries count together. Browsers that an account was signed in on count each for themselves, all others together:
 * who guesses from elsewhere shuts out strangers, never the owner.
 */
export async function tryKey(
  db: Database,
  accountId: string,
  token: string | undefined,
): Promise<string> {
  const hash = token === undefined ? "" : hashToken(token);
  const [known] = await db.query(
    "select 1 from identity_devices where token_hash = $1 and identity_id = $2",
    [hash, accountId],
  );
  return known ? `login ${accountId} ${hash}` : `login ${accountId}`;
}

/** The account was signed in on this browser. */
export async function rememberDevice(call: Call, accountId: string): Promise<void> {
  const token = deviceToken(call) ?? randomToken();
  await call.db.query(
    `insert into identity_devices (token_hash, identity_id, seen_at) values ($1, $2, $3)
     on conflict (token_hash, identity_id) do update set seen_at = excluded.seen_at`,
    [hashToken(token), accountId, call.now],
  );
  call.cookies.push(cookieText(call.request, deviceCookie, token, yearSeconds));
}
