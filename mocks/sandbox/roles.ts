import { httpError } from "./answers";
import type { Database } from "./db/driver";

type Query = Pick<Database, "query">;

/** Gives a person one role; one that is held already stays. */
export async function grantRole(db: Query, personId: string, role: string): Promise<void> {
  await db.query(
    `insert into casbin_rule (ptype, v0, v1) select 'g', $1::text, $2::text
      where not exists (select from casbin_rule where ptype = 'g' and v0 = $1::text and v1 = $2::text)`,
    [personId, role],
  );
}

/**
 * Whether nobody would be left who may manage people without this administrator: the others are gone, locked or have
 * another role.
 */
export async function isOnlyAdministrator(db: Query, personId: string): Promise<boolean> {
  const admins = await db.query<{ id: string }>(
    `select distinct person.id::text as id from casbin_rule rule
       join people person on person.id::text = rule.v0 and person.deleted_at is null
       left join identities account on account.id = person.id
      where rule.ptype = 'g' and rule.v1 = 'admin' and coalesce(person.type, '') = ''
        and coalesce(account.state, 'active') = 'active'`,
  );
  return admins.length === 1 && admins[0]?.id === personId;
}

/** Takes all roles of a person away. */
export async function dropRoles(db: Query, personId: string): Promise<void> {
  await db.query("delete from casbin_rule where ptype = 'g' and v0 = $1::text", [personId]);
}

/** 400 for a role that nobody can have; an empty one means none. */
export function refusalOfRole(role: string, known: readonly string[]): Response | undefined {
  if (role === "" || known.includes(role)) return undefined;
  return httpError(400, `there is no role ${role}; take one of ${known.join(", ")}`);
}
