import { mayTry } from "./attempts";
import type { Account } from "./account";
import type { Call } from "./call";
import type { Flow } from "./flows";
import { hashToken, isSame, randomDigits } from "./secrets";

const lifetimeMinutes = 15;
const maxTries = 5;

const hashOf = (flow: Flow, code: string) => hashToken(`${flow.id} ${code}`);

/**
 * "Mails" a new code, which takes the place of the one before: it goes to the log. Without an account the log says so,
 * and the answer must not differ.
 * @returns false when this address has had too many.
 */
export async function mailCode(
  call: Call,
  flow: Flow,
  to: { address: string; account: Account | undefined },
): Promise<boolean> {
  const { db, now, log } = call;
  const { address, account } = to;
  if (!(await mayTry(db, `mail ${hashToken(address)}`, now))) return false;
  await db.query("delete from identity_codes where flow_id = $1", [flow.id]);
  if (!account) {
    log(`[identity] no ${flow.kind} code for ${address}: there is nothing to prove`);
    return true;
  }
  const code = randomDigits();
  await db.query(
    `insert into identity_codes (flow_id, identity_id, address, code_hash, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [
      flow.id,
      account.id,
      address,
      hashOf(flow, code),
      new Date(now.getTime() + lifetimeMinutes * 60_000),
    ],
  );
  log(`[identity] ${flow.kind} code for ${address}: ${code}`);
  return true;
}

interface CodeRow {
  identity_id: string;
  address: string;
  code_hash: string;
  attempts: number;
}

/**
 * Takes the code of a flow. It is good once, for fifteen minutes and five tries.
 * @returns whom it was mailed to, `wrong`, or `spent` after the last try.
 */
export async function takeCode(
  { db, now }: Call,
  flow: Flow,
  code: string,
): Promise<{ identityId: string; address: string } | "wrong" | "spent"> {
  const [row] = await db.query<CodeRow>(
    `update identity_codes set attempts = attempts + 1 where flow_id = $1 and expires_at > $2
     returning identity_id::text, address, code_hash, attempts`,
    [flow.id, now],
  );
  if (!row) return "wrong";
  const isRight =
    row.attempts <= maxTries && isSame(row.code_hash, hashOf(flow, code.replaceAll(/\s/g, "")));
  if (!isRight && row.attempts < maxTries) return "wrong";
  // Of two who hand in the right code at once only one deletes it.
  const gone = await db.query(
    "delete from identity_codes where flow_id = $1 and code_hash = $2 returning flow_id",
    [flow.id, row.code_hash],
  );
  return isRight && gone.length === 1
    ? { identityId: row.identity_id, address: row.address }
    : "spent";
}
