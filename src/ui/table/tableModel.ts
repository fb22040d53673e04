import {
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import type { ColumnDef, SortingState } from "@tanstack/react-table";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { columnVisibility } from "./tableColumns";
import type { DataColumn, DataTableProps } from "./dataTableTypes";

const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature });

/** TanStack Table keeps columns, visibility and sorting; trees and pages are cut by their owners, so it sees no row. */
type NoRow = Record<string, never>;
const NO_ROWS: NoRow[] = [];
const NO_SORT: SortingState = [];

/** A visible column and the state of its header. */
export interface ColumnHeader<Row> {
  column: DataColumn<Row>;
  direction: "asc" | "desc" | false;
  /** Undefined where the column does not sort. */
  onSort: (() => void) | undefined;
}

/** Re-renders when the viewport passes one of the columns' widths; answers whether it is narrower than a width. */
function useNarrowness(columns: readonly Pick<DataColumn<never>, "hideBelow">[]) {
  const widths = columns.flatMap(({ hideBelow }) => hideBelow ?? []).join(",");
  const queries = useMemo(
    () =>
      widths === ""
        ? []
        : widths.split(",").map((width) => window.matchMedia(`(width < ${width}px)`)),
    [widths],
  );
  const subscribe = useCallback(
    (changed: () => void) => {
      queries.forEach((query) => query.addEventListener("change", changed));
      return () => queries.forEach((query) => query.removeEventListener("change", changed));
    },
    [queries],
  );
  const matching = useSyncExternalStore(subscribe, () =>
    widths
      .split(",")
      .filter((_, at) => queries[at]?.matches)
      .join(","),
  );
  return useMemo(() => {
    const narrower = new Set(matching.split(","));
    return (width: number) => narrower.has(String(width));
  }, [matching]);
}

type Options<Row> = Pick<
  DataTableProps<Row>,
  "columns" | "hiddenColumns" | "sort" | "onSort" | "canUnsort"
>;

/** Visible columns, in order, and what their headers show and do. */
export function useTableModel<Row>({
  columns,
  hiddenColumns,
  sort,
  onSort,
  canUnsort = false,
}: Options<Row>) {
  const isNarrowerThan = useNarrowness(columns);
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, NoRow> => ({
        id: column.id,
        accessorFn: () => undefined,
        enableSorting: column.isSortable === true,
        sortDescFirst: column.firstSort === "desc",
      })),
    [columns],
  );
  const visibility = useMemo(
    () => columnVisibility(columns, hiddenColumns, isNarrowerThan),
    [columns, hiddenColumns, isNarrowerThan],
  );
  const { by, desc = false } = sort ?? {};
  const sorting = useMemo(() => (by === undefined ? NO_SORT : [{ id: by, desc }]), [by, desc]);
  const table = useTable({
    features,
    columns: definitions,
    data: NO_ROWS,
    state: { columnVisibility: visibility, sorting },
    manualSorting: true,
    enableMultiSort: false,
    enableSorting: onSort !== undefined,
    enableSortingRemoval: canUnsort,
    onSortingChange: (change) => {
      const [first] = typeof change === "function" ? change(sorting) : change;
      onSort?.(first ? { by: first.id, desc: first.desc } : null);
    },
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
      direction: sorts && leaf.getIsSorted(),
      onSort: sorts ? () => leaf.toggleSorting() : undefined,
    };
  });
  return { visible, headers };
}
