/** Members by what they share, in the order of the first of each. */
export function grouped<One, Key>(
  all: readonly One[],
  keyOf: (one: One) => Key,
): [key: Key, members: One[]][] {
  const groups = new Map<Key, One[]>();
  for (const one of all) {
    const members = groups.get(keyOf(one));
    if (members) members.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return [...groups];
}
