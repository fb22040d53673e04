import type { CurrentUser } from "~generated/auth/types.gen";
import type { Database } from "./db/driver";
import { firstPersonId, roles as knownRoles } from "./db/people";

/** Cookie that says for whom a session stands; without it the administrator is signed in. */
export const actAsCookie = "quarterdeck_act_as";

/** Value of the cookie of a session that has ended, for looking at the sign-in pages. */
const signedOut = "signed-out";

export interface SandboxUser {
  id: string;
  name: string;
  email: string | null;
  avatar: string | null;
  /** Null for people, else access_token or agent. */
  type: string | null;
  properties: Record<string, unknown> | null;
  /** The strongest of the roles, for lists that show one. */
  role: string;
  /** Roles given directly, the strongest first. */
  roles: readonly string[];
  /** The access token that the request carried; a session has none. */
  token?: GrantedToken;
}

/** What an access token lets its bearer do. */
export interface GrantedToken {
  id: string;
  /** Its maker, as whom it acts; null for the token of an agent. */
  ownerId: string | null;
  /** Empty means all that the owner may do. */
  scope: readonly { object: string; action: string }[];
}

/** Reads one cookie of a request. */
export function cookieOf(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get("cookie") ?? "").split(/;\s*/);
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  if (value === undefined) return undefined;
  try {
    const text = decodeURIComponent(value);
    // Postgres takes no such character; no cookie of the sandbox holds one.
    return text.includes("\0") ? value : text;
  } catch {
    // As it stands it names nobody, which is what a broken cookie is worth.
    return value;
  }
}

type PersonRow = Omit<SandboxUser, "role" | "token">;

const strength = (role: string) => {
  const place = knownRoles.findIndex((known) => known === role);
  return place < 0 ? knownRoles.length : place;
};

/** A person with the strongest of the roles named apart. */
export function withRole(row: PersonRow): SandboxUser {
  const roles = row.roles.toSorted((a, b) => strength(a) - strength(b));
  return { ...row, roles, role: roles[0] ?? "" };
}

/** Columns of a SandboxUser, from a people row named `person`. */
export const personColumns = `person.id::text, person.name, person.email, person.avatar, person.type, person.properties,
  array(select v1::text from casbin_rule where ptype = 'g' and v0 = person.id::text order by id) as roles`;

async function peopleWhere(
  db: Pick<Database, "query">,
  condition: string,
  params: readonly string[],
): Promise<SandboxUser[]> {
  const rows = await db.query<PersonRow>(
    `select ${personColumns} from people person
      where person.deleted_at is null and coalesce(person.type, '') = '' and ${condition}
      order by person.id`,
    params,
  );
  return rows.map(withRole);
}

/** The people who have a role, in the order in which they came. */
export const peopleWithRoles = (db: Pick<Database, "query">): Promise<SandboxUser[]> =>
  peopleWhere(
    db,
    "exists (select from casbin_rule where ptype = 'g' and v0 = person.id::text)",
    [],
  );

/** Someone who may sign in, with or without a role. The system itself and access tokens are nobody here. */
export async function personById(
  db: Pick<Database, "query">,
  id: string,
): Promise<SandboxUser | undefined> {
  const [person] = await peopleWhere(db, "person.email is not null and person.id::text = $1", [id]);
  return person;
}

/** The person that a request stands for, or undefined where its session has ended or names nobody. */
export async function userOf(request: Request, db: Database): Promise<SandboxUser | undefined> {
  const id = cookieOf(request, actAsCookie) ?? firstPersonId;
  return id === signedOut ? undefined : personById(db, id);
}

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
