/** One tag or label. */
export type Tag = { key: string; value: string };

const FIRST = ["account", "namespace", "name"];

/** Tags of an object, account, namespace and name first, then by key. Empty for a missing object. */
export function tagsOf(tags: Readonly<Record<string, string>> | null | undefined): Tag[] {
  return sortTags(Object.entries(tags ?? {}).map(([key, value]) => ({ key, value })));
}

/** A sorted copy: account, namespace, name first, then by key and value (spec 3 §3). */
export function sortTags(tags: readonly Tag[]): Tag[] {
  return tags.toSorted(
    (a, b) => rank(a) - rank(b) || compare(a.key, b.key) || compare(a.value, b.value),
  );
}

function rank(tag: Tag): number {
  const index = FIRST.indexOf(tag.key);
  return index < 0 ? FIRST.length : index;
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, "en");
}
