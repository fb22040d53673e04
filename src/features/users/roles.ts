/** Roles that people can be given, the strongest first (spec 1 §6). */
export const roles = ["admin", "editor", "commander", "responder", "viewer", "guest"] as const;

/** What a person with the role may do, in one line. */
export const roleHints: Readonly<Record<(typeof roles)[number], string>> = {
  admin: "Everything",
  editor: "Everything but connections, people and roles",
  commander: "Reads, and runs incidents",
  responder: "Reads, and works on incidents",
  viewer: "Reads",
  guest: "Reads",
};

/** Calls that bring a person from some roles to others. */
interface RoleChange {
  /** Takes the place of all roles, first; absent where none is taken away. */
  replaceWith?: string;
  /** Given in addition, second. */
  add: readonly string[];
}

const strength = (role: string): number => {
  const place = roles.findIndex((known) => known === role);
  return place < 0 ? roles.length : place;
};

/** Roles in the order of strength, each once; unknown ones last. */
export const inOrder = (names: readonly string[]): string[] =>
  [...new Set(names)].toSorted((a, b) => strength(a) - strength(b) || (a < b ? -1 : 1));

/**
 * How to change roles: the backend replaces all of them by one, or adds some. Roles that stay are never taken away for
 * longer than it takes to give them back, and the strongest of them not at all.
 * @returns undefined where nothing changes; `wanted` must name a role.
 */
export function roleChange(
  held: readonly string[],
  wanted: readonly string[],
): RoleChange | undefined {
  const missing = inOrder(wanted.filter((role) => !held.includes(role)));
  if (held.every((role) => wanted.includes(role)))
    return missing.length === 0 ? undefined : { add: missing };
  const kept = inOrder(held.filter((role) => wanted.includes(role)));
  const [replaceWith] = kept.length > 0 ? kept : missing;
  if (replaceWith === undefined) return undefined;
  return { replaceWith, add: inOrder(wanted).filter((role) => role !== replaceWith) };
}
