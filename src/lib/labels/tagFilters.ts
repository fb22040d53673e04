import type { Tag } from "./tags";
import type { TriStateMark } from "./triState";

/** A tag or label that is included (1) or excluded (-1). */
export interface TagFilter extends Tag {
  mark: TriStateMark;
}

/** Between key and value: the one that is written, and the one that older addresses have too (spec 1 §9). */
const SEPARATOR = "____";
const OLD_SEPARATOR = "__:__";

/** Written as `%` and two digits; underscores only where they could be read as part of a separator. */
const SPECIAL = /[%,:|]|(?<=_|^)_|_(?=_|$)/g;
const WRITTEN = /%(25|2C|3A|5F|7C)/g;

const escape = (text: string): string =>
  text.replaceAll(
    SPECIAL,
    (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, "0")}`,
  );

/** Older addresses write a comma as four bars, and a colon of a value as four underscores. */
const unescape = (text: string): string =>
  text
    .replaceAll("||||", ",")
    .replaceAll(SEPARATOR, ":")
    .replaceAll(WRITTEN, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/**
 * Reads `key____value:1,key2____value2:-1`, the form of `labels` and `tags` in an address; `key__:__value` is read too,
 * and counts as included where it has no mark. What cannot be read, and marks of 0, are left out.
 */
export function parseTagFilters(text: string | null | undefined): readonly TagFilter[] {
  const filters = new Map<string, TagFilter>();
  for (const entry of (text ?? "").split(",")) {
    const [, marked, mark = "1"] = /^([\s\S]*):(-?1)$/.exec(entry) ?? [];
    const isOld = entry.includes(OLD_SEPARATOR);
    if (marked === undefined && !isOld) continue;
    const pair = marked ?? entry;
    const separator = isOld ? OLD_SEPARATOR : SEPARATOR;
    const cut = pair.indexOf(separator);
    if (cut < 1) continue;
    const key = unescape(pair.slice(0, cut));
    const value = unescape(pair.slice(cut + separator.length));
    filters.set(JSON.stringify([key, value]), { key, value, mark: mark === "1" ? 1 : -1 });
  }
  return [...filters.values()];
}

/** Writes `key____value:1,…`; undefined when nothing is filtered, so that the parameter disappears. */
export function formatTagFilters(filters: readonly TagFilter[]): string | undefined {
  if (filters.length === 0) return undefined;
  return filters
    .map(({ key, value, mark }) => `${escape(key)}${SEPARATOR}${escape(value)}:${mark}`)
    .join(",");
}

/** The mark of a tag, 0 where there is none. */
export const markOfTag = (filters: readonly TagFilter[], { key, value }: Tag): TriStateMark | 0 =>
  filters.find((filter) => filter.key === key && filter.value === value)?.mark ?? 0;

/**
 * Marks one tag; the mark that it has already takes it away. One key is never both included and excluded (spec 3 §4).
 */
export function toggleTag(
  filters: readonly TagFilter[],
  { key, value }: Tag,
  mark: TriStateMark,
): readonly TagFilter[] {
  const isMarked = markOfTag(filters, { key, value }) === mark;
  const others = filters.filter(
    (filter) =>
      filter.key !== key || (filter.value !== value && (isMarked || filter.mark === mark)),
  );
  return isMarked ? others : [...others, { key, value, mark }];
}
