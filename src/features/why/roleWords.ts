import { wordList } from "~/lib/text/wordList";
import type { Explanation } from "./explain";

/** By which role somebody may, or which role they would need. */
export function reasonOf(
  name: string,
  roles: readonly string[],
  { isAllowed, by, holders }: Explanation,
) {
  const has = name === "You" ? "You have" : `${name} has`;
  if (isAllowed)
    return `${has} the ${by.length === 1 ? "role" : "roles"} ${wordList(by)}, which ${by.length === 1 ? "grants" : "grant"} it.`;
  const own =
    roles.length === 0
      ? "no role"
      : `${wordList(roles)}, which ${roles.length === 1 ? "does" : "do"} not grant it`;
  return `${has} ${own}. An administrator can change that with the role ${wordList(holders, "or")}.`;
}
