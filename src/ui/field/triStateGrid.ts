import type { KeyboardEvent } from "react";
import type { TriStateMark } from "~/lib/labels/triState";

/** What choosing a cell of a row marks: the text includes, then come the cross and the tick. */
export const CELL_MARKS: readonly TriStateMark[] = [1, -1, 1];

/** A cell of the grid. */
export type Cell = { row: number; cell: number };

/** Id of a cell, for aria-activedescendant. */
export const cellId = (gridId: string, row: number, cell: number): string =>
  `${gridId}-${row}-${cell}`;

/** What makes an element the grid. */
export const gridProps = (id: string, label: string, rows: number) =>
  ({
    id,
    role: "grid",
    "aria-label": label,
    "aria-rowcount": rows,
    "aria-colcount": CELL_MARKS.length,
    "aria-multiselectable": true,
  }) as const;

/** What makes an element a row. */
export const rowProps = (row: number) => ({ role: "row", "aria-rowindex": row + 1 }) as const;

/** What makes a button a cell; it is reached by the keys of the search field, never by Tab. */
export const cellProps = (id: string, selected: boolean) =>
  ({ id, role: "gridcell", "aria-selected": selected }) as const;

/** What makes the search field steer the grid. */
export const searchProps = (gridId: string, active: Cell | undefined) =>
  ({
    role: "combobox",
    "aria-haspopup": "grid",
    "aria-autocomplete": "list",
    "aria-expanded": true,
    "aria-controls": gridId,
    "aria-activedescendant": active && cellId(gridId, active.row, active.cell),
  }) as const;

type GridKeys = {
  rows: number;
  active: Cell;
  onActive: (cell: Cell) => void;
  onMark: (row: number, mark: TriStateMark) => void;
};

const PAGE = 8;

/** Keys of the search field: up and down choose the row, right and left its cells, Enter marks, Shift+Enter excludes. */
export function useGridKeys({ rows, active, onActive, onMark }: GridKeys) {
  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (rows === 0 || event.nativeEvent.isComposing) return;
    const next = nextCell(event, active, rows);
    if (next) {
      event.preventDefault();
      onActive(next);
    } else if (event.key === "Enter") {
      event.preventDefault();
      onMark(active.row, event.shiftKey ? -1 : (CELL_MARKS[active.cell] ?? 1));
    }
  };
}

function nextCell(
  { key, currentTarget }: KeyboardEvent<HTMLInputElement>,
  { row, cell }: Cell,
  rows: number,
) {
  const to = (next: number): Cell => ({ row: Math.max(0, Math.min(next, rows - 1)), cell });
  switch (key) {
    case "ArrowDown":
      return to(row + 1);
    case "ArrowUp":
      return to(row - 1);
    case "PageDown":
      return to(row + PAGE);
    case "PageUp":
      return to(row - PAGE);
    case "ArrowRight":
      // Inside the typed text the arrow belongs to the caret.
      if (currentTarget.selectionEnd !== currentTarget.value.length) return undefined;
      return { row, cell: Math.min(cell + 1, CELL_MARKS.length - 1) };
    case "ArrowLeft":
      return cell > 0 ? { row, cell: cell - 1 } : undefined;
    default:
      return undefined;
  }
}
