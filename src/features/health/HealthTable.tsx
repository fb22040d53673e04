import { useCallback, useMemo, useState, type ReactNode } from "react";
import { DataTable } from "~/ui/table/DataTable";
import type { DataTableProps } from "~/ui/table/dataTableTypes";
import { useMediaQuery } from "~/ui/theme/useMediaQuery";
import { healthColumns } from "./healthColumns";
import { pivotColumns } from "./pivotColumns";
import type { Pivot } from "./pivot";
import { membersOf, type HealthRow } from "./rows";
import type { HealthSearch } from "./search";
import type { SortKey } from "./sorting";
import { sortKeys } from "./search";
import { useLastErrors } from "./useLastErrors";
import { useRecentRuns } from "./useRecentRuns";

interface Props {
  rows: readonly HealthRow[];
  sortBy: SortKey;
  sortDesc: boolean;
  onSort: (by: SortKey, desc: boolean) => void;
  showNamespace: boolean;
  selectedId: string | undefined;
  onOpen: (checkId: string) => void;
  hrefOf: (checkId: string) => string;
  isLoading: boolean;
  isRefreshing: boolean;
  updatedAt: number;
  empty: ReactNode;
  /** What this person has chosen about the columns. */
  chosen: Pick<DataTableProps<HealthRow>, "hiddenColumns" | "widths" | "onWidth"> | undefined;
  pivot: Pivot | undefined;
  pivotCellType: HealthSearch["pivotCellType"];
}

const idOf = (row: HealthRow) => row.id;
const childrenOf = (row: HealthRow) => (row.kind === "group" ? row.children : undefined);
const isSortKey = (id: string): id is SortKey => sortKeys.some((key) => key === id);

/** Up to this many lines every group starts open; a longer list starts with its groups closed. */
const openAtMost = 150;

/** Groups that are open: all or none at first, and whatever the reader has turned since. */
function useExpanded(rows: readonly HealthRow[]) {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const groups = useMemo(() => rows.filter((row) => row.kind === "group").map(idOf), [rows]);
  const lines = useMemo(
    () => rows.reduce((sum, row) => sum + 1 + (childrenOf(row)?.length ?? 0), 0),
    [rows],
  );
  const startsOpen = lines <= openAtMost;
  const expanded = useMemo(
    () => new Set(groups.filter((id) => turned.has(id) !== startsOpen)),
    [groups, turned, startsOpen],
  );
  const toggle = useCallback(
    (id: string) =>
      setTurned((known) =>
        known.has(id)
          ? new Set([...known].filter((other) => other !== id))
          : new Set([...known, id]),
      ),
    [],
  );
  const setAll = useCallback(
    (open: ReadonlySet<string>) =>
      setTurned(new Set(groups.filter((id) => open.has(id) !== startsOpen))),
    [groups, startsOpen],
  );
  return { expanded, toggle, setAll };
}

/** The checks with these ids as the list has them now. */
function useVisibleChecks(rows: readonly HealthRow[], ids: readonly string[]) {
  return useMemo(() => {
    if (ids.length === 0) return [];
    const wanted = new Set(ids);
    return rows.flatMap(membersOf).filter(({ id }) => wanted.has(id));
  }, [rows, ids]);
}

/** Table layout of the health list. */
export function HealthTable(props: Props) {
  const {
    rows,
    sortBy,
    sortDesc,
    onSort,
    onOpen,
    hrefOf,
    updatedAt,
    pivot,
    pivotCellType,
    showNamespace,
  } = props;
  const { expanded, toggle, setAll } = useExpanded(rows);
  const [visible, setVisible] = useState<readonly string[]>([]);
  const runs = useRecentRuns(visible, updatedAt);
  const errors = useLastErrors(useVisibleChecks(rows, visible));
  const isNarrow = useMediaQuery("(max-width: 640px)");
  const columns = useMemo(
    () =>
      pivot
        ? pivotColumns(pivot, pivotCellType ?? "health", runs)
        : healthColumns({ runs, errors }, showNamespace, isNarrow),
    [pivot, pivotCellType, runs, errors, showNamespace, isNarrow],
  );
  return (
    <DataTable
      label="Health checks"
      columns={columns}
      rows={rows}
      rowId={idOf}
      {...props.chosen}
      tree={{ childrenOf, expanded, onToggle: toggle, onToggleAll: setAll }}
      sort={{ by: sortBy, desc: sortDesc }}
      onSort={(sort) => {
        if (sort && isSortKey(sort.by)) onSort(sort.by, sort.desc);
      }}
      onOpen={(row) => {
        if (row.kind === "check") onOpen(row.id);
      }}
      rowHref={(row) => (row.kind === "check" ? hrefOf(row.id) : undefined)}
      selectedId={props.selectedId ?? null}
      isLoading={props.isLoading}
      isRefreshing={props.isRefreshing}
      empty={props.empty}
      onVisibleRowsChange={(shown) =>
        setVisible(shown.flatMap((row) => (row.kind === "check" ? [row.id] : [])))
      }
    />
  );
}
