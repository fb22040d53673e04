import { httpError } from "../answers";
import type { Database } from "../db/driver";
import { personColumns, withRole, type GrantedToken, type SandboxUser } from "../people";
import { hashOf, tokenTextOf } from "./secret";

interface TokenRow extends Omit<SandboxUser, "role" | "token"> {
  token_id: string;
  owner_id: string | null;
  owner_roles: string[];
  /** False where the owner was deleted or locked. */
  owner_active: boolean;
  scope: GrantedToken["scope"];
  expired: boolean;
  auto_renew: boolean;
}

const findToken = `
  select ${personColumns}, token.id::text as token_id, token.created_by::text as owner_id, token.scope,
    token.auto_renew, coalesce(token.expires_at <= now(), false) as expired,
    array(select v1::text from casbin_rule where ptype = 'g' and v0 = token.created_by::text order by id) as owner_roles,
    token.created_by is null or exists (
      select from people owner where owner.id = token.created_by and owner.deleted_at is null
        and not exists (select from identities where id = owner.id and state = 'inactive')
    ) as owner_active
  from access_tokens token join people person on person.id = token.person_id
  where token.value = $1 and person.deleted_at is null`;

/** A token used within 15 days of its end runs on for 30 days. */
const renew = `
  update access_tokens set expires_at = now() + interval '30 days'
   where id = $1::uuid and auto_renew and expires_at < now() + interval '15 days'`;

/**
 * The person of the access token that a request carries, with the roles of its owner.
 * @returns undefined without a token, a 401 for one that is unknown, has ended, or whose owner may not sign in.
 */
export async function userByToken(
  request: Request,
  db: Database,
): Promise<SandboxUser | Response | undefined> {
  const text = tokenTextOf(request);
  if (text === undefined) return undefined;
  const [row] = await db.query<TokenRow>(findToken, [hashOf(text)]);
  if (!row?.owner_active) return httpError(401, "invalid access token");
  if (row.expired) return httpError(401, "access token has expired");
  if (row.auto_renew) await db.query(renew, [row.token_id]);
  const { token_id, owner_id, owner_roles, scope, id, name, email, avatar, type, properties } = row;
  const person = { id, name, email, avatar, type, properties };
  const roles = owner_id === null ? row.roles : owner_roles;
  return { ...withRole({ ...person, roles }), token: { id: token_id, ownerId: owner_id, scope } };
}
