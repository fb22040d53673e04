import type { DumpPolicyResponse, PolicyRuleList, RoleList } from "~generated/rbac/types.gen";
import { vRolesToAdd } from "~generated/rbac/valibot.gen";
import { httpError } from "../answers";
import type { Area } from "../area";
import type { Database } from "../db/driver";
import { insertTables } from "../db/insert";
import { roles } from "../db/people";
import type { GrantedToken } from "../people";
import { rulesOf, wholePolicy } from "../policy/policy";
import { bodyOf, idOf } from "../requestBody";
import { grantRole, refusalOfRole } from "../roles";
import { accessTables } from "./accessSeed";

async function directRoles(db: Database, personId: string): Promise<string[]> {
  const rows = await db.query<{ role: string }>(
    "select v1 as role from casbin_rule where ptype = 'g' and v0 = $1::text order by id",
    [personId],
  );
  return rows.map(({ role }) => role);
}

/** getTokenPermissions: rules of the owner, and what the scope takes away. */
export async function getTokenPermissions(request: Request, db: Database): Promise<Response> {
  const id = idOf(request, -2);
  if (id instanceof Response)
    return Response.json({ error: "invalid id", message: "Error getting token" }, { status: 500 });
  const [token] = await db.query<{
    person_id: string;
    owner_id: string | null;
    scope: GrantedToken["scope"];
  }>(
    "select person_id::text, created_by::text as owner_id, scope from access_tokens where id = $1::uuid",
    [id],
  );
  // The backend does not tell a token that is not there from a failure.
  if (!token)
    return Response.json(
      { error: "record not found", message: "Error getting token" },
      { status: 500 },
    );
  const { person_id, owner_id, scope } = token;
  const answer: PolicyRuleList = {
    message: "",
    payload: await rulesOf(db, {
      id: person_id,
      roles: await directRoles(db, owner_id ?? person_id),
      token: { id, ownerId: owner_id, scope },
    }),
  };
  return Response.json(answer);
}

/** addRolesToPerson: none is taken away. */
export async function addRolesToPerson(request: Request, db: Database): Promise<Response> {
  const id = idOf(request, -2);
  if (id instanceof Response) return id;
  const body = await bodyOf(request, vRolesToAdd);
  if (body instanceof Response) return body;
  for (const role of body.roles) {
    const refusal = refusalOfRole(role, roles);
    if (refusal) return refusal;
  }
  const [person] = await db.query(
    "select id from people where id = $1::uuid and deleted_at is null and coalesce(type, '') = ''",
    [id],
  );
  if (!person) return httpError(400, `there is no person ${id}`);
  for (const role of body.roles) if (role) await grantRole(db, id, role);
  return Response.json({ message: "Role updated successfully" });
}

/** getRolesOfPerson. */
export async function getRolesOfPerson(request: Request, db: Database): Promise<Response> {
  const id = idOf(request, -2);
  const answer: RoleList = {
    message: "",
    payload: id instanceof Response ? [] : await directRoles(db, id),
  };
  return Response.json(answer);
}

/** dumpPolicy: the rules without an envelope. */
export async function dumpPolicy(db: Database): Promise<Response> {
  const answer: DumpPolicyResponse = await wholePolicy(db);
  return Response.json(answer);
}

export const area: Area = {
  handlers: {
    getTokenPermissions: ({ request, db }) => getTokenPermissions(request, db),
    addRolesToPerson: ({ request, db }) => addRolesToPerson(request, db),
    getRolesOfPerson: ({ request, db }) => getRolesOfPerson(request, db),
    dumpPolicy: ({ db }) => dumpPolicy(db),
  },
  seed: (tx, { ago }) => insertTables(tx, accessTables(ago)),
  after: ["people", "topology"],
};
