import * as v from "valibot";
import { vAccountProperties, vAccountState } from "~generated/auth/valibot.gen";
import { oopsError } from "../answers";
import type { Database } from "../db/driver";
import type { SandboxUser } from "../people";
import { isOnlyAdministrator } from "../roles";
import { idOf } from "../requestBody";

type Query = Pick<Database, "query">;

/**
 * Locks or unlocks an account. A locked one loses its sessions, and its tokens are refused.
 * @returns false where there is no such account.
 */
export async function lockAccount(db: Query, id: string, active: boolean): Promise<boolean> {
  const changed = await db.query(
    `update identities set state = $2, updated_at = now() at time zone 'utc',
       state_changed_at = case when state is distinct from $2 then now() at time zone 'utc' else state_changed_at end
     where id = $1::uuid returning id`,
    [id, active ? "active" : "inactive"],
  );
  if (!active) await db.query("delete from identity_sessions where identity_id = $1::uuid", [id]);
  return changed.length > 0;
}

/** updateAccountState: the id in the body counts, and bad input is a 400. */
export async function setAccountState(
  request: Request,
  db: Database,
  user: SandboxUser,
): Promise<Response> {
  const body = v.safeParse(vAccountState, await request.json().catch(() => undefined));
  if (!body.success)
    return oopsError("the body names no account and state", "state is active or inactive", 400);
  const { id, state } = body.output;
  if (state === "inactive" && id === (user.token?.ownerId ?? user.id))
    return oopsError("you cannot lock your own account", "ask another administrator", 400);
  if (state === "inactive" && (await isOnlyAdministrator(db, id)))
    return oopsError("this is the only administrator", "make somebody else an administrator", 400);
  return (await lockAccount(db, id, state === "active"))
    ? Response.json({ message: "success" })
    : oopsError("record not found", `there is no account ${id}`, 404);
}

/** updateAccountProperties: the role in here is a note and grants nothing. */
export async function setAccountProperties(request: Request, db: Database): Promise<Response> {
  const id = idOf(request, -2);
  if (id instanceof Response) return oopsError("the path names no person", "it takes an id", 400);
  const body = v.safeParse(vAccountProperties, await request.json().catch(() => undefined));
  if (!body.success) return oopsError("the body is no object of properties", "role is text", 400);
  const changed = await db.query(
    "update people set properties = $2::jsonb where id = $1::uuid and deleted_at is null returning id",
    [id, JSON.stringify(body.output)],
  );
  return changed.length > 0
    ? Response.json({ message: "success" })
    : oopsError("record not found", `there is no person ${id}`, 404);
}

/** The identity server's way of refusing. */
export const identityRefusal = (reason: string): Response =>
  Response.json(
    {
      error: {
        code: 400,
        status: "Bad Request",
        reason,
        message: "The request was malformed or contained invalid parameters",
      },
    },
    { status: 400 },
  );
