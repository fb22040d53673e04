import type { Database } from "./db/driver";
import { firstPersonId } from "./db/people";

/** Cookie that says for whom a session stands; without it the administrator is signed in. */
export const actAsCookie = "quarterdeck_act_as";

/** Value of the cookie of a session that has ended, for looking at the sign-in pages. */
const signedOut = "signed-out";

export interface SandboxUser {
  id: string;
  name: string;
  email: string | null;
  avatar: string | null;
  role: string;
}

/** Reads one cookie of a request. */
export function cookieOf(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get("cookie") ?? "").split(/;\s*/);
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value === undefined ? undefined : decodeURIComponent(value);
}

/** The seeded people who have a role, in the order of the seed. */
export async function peopleWithRoles(db: Database): Promise<SandboxUser[]> {
  return db.query<SandboxUser>(
    `select id::text, name, email, avatar, properties->>'role' as role
       from people where deleted_at is null and properties ? 'role' order by id`,
  );
}

/** The person that a request stands for, or undefined where its session has ended or names nobody. */
export async function userOf(request: Request, db: Database): Promise<SandboxUser | undefined> {
  const id = cookieOf(request, actAsCookie) ?? firstPersonId;
  if (id === signedOut) return undefined;
  const people = await peopleWithRoles(db);
  return people.find((person) => person.id === id);
}
