import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createExpandedRowModel,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import type { ColumnDef, SortingState, Updater } from "@tanstack/react-table";
import { useMemo } from "react";
import type { DataColumn, DataTableProps } from "./dataTableTypes";
import { columnVisibility, useNarrowness } from "./tableColumns";
import { allExpandable, flatRows, tableItems, type Item } from "./tableRows";
import { compareKeys, sortKey } from "./tableSort";
import { useAnsweredSort } from "./useAnsweredSort";
import { valueOf } from "./wholeRows";

/**
 * TanStack Table searches, sorts, pages and unfolds the rows and hides columns. Widths are CSS grid tracks instead: its
 * column sizes are fixed pixels, and a "fill" column shares what the frame leaves without a redraw while that changes.
 */
const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSortingFeature,
  expandedRowModel: createExpandedRowModel(),
  filteredRowModel: createFilteredRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
});

const NO_SORT: SortingState = [];
const NOTHING_EXPANDED: ReadonlySet<string> = new Set();

/** A visible column and the state of its header. */
export interface ColumnHeader<Row> {
  column: DataColumn<Row>;
  direction: "asc" | "desc" | false;
  /** Undefined where the column does not sort. */
  onSort: (() => void) | undefined;
}

const definition = <Row>(
  column: DataColumn<Row>,
  isDesc: boolean,
): ColumnDef<typeof features, Item<Row>> => ({
  id: column.id,
  accessorFn: ({ row }) => sortKey(valueOf(column, row)),
  // Missing values stand last in both directions; TanStack's own way to say so reads each value twice per comparison.
  sortFn: (a, b, id) => compareKeys(a.getValue(id), b.getValue(id), isDesc),
  sortUndefined: false,
  enableSorting: column.isSortable === true,
  enableGlobalFilter: column.value !== undefined && column.isSearched !== false,
  sortDescFirst: column.firstSort === "desc",
});

/** A sorted copy; the values are worked out once per row. */
function byFirstColumn<Row>(items: readonly Item<Row>[], first: DataColumn<Row>): Item<Row>[] {
  const keyed = items.map((item) => ({ item, key: sortKey(valueOf(first, item.row)) }));
  return keyed.toSorted((a, b) => compareKeys(a.key, b.key, false)).map(({ item }) => item);
}

/*
 * What the table calls is made outside of the hook: a function keeps alive whatever any function of the same scope
 * uses, so that one which stays the same over many refreshes would keep the table, and with it the rows, of the first of
 * them, whose functions keep those of the one before.
 */

type GetItems<Row> = (item: Item<Row>) => Item<Row>[];

const subRowsOf =
  <Row>(
    childrenOf: (row: Row) => readonly Row[] | undefined,
    rowId: (row: Row) => string,
  ): GetItems<Row> =>
  ({ row }) =>
    tableItems(childrenOf(row) ?? [], rowId);

/** Whether the value of a column holds the text that is looked for, in small letters. */
const holdsText =
  <Row>(columns: readonly DataColumn<Row>[]) =>
  ({ original }: { original: Item<Row> }, id: string, text: string): boolean => {
    const value = valueOf(
      columns.find((column) => column.id === id),
      original.row,
    );
    return typeof value === "string" && value.toLowerCase().includes(text);
  };

const sortChange =
  (sorting: SortingState, onSort: DataTableProps<unknown>["onSort"]) =>
  (change: Updater<SortingState>): void => {
    const [first] = typeof change === "function" ? change(sorting) : change;
    onSort?.(first ? { by: first.id, desc: first.desc } : null);
  };

/** Visible columns, the state of their headers, the rows to draw, and how many there are on all pages. */
export function useTableModel<Row>(props: DataTableProps<Row>) {
  const { columns, hiddenColumns, rows, rowId, tree, canUnsort = false } = props;
  const { shown: sort, change: onSort, isPending } = useAnsweredSort(props.sort, props.onSort);
  const isNarrowerThan = useNarrowness(columns);

  const visibility = useMemo(
    () => columnVisibility(columns, hiddenColumns, isNarrowerThan),
    [columns, hiddenColumns, isNarrowerThan],
  );
  const { by, desc = false } = sort ?? {};
  const definitions = useMemo(
    () => columns.map((column) => definition(column, desc)),
    [columns, desc],
  );
  const isWhole = props.whole !== undefined;
  const sorting = useMemo(() => (by === undefined ? NO_SORT : [{ id: by, desc }]), [by, desc]);
  const childrenOf = tree?.childrenOf;
  const [first] = columns;
  const isSorted = columns.some(({ id }, at) => at > 0 && id === by);
  const data = useMemo(() => {
    const items = tableItems(rows, rowId);
    // Equal rows stand in the order of their first column, so that a refresh moves none.
    return isWhole && isSorted && first ? byFirstColumn(items, first) : items;
  }, [rows, rowId, isWhole, isSorted, first]);
  const openIds = tree?.expanded ?? NOTHING_EXPANDED;
  const expanded = useMemo(
    () => Object.fromEntries([...openIds].map((id) => [id, true])),
    [openIds],
  );
  const { pageIndex = 0, pageSize = Number.POSITIVE_INFINITY } = props.paging ?? {};
  const pagination = useMemo(() => ({ pageIndex, pageSize }), [pageIndex, pageSize]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: ({ id }) => id,
    getSubRows: childrenOf && subRowsOf(childrenOf, rowId),
    state: {
      columnVisibility: visibility,
      sorting,
      expanded,
      pagination,
      globalFilter: props.whole?.text?.toLowerCase(),
    },
    manualFiltering: !isWhole,
    manualSorting: !isWhole,
    manualPagination: !isWhole,
    autoResetAll: false,
    getColumnCanGlobalFilter: () => true,
    globalFilterFn: holdsText(columns),
    enableSorting: onSort !== undefined,
    enableSortingRemoval: canUnsort,
    onSortingChange: sortChange(sorting, onSort),
  });

  const leaves = table.getVisibleLeafColumns();
  const visible = useMemo(() => {
    const shown = new Set(leaves.map(({ id }) => id));
    return columns.filter(({ id }) => shown.has(id));
  }, [columns, leaves]);
  const headers = visible.map((column): ColumnHeader<Row> => {
    const leaf = table.getColumn(column.id);
    const sorts = leaf?.getCanSort() === true;
    return {
      column,
      direction: sorts && column.id === by && (desc ? "desc" : "asc"),
      onSort: sorts ? () => leaf.toggleSorting() : undefined,
    };
  });

  const model = table.getRowModel().rows;
  const isGroup = tree?.isGroup;
  const flat = useMemo(() => flatRows(model, openIds, isGroup), [model, openIds, isGroup]);
  return {
    visible,
    headers,
    flat,
    total: isWhole ? table.getFilteredRowModel().rows.length : (props.paging?.total ?? rows.length),
    allExpandable: () => allExpandable(table.getCoreRowModel().flatRows),
    /** The owner does not yet know of a press on a header. */
    isSorting: isPending,
  };
}
