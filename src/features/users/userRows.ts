import type { IdentityEntry, PersonRoles } from "~generated/db/reads";
import type { TableSort } from "~/ui/table/dataTableTypes";
import { sortRows, type SortValue } from "~/ui/table/tableSort";
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
  /** With its zone. */
  createdAt: string;
}

/** Columns that can be sorted by. */
export const sortKeys = ["name", "email", "roles", "state", "created_at"] as const;

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
      createdAt: inUtc(created_at),
    };
  });
}

const values: Readonly<Record<(typeof sortKeys)[number], (row: UserRow) => SortValue>> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  roles: ({ roles }) => roles.join(", "),
  state: ({ state }) => state,
  created_at: ({ createdAt }) => Date.parse(createdAt),
};

/** The rows that hold the text in name, address, role or state, in order. */
export function shownUsers(
  rows: readonly UserRow[],
  text: string | undefined,
  sort: TableSort | null,
): readonly UserRow[] {
  const wanted = text?.toLowerCase();
  const found =
    wanted === undefined
      ? rows
      : rows.filter(({ name, email, roles, state }) =>
          [name, email, ...roles, state].some((part) => part.toLowerCase().includes(wanted)),
        );
  // Equal values stand in the order of the names, so that a refresh moves no row.
  return sortRows(sortRows(found, { by: "name", desc: false }, values), sort, values);
}
