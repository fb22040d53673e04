import { isSameValue } from "./sameValue";

/** A place that two people changed differently. */
export interface Clash {
  path: readonly string[];
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** Which side holds at a clash. */
export type Side = "mine" | "theirs";

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Three-way merge of JSON values: what only one side changed is taken from that side, field by field; lists count as
 * one value. A missing field is undefined.
 * @param sideOf who wins where both changed the same place differently.
 * @returns what holds, and every such place.
 */
export function merge(
  { base, mine, theirs }: Omit<Clash, "path">,
  sideOf: (path: readonly string[]) => Side = () => "mine",
  path: readonly string[] = [],
): { merged: unknown; clashes: Clash[] } {
  if (isSameValue(mine, theirs) || isSameValue(base, mine)) return { merged: theirs, clashes: [] };
  if (isSameValue(base, theirs)) return { merged: mine, clashes: [] };
  if (!isFields(mine) || !isFields(theirs) || !(isFields(base) || base === undefined))
    return {
      merged: sideOf(path) === "mine" ? mine : theirs,
      clashes: [{ path, base, mine, theirs }],
    };
  const merged: Record<string, unknown> = {};
  const clashes: Clash[] = [];
  // The order of mine: it is the text that somebody has in front of them.
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const field = { base: base?.[key], mine: mine[key], theirs: theirs[key] };
    const result = merge(field, sideOf, [...path, key]);
    if (result.merged !== undefined) merged[key] = result.merged;
    clashes.push(...result.clashes);
  }
  return { merged, clashes };
}

/** Fields of `next` that differ from those of `base`: what a change sends. */
export function changedFields<Fields extends object>(base: object, next: Fields): Partial<Fields> {
  const changed: Partial<Fields> = {};
  for (const key of Object.keys(next) as (keyof Fields)[])
    if (!isSameValue(Reflect.get(base, key), next[key])) changed[key] = next[key];
  return changed;
}
