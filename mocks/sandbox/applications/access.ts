import type { ApplicationAccessControl } from "~generated/application/types.gen";
import type { Database } from "../db/driver";
import type { ApplicationSpec } from "./spec";

interface Person {
  id: string;
  name: string;
  email: string | null;
  created_at: Date;
  last_login: Date | null;
  roles: string[];
}

/** Who can reach an application: the people of this installation, where its spec maps logins at all. */
export async function accessOf(
  db: Database,
  { mapping }: ApplicationSpec,
): Promise<ApplicationAccessControl> {
  if (!mapping?.logins?.length) return { users: null, authentication: null };
  const people = await db.query<Person>(
    `select person.id::text, person.name, person.email, person.created_at, person.last_login,
       array(select v1::text from casbin_rule where ptype = 'g' and v0 = person.id::text order by id) as roles
     from people person where person.deleted_at is null and person.email is not null order by person.name`,
  );
  return {
    users: people.map(({ id, name, email, created_at: created, last_login: login, roles }) => ({
      id,
      name,
      email: email ?? "",
      role: roles.join(", ") || "none",
      authType: "password",
      created: created.toISOString(),
      ...(login ? { lastLogin: login.toISOString() } : {}),
    })),
    authentication: [
      {
        name: "Console sign-in",
        type: "password",
        mfa: { type: "totp", enforced: "optional" },
        properties: { provider: "Stand-in identity provider" },
      },
    ],
  };
}
