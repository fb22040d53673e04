import type { DataColumn, TableSort } from "./dataTableTypes";
import { compareKeys, sortKey, type SortValue } from "./tableSort";

/** Value of a cell; none where the row cannot be read. */
export function valueOf<Row>(column: DataColumn<Row> | undefined, row: Row): SortValue {
  try {
    return column?.value?.(row);
  } catch {
    return undefined;
  }
}

/** The rows of a whole list as its table shows them on all pages: those that hold the text, in the order asked for. */
export function wholeRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  text: string | undefined,
  sort: TableSort | null | undefined,
): readonly Row[] {
  const wanted = text?.toLowerCase();
  const searched = columns.filter((column) => column.value && column.isSearched !== false);
  const found =
    wanted === undefined || wanted === ""
      ? rows
      : rows.filter((row) =>
          searched.some((column) => {
            const value = valueOf(column, row);
            return typeof value === "string" && value.toLowerCase().includes(wanted);
          }),
        );
  const by = columns.find(({ id }) => id === sort?.by);
  if (!by?.value) return found;
  const isDesc = sort?.desc ?? false;
  return found
    .map((row) => ({ row, key: sortKey(valueOf(by, row)) }))
    .toSorted((a, b) => compareKeys(a.key, b.key, isDesc) * (isDesc ? -1 : 1))
    .map(({ row }) => row);
}
