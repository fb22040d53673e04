/** 1 includes, -1 excludes; 0 is "none" and is never stored. */
export type TriStateMark = 1 | -1;

/** Marked items in the order in which they were marked. Items are plain text, never escaped. */
export type TriState = ReadonlyMap<string, TriStateMark>;

/** "select" never mixes include and exclude; "tags" only keeps one key from being both (spec 3 §4). */
export type TriStateMode = "select" | "tags";

/** The URL parameter of a filter: `{prefix}.filter`. */
export function triStateParam(prefix: string): string {
  return `${prefix}.filter`;
}

/** Escapes an item for `item:1`: ":" as four underscores, "," as four vertical bars. */
function escapeItem(item: string): string {
  return item.replaceAll(":", "____").replaceAll(",", "||||");
}

/** Undoes {@link escapeItem}. */
function unescapeItem(item: string): string {
  return item.replaceAll("____", ":").replaceAll("||||", ",");
}

/** Reads `item:1,other:-1`. Entries without a valid mark, and marks of 0, are left out. */
export function parseTriState(text: string | undefined | null): TriState {
  const marks = new Map<string, TriStateMark>();
  for (const entry of (text ?? "").split(",")) {
    const cut = entry.lastIndexOf(":");
    const mark = entry.slice(cut + 1).trim();
    const item = unescapeItem(entry.slice(0, Math.max(cut, 0)));
    if (item && (mark === "1" || mark === "-1")) marks.set(item, mark === "1" ? 1 : -1);
  }
  return marks;
}

/** Writes `item:1,other:-1`; undefined when nothing is marked, so that the parameter disappears. */
export function formatTriState(value: TriState): string | undefined {
  const entries = [...value].map(([item, mark]) => `${escapeItem(item)}:${mark}`);
  return entries.length > 0 ? entries.join(",") : undefined;
}

/** The form that servers read: `item,!other`, without escapes; undefined when nothing is marked. */
export function triStateToServer(
  value: TriState,
  options: { encodeItems?: boolean } = {},
): string | undefined {
  const entries = [...value].map(([item, mark]) => (mark === -1 ? `!${item}` : item));
  if (entries.length === 0) return undefined;
  return (options.encodeItems ? entries.map(encodeURIComponent) : entries).join(",");
}

/** The form for `{prefix}.filter` in an address: excluded items lead with "!", escapes stay. */
export function triStateToUrl(value: TriState): string | undefined {
  const entries = [...value].map(([item, mark]) => `${mark === -1 ? "!" : ""}${escapeItem(item)}`);
  return entries.length > 0 ? entries.join(",") : undefined;
}

/** Reads the form of {@link triStateToUrl}. */
export function parseTriStateUrl(text: string | undefined | null): TriState {
  const marks = new Map<string, TriStateMark>();
  for (const entry of (text ?? "").split(",")) {
    const excluded = entry.startsWith("!");
    const item = unescapeItem(excluded ? entry.slice(1) : entry);
    if (item) marks.set(item, excluded ? -1 : 1);
  }
  return marks;
}

/**
 * Marks one item; choosing the mark that it has already resets it (spec 3 §4). Among plain items only those with
 * the same mark remain; among tags (`key:value`) the same key keeps no value of the opposite mark.
 */
export function toggleTriState(
  value: TriState,
  item: string,
  mark: TriStateMark | 0,
  mode: TriStateMode = "select",
): TriState {
  const next = new Map(value);
  if (mark === 0 || value.get(item) === mark) {
    next.delete(item);
    return next;
  }
  for (const [other, otherMark] of value) {
    const clashes = mode === "select" || baseName(other) === baseName(item);
    if (otherMark !== mark && clashes) next.delete(other);
  }
  next.set(item, mark);
  return next;
}

/** The key of a tag item (`key:value`); the item itself when it is no pair. */
function baseName(item: string): string {
  const cut = item.indexOf(":");
  return cut < 0 ? item : item.slice(0, cut);
}
