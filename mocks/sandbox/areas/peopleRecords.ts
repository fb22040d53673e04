import type { UpdatePersonResponse } from "~generated/people/types.gen";
import { vUpdatePerson } from "~generated/people/valibot.gen";
import { httpError } from "../answers";
import type { Database } from "../db/driver";
import { roles } from "../db/people";
import type { SandboxUser } from "../people";
import { dropRoles, grantRole, isOnlyAdministrator, refusalOfRole } from "../roles";
import { identityRefusal, lockAccount } from "./peopleAccounts";
import { bodyOf, idOf } from "../requestBody";

/** Whether somebody has the address already; upper and lower case are the same. */
export async function isAddressTaken(
  db: Pick<Database, "query">,
  email: string,
  except: string | null,
): Promise<boolean> {
  const taken = await db.query(
    `select id from people where lower(email) = lower($1) and deleted_at is null and id is distinct from $2::uuid`,
    [email, except],
  );
  return taken.length > 0;
}

const onlyAdministrator = () =>
  httpError(400, "This is the only administrator. Make somebody else an administrator first.");

/** updatePerson: what is missing stays; a role takes the place of all others, at once. */
export async function updatePerson(
  request: Request,
  db: Database,
  user: SandboxUser,
): Promise<Response> {
  const input = await bodyOf(request, vUpdatePerson);
  if (input instanceof Response) return input;
  const { id, firstName, lastName, email, role, active } = input;
  const refusal = refusalOfRole(role ?? "", roles);
  if (refusal) return refusal;
  if (active === false && id === (user.token?.ownerId ?? user.id))
    return httpError(400, "You cannot lock your own account. Ask another administrator.");
  return db.transaction(async (tx) => {
    const [account] = await tx.query<{ traits: UpdatePersonResponse }>(
      `select traits from identities
        where id = $1::uuid and exists (select from people where id = $1::uuid and deleted_at is null)`,
      [id],
    );
    if (!account) return httpError(404, `person ${id} not found`);
    const endsAdministration =
      active === false || (role !== undefined && role !== "" && role !== "admin");
    if (endsAdministration && (await isOnlyAdministrator(tx, id))) return onlyAdministrator();
    if (email !== undefined && (await isAddressTaken(tx, email, id)))
      return identityRefusal(`${email} belongs to somebody else`);
    const traits: UpdatePersonResponse = {
      email: email ?? account.traits.email,
      name: {
        first: firstName ?? account.traits.name.first,
        last: lastName ?? account.traits.name.last,
      },
    };
    await tx.query(
      "update identities set traits = $2::jsonb, updated_at = now() at time zone 'utc' where id = $1::uuid",
      [id, JSON.stringify(traits)],
    );
    if (active !== undefined) await lockAccount(tx, id, active);
    if (role) {
      await dropRoles(tx, id);
      await grantRole(tx, id, role);
    }
    return Response.json(traits);
  });
}

/** deletePerson: the account, its sessions, roles and tokens go; the person stays for what it made. */
export async function deletePerson(
  request: Request,
  db: Database,
  user: SandboxUser,
): Promise<Response> {
  const id = idOf(request);
  if (id instanceof Response) return id;
  if (id === (user.token?.ownerId ?? user.id))
    return httpError(400, "You cannot delete your own account. Ask another administrator.");
  return db.transaction(async (tx) => {
    if (await isOnlyAdministrator(tx, id)) return onlyAdministrator();
    const gone = await tx.query(
      `update people set deleted_at = now()
        where id = $1::uuid and deleted_at is null and exists (select from identities where id = $1::uuid)
        returning id`,
      [id],
    );
    if (gone.length === 0) return identityRefusal(`the identity ${id} is unknown`);
    await tx.query("delete from identities where id = $1::uuid", [id]);
    await dropRoles(tx, id);
    await tx.query(
      `update people set deleted_at = now()
        where id in (select person_id from access_tokens where created_by = $1::uuid)`,
      [id],
    );
    await tx.query("delete from access_tokens where created_by = $1::uuid", [id]);
    await tx.query("delete from team_members where person_id = $1::uuid", [id]);
    return new Response(null, { status: 204 });
  });
}
