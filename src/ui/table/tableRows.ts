import type { TableTree } from "./dataTableTypes";

/** A row as TanStack Table holds it: wrapped, so that a row of any shape has an id. */
export type Item<Row> = { id: string; row: Row };

/** Rows with their ids; one whose id cannot be read is known by its place. */
export const tableItems = <Row>(rows: readonly Row[], rowId: (row: Row) => string): Item<Row>[] =>
  rows.map((row, at) => {
    try {
      return { id: rowId(row), row };
    } catch {
      return { id: `unreadable ${at}`, row };
    }
  });

/** A row of the tree where it stands in the list that is drawn. */
export interface FlatRow<Row> {
  row: Row;
  id: string;
  /** 1 for the roots. */
  level: number;
  /** Index of the parent in the flat list, -1 for the roots. */
  parent: number;
  isExpandable: boolean;
  isExpanded: boolean;
  /** Only gathers other rows: click and Enter toggle it. */
  isGroup: boolean;
  /** 1-based place among its siblings, and their number. */
  position: number;
  siblings: number;
}

export interface FlatRows<Row> {
  items: readonly FlatRow<Row>[];
  indexOf: ReadonlyMap<string, number>;
}

/** What is needed of a row of TanStack Table. */
interface ModelRow<Row> {
  id: string;
  depth: number;
  original: Item<Row>;
  subRows: readonly unknown[];
}

/** The rows of the table's model, which has unfolded them, with their places in the tree: parents before children. */
export function flatRows<Row>(
  rows: readonly ModelRow<Row>[],
  expanded: ReadonlySet<string>,
  isGroup: TableTree<Row>["isGroup"],
): FlatRows<Row> {
  const indexOf = new Map<string, number>();
  /** Index of the open row of each depth, and how many of its rows came so far. */
  const parents: { index: number; seen: number }[] = [{ index: -1, seen: 0 }];
  const roots = rows.reduce((count, { depth }) => count + Number(depth === 0), 0);
  const items = rows.map(({ id, depth, original, subRows }, index): FlatRow<Row> => {
    const parent = parents[depth] ?? { index: -1, seen: 0 };
    parent.seen += 1;
    parents[depth + 1] = { index, seen: 0 };
    indexOf.set(id, index);
    const isExpandable = subRows.length > 0;
    return {
      row: original.row,
      id,
      level: depth + 1,
      parent: parent.index,
      isExpandable,
      isExpanded: isExpandable && expanded.has(id),
      isGroup: isExpandable && (isGroup?.(original.row) ?? true),
      position: parent.seen,
      siblings: parent.index < 0 ? roots : (rows[parent.index]?.subRows.length ?? 0),
    };
  });
  return { items, indexOf };
}

/** Ids of all rows that have children, open or not. */
export const allExpandable = (
  rows: readonly { id: string; subRows: readonly unknown[] }[],
): ReadonlySet<string> =>
  new Set(rows.filter(({ subRows }) => subRows.length > 0).map(({ id }) => id));
