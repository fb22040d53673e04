import {
  formatTagFilters,
  parseTagFilters,
  toggleTag,
  type TagFilter,
} from "~/lib/labels/tagFilters";
import type { TriState } from "~/lib/labels/triState";
import type { TriStateOption } from "~/ui/field/TriStatePanel";

interface Pair {
  key: string | null;
  value: string | null;
}

/** A tag as an option's value: as the address writes it, so that no sign of it can be mistaken. */
const itemOf = (key: string, value: string): string =>
  (formatTagFilters([{ key, value, mark: 1 }]) ?? "").slice(0, -2);

const tagOf = (item: string): TagFilter | undefined => parseTagFilters(`${item}:1`)[0];

/** Tags first, then the labels that are no tags, then what is chosen although no item has it, each as `key: value`. */
export function tagOptions(
  tags: readonly Pair[],
  labels: readonly Pair[],
  chosen: readonly Pair[],
): readonly TriStateOption[] {
  const seen = new Set<string>();
  const options = (pairs: readonly Pair[], hint?: string) =>
    pairs.flatMap(({ key, value }) => {
      if (key === null || value === null) return [];
      const item = itemOf(key, value);
      if (seen.has(item)) return [];
      seen.add(item);
      const label = `${key}: ${value === "" ? "(none)" : value}`;
      return [{ value: item, label, ...(hint !== undefined && { hint }) }];
    });
  return [...options(tags, "tag"), ...options(labels, "label"), ...options(chosen)];
}

/** The filters as marks of options. */
export const marksOfTags = (filters: readonly TagFilter[]): TriState =>
  new Map(filters.map(({ key, value, mark }) => [itemOf(key, value), mark]));

/** The filters after somebody marked an option: one key is never both included and excluded. */
export function tagsOfMarks(before: readonly TagFilter[], marks: TriState): readonly TagFilter[] {
  const known = marksOfTags(before);
  const kept = before.filter(({ key, value }) => marks.has(itemOf(key, value)));
  let next: readonly TagFilter[] = kept;
  for (const [item, mark] of marks) {
    const tag = tagOf(item);
    if (tag && known.get(item) !== mark) next = toggleTag(next, tag, mark);
  }
  return next;
}
