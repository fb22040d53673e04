import type { KeyHint } from "~/ui/keys/keyHints";
import type { FlatRow } from "./tableRows";

const walking: readonly KeyHint[] = [
  ["↑ ↓", "Row before, row after"],
  ["Home End", "First row, last row"],
  ["Page Up Page Down", "As many rows as there is room for"],
];
const unfolding: readonly KeyHint[] = [
  ["→ ←", "Unfold, fold; into the rows below, back to the row above"],
  ["Space", "Unfold or fold"],
];
const opening: readonly KeyHint[] = [["Enter", "Open the row"]];
const openingTab: readonly KeyHint[] = [["Ctrl Enter", "Open the row in a new tab"]];

/** What `rowKeyAction` and the handler around it do in a table with these abilities. */
export const rowHints = (isTree: boolean, canOpen: boolean, hasLinks: boolean): KeyHint[] => [
  ...walking,
  ...(isTree ? unfolding : []),
  ...(canOpen ? opening : []),
  ...(hasLinks ? openingTab : []),
];

/** What a key does to the row that has the focus. */
type RowKeyAction =
  | { kind: "focus"; index: number }
  | { kind: "toggle" }
  | { kind: "open" }
  | { kind: "ignore" };

type Place = Pick<FlatRow<unknown>, "parent" | "isExpandable" | "isExpanded" | "isGroup">;

/**
 * The action of a key on row `index`, as the treegrid pattern of the ARIA practices has it; undefined leaves the key to
 * the browser. `pageRows` is the number of rows that fit the frame.
 */
export function rowKeyAction(
  key: string,
  index: number,
  rows: readonly Place[],
  pageRows: number,
): RowKeyAction | undefined {
  const at = rows[index];
  if (!at) return undefined;
  const focus = (target: number): RowKeyAction => ({
    kind: "focus",
    index: Math.max(0, Math.min(rows.length - 1, target)),
  });
  const page = Math.max(1, pageRows - 1);
  switch (key) {
    case "ArrowDown":
      return focus(index + 1);
    case "ArrowUp":
      return focus(index - 1);
    case "Home":
      return focus(0);
    case "End":
      return focus(rows.length - 1);
    case "PageDown":
      return focus(index + page);
    case "PageUp":
      return focus(index - page);
    case "ArrowRight":
      if (!at.isExpandable) return undefined;
      return at.isExpanded ? focus(index + 1) : { kind: "toggle" };
    case "ArrowLeft":
      if (at.isExpanded) return { kind: "toggle" };
      return at.parent < 0 ? undefined : focus(at.parent);
    case "Enter":
      return at.isGroup ? { kind: "toggle" } : { kind: "open" };
    case " ":
      return at.isExpandable ? { kind: "toggle" } : { kind: "ignore" };
    default:
      return undefined;
  }
}

/** Where to scroll so that row `index` stands whole between header and lower edge, moving as little as possible. */
export function scrollTopFor(
  index: number,
  rowHeight: number,
  scrollTop: number,
  viewHeight: number,
): number {
  const top = index * rowHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + rowHeight - viewHeight);
}

/** The row that holds the tab stop: the one chosen before, else the one that took its place; -1 when there is none. */
export function activeIndex(
  chosen: { id: string; index: number } | null,
  count: number,
  indexOf: ReadonlyMap<string, number>,
): number {
  if (count === 0) return -1;
  if (!chosen) return 0;
  return indexOf.get(chosen.id) ?? Math.min(chosen.index, count - 1);
}
