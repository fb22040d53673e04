import type { Ago } from "../db/clock";
import type { SeedTables } from "../db/insert";
import { people } from "../db/people";

const DAY = 24;

/** One person per role, with an account and the role. */
export function peopleTables(ago: Ago): SeedTables {
  const persons = Object.values(people).map(({ id, name, email, title, role }) => ({
    id,
    name,
    email,
    title,
    properties: { role },
  }));
  const accounts = Object.values(people).map(({ id, name, email, role }) => {
    const [first, last] = name.split(" ");
    return {
      id,
      traits: { email, name: { first, last } },
      state: role === "guest" ? "inactive" : "active",
      state_changed_at: ago(40 * DAY),
      schema_id: "default",
      created_at: ago(90 * DAY),
      updated_at: ago(40 * DAY),
    };
  });
  const roles = Object.values(people).map(({ id, role }) => ({ ptype: "g", v0: id, v1: role }));
  return [
    ["people", persons],
    ["identities", accounts],
    ["casbin_rule", roles],
  ];
}
