/** Whether two values of JSON say the same; the order of keys does not count, and `undefined` is no key. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [said(a), said(b)];
  return (
    left.size === right.size &&
    [...left].every(([key, value]) => right.has(key) && isSameValue(value, right.get(key)))
  );
}

const said = (value: object): Map<string, unknown> =>
  new Map(Object.entries(value).filter(([, item]) => Array.isArray(value) || item !== undefined));

/** Names of a list's entries where each has one of its own. */
function namesOf(list: readonly unknown[]): string[] | undefined {
  const names = list.map((item) => {
    const name: unknown = typeof item === "object" && item !== null && Reflect.get(item, "name");
    return typeof name === "string" ? name : undefined;
  });
  const all = names.filter((name) => name !== undefined);
  return all.length === list.length && new Set(all).size === all.length ? all : undefined;
}

/**
 * Which entry of the old list each entry of the new one continues: by name where all have one, those with a new name by
 * their place between the others; else what is the same at both ends, and what lies between by its place.
 */
export function pairUp(
  old: readonly unknown[],
  next: readonly unknown[],
): readonly (number | undefined)[] {
  const [before, after] = [namesOf(old), namesOf(next)];
  if (before && after && after.some((name) => before.includes(name)))
    return renamed(
      after.map((name) => {
        const index = before.indexOf(name);
        return index < 0 ? undefined : index;
      }),
      old.length,
    );
  const shorter = Math.min(old.length, next.length);
  let head = 0;
  while (head < shorter && isSameValue(old[head], next[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && isSameValue(old.at(-1 - tail), next.at(-1 - tail))) tail += 1;
  return next.map((_, index) => {
    if (index < head) return index;
    if (index >= next.length - tail) return old.length - (next.length - index);
    return index < old.length - tail ? index : undefined;
  });
}

/** Pairs an entry without a pair with the old one at the same place, where as many are left on both sides. */
function renamed(pairs: readonly (number | undefined)[], count: number): (number | undefined)[] {
  const taken = new Set(pairs);
  if (pairs.length !== count) return [...pairs];
  return pairs.map((pair, index) => (pair === undefined && !taken.has(index) ? index : pair));
}
