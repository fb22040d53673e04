import type { ConfigListEntry } from "~generated/db/rows";
import type { GroupNode } from "./groupTree";

/** A row of the list: an item, a group of items, or what stands below an open group in place of items. */
export type ListRow =
  | { kind: "item"; id: string; item: ConfigListEntry }
  | { kind: "group"; id: string; label: string; node: GroupNode }
  | { kind: "note"; id: string; text: string; path?: string };

export const rowId = (row: ListRow): string => row.id;

/** Keeps the object of a row as long as its item is the same, so that it is not drawn again. */
const known = new WeakMap<ConfigListEntry, ListRow>();

/** The row of an item. */
export function itemRow(item: ConfigListEntry): ListRow {
  const row = known.get(item) ?? { kind: "item", id: item.id, item };
  known.set(item, row);
  return row;
}
