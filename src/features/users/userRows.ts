import type { IdentityEntry, PersonRoles } from "~generated/db/reads";
import { inOrder } from "./roles";

/** An account with the roles of its person. */
export interface UserRow {
  id: string;
  firstName: string;
  lastName: string;
  /** Both names, else the address. */
  name: string;
  email: string;
  roles: readonly string[];
  isActive: boolean;
  /** The state as the identity provider words it. */
  state: string;
  /** Whether nobody else who can sign in is an administrator. */
  isOnlyAdmin: boolean;
  /** With its zone. */
  createdAt: string;
}

const textAt = (value: unknown, ...path: string[]): string => {
  const found = path.reduce<unknown>(
    (part, key) => (typeof part === "object" && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );
  return typeof found === "string" ? found : "";
};

/** The identity provider writes points in time in UTC and does not say so. */
const inUtc = (moment: string): string =>
  /(?:Z|[+-]\d\d:?\d\d)$/.test(moment) ? moment : `${moment}Z`;

/** Accounts with their roles, for the list. */
export function userRows(
  accounts: readonly IdentityEntry[],
  people: readonly PersonRoles[],
): UserRow[] {
  const rolesOf = new Map(people.map(({ id, roles }) => [id, roles]));
  const admins = accounts.filter(
    ({ id, state }) => state !== "inactive" && rolesOf.get(id)?.includes("admin"),
  );
  return accounts.map(({ id, traits, state, created_at }) => {
    const firstName = textAt(traits, "name", "first");
    const lastName = textAt(traits, "name", "last");
    const email = textAt(traits, "email");
    return {
      id,
      firstName,
      lastName,
      name: `${firstName} ${lastName}`.trim() || email,
      email,
      roles: inOrder(rolesOf.get(id) ?? []),
      isActive: state !== "inactive",
      state: state ?? "active",
      isOnlyAdmin: admins.length === 1 && admins[0]?.id === id,
      createdAt: inUtc(created_at),
    };
  });
}
