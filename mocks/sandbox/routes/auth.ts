import type { CurrentUser, WhoamiResponse } from "~generated/auth/types.gen";
import type { Database } from "../db/driver";
import type { SandboxUser } from "../people";
import { inheritedRoles } from "../policy/builtIn";
import { rulesOf } from "../policy/policy";

/** A person as the backend names one; empty fields are left out. */
export function asCurrentUser(
  person: Pick<SandboxUser, "id" | "name" | "email" | "avatar" | "type" | "properties">,
): CurrentUser {
  return {
    id: person.id,
    name: person.name,
    ...(person.email ? { email: person.email } : {}),
    ...(person.type ? { type: person.type } : {}),
    ...(person.avatar ? { avatar: person.avatar } : {}),
    ...(person.properties ? { properties: person.properties } : {}),
  };
}

/** whoami: the person with direct and inherited roles, and every rule that speaks of the person. */
export async function whoami(db: Database, user: SandboxUser): Promise<Response> {
  const owner = user.token?.ownerId;
  const answer: WhoamiResponse = {
    message: "success",
    payload: {
      user: asCurrentUser(user),
      roles: [...inheritedRoles(user.roles), ...(owner ? [owner] : [])],
      permissions: await rulesOf(db, user),
      hostname: "sandbox",
    },
  };
  return Response.json(answer);
}
