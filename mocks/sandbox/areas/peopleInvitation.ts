import { randomUUID } from "node:crypto";
import type { Invitation } from "~generated/auth/types.gen";
import { vInviteUser } from "~generated/auth/valibot.gen";
import { httpError } from "../answers";
import type { Database } from "../db/driver";
import { roles } from "../db/people";
import { hashToken, randomDigits } from "../identity/secrets";
import { grantRole, refusalOfRole } from "../roles";
import { isAddressTaken } from "./peopleRecords";
import { bodyOf } from "../requestBody";
import { originOf } from "../requestOrigin";

const lifetimeHours = 24;

/** A recovery flow that waits for its code, for whichever browser opens it first. */
async function startRecoveryOf(
  db: Pick<Database, "query">,
  account: { id: string; email: string },
  url: string,
): Promise<{ flow: string; code: string }> {
  const flow = randomUUID();
  const code = randomDigits();
  const ends = new Date(Date.now() + lifetimeHours * 3_600_000);
  await db.query(
    `insert into identity_flows (id, kind, identity_id, csrf_hash, state, active, request_url, pending, issued_at, expires_at)
     values ($1::uuid, 'recovery', $2::uuid, '', 'sent_email', 'code', $3, $4::jsonb, now(), $5)`,
    [flow, account.id, url, JSON.stringify({ address: account.email }), ends],
  );
  await db.query(
    `insert into identity_codes (flow_id, identity_id, address, code_hash, expires_at)
     values ($1::uuid, $2::uuid, $3, $4, $5)`,
    [flow, account.id, account.email, hashToken(`${flow} ${code}`), ends],
  );
  return { flow, code };
}

/** inviteUser: an account, its person, the role, and a link with a code instead of the mail. */
export async function inviteUser(request: Request, db: Database): Promise<Response> {
  const input = await bodyOf(request, vInviteUser);
  if (input instanceof Response) return input;
  const refusal = refusalOfRole(input.role, roles);
  if (refusal) return refusal;
  const email = input.email.trim();
  return db.transaction(async (tx) => {
    if (await isAddressTaken(tx, email, null)) return httpError(409, "user already exists");
    const traits = { email, name: { first: input.firstName.trim(), last: input.lastName.trim() } };
    const [account] = await tx.query<{ id: string }>(
      `insert into identities (id, traits, state, state_changed_at, schema_id, created_at, updated_at)
       select generate_ulid(), $1::jsonb, 'active', moment, 'default', moment, moment
         from (select now() at time zone 'utc' as moment) clock returning id::text`,
      [JSON.stringify(traits)],
    );
    if (!account) throw new Error("The account was not stored.");
    if (input.role) await grantRole(tx, account.id, input.role);
    const { flow, code } = await startRecoveryOf(tx, { id: account.id, email }, request.url);
    const answer: Invitation = { link: `${originOf(request)}/recovery?flow=${flow}`, code };
    return Response.json(answer);
  });
}
