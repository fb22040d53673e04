import type { TableTree } from "./dataTableTypes";

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

type Shape<Row> = Pick<TableTree<Row>, "childrenOf" | "expanded" | "isGroup">;

/** Lays the open part of a tree out as a list, parents before their children; a flat list stays as it is. */
export function flattenRows<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  tree?: Shape<Row>,
): FlatRows<Row> {
  const items: FlatRow<Row>[] = [];
  const indexOf = new Map<string, number>();
  const add = (siblings: readonly Row[], level: number, parent: number) => {
    siblings.forEach((row, at) => {
      const id = rowId(row);
      const children = tree?.childrenOf(row) ?? [];
      const isExpandable = children.length > 0;
      const isExpanded = isExpandable && tree?.expanded.has(id) === true;
      const isGroup = isExpandable && (tree?.isGroup?.(row) ?? true);
      const index = items.length;
      indexOf.set(id, index);
      items.push({
        row,
        id,
        level,
        parent,
        isExpandable,
        isExpanded,
        isGroup,
        position: at + 1,
        siblings: siblings.length,
      });
      if (isExpanded) add(children, level + 1, index);
    });
  };
  add(rows, 1, -1);
  return { items, indexOf };
}

/** Ids of all rows that have children, open or not. */
export function expandableIds<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  childrenOf: TableTree<Row>["childrenOf"],
): ReadonlySet<string> {
  const ids = new Set<string>();
  const visit = (row: Row) => {
    const children = childrenOf(row) ?? [];
    if (children.length === 0) return;
    ids.add(rowId(row));
    children.forEach(visit);
  };
  rows.forEach(visit);
  return ids;
}
