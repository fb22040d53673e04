import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useMemo } from "react";
import { viewRowsOptions } from "~generated/db/reads";
import type { ViewColumn, ViewResult } from "~generated/view/types.gen";
import { readOnce } from "~/api/readOnce";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { useTableTools } from "~/components/list/useTableTools";
import { TimeRangePicker } from "~/components/timeRange/TimeRangePicker";
import { timeRangeSearch, type TimeRangeSearch } from "~/lib/time/timeRange";
import { Button } from "~/ui/button/Button";
import { IconButton } from "~/ui/button/IconButton";
import { TriStateSelect } from "~/ui/field/TriStateSelect";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { FilterBar } from "~/ui/layout/FilterBar";
import { DataTable } from "~/ui/table/DataTable";
import { CellFilters } from "./FilteredCell";
import { useMediaQuery } from "~/ui/theme/useMediaQuery";
import { plain, prettyName } from "./figures";
import { PaperTable } from "./PaperTable";
import { rowIdOf, tableColumns } from "./viewColumns";
import { rowsAsked } from "~/components/viewResult/viewRows";
import type { ViewRow } from "./viewCells";
import {
  filteredColumns,
  tableChange,
  timeColumn,
  type ChangeView,
  type ViewSearch,
} from "~/components/viewResult/viewState";
import styles from "./view.module.css";

const none: readonly ViewRow[] = [];

interface Props {
  view: ViewResult;
  columns: readonly ViewColumn[];
  search: ViewSearch;
  onSearch: ChangeView;
}

/** The rows of a view: paged, sorted and filtered by the server, its state in the address under the view's own prefix. */
export function ViewTable({ view, columns, search, onSearch }: Props) {
  const { state, of, options } = rowsAsked(view, columns, search);
  const query = useQuery({ ...options, placeholderData: keepPreviousData });
  const shown = useMemo(() => tableColumns(columns, true), [columns]);
  const rowId = useMemo(() => rowIdOf(columns), [columns]);
  const title = view.title || view.name;
  const isOnPaper = useMediaQuery("print");
  const client = useQueryClient();
  const tools = useTableTools<ViewRow>({
    id: `view ${view.namespace}/${view.name}`,
    title,
    columns: shown,
    rowId,
    read: ({ pageIndex, pageSize }) =>
      readOnce(client, viewRowsOptions({ ...of, limit: pageSize, offset: pageIndex * pageSize })),
    query,
    errorTitle: "Error loading table data",
  });
  const clear = () =>
    onSearch({
      ...timeRangeSearch(undefined),
      ...tableChange(view, {
        filters: new Map([...state.filters.keys()].map((key) => [key, new Map()])),
        pageIndex: 0,
      }),
    });
  const narrow = (range: TimeRangeSearch) =>
    onSearch({ ...tableChange(view, { pageIndex: 0 }), ...range });
  const filtered = filteredColumns(columns);
  const times = timeColumn(columns);
  const isNarrowed = state.filters.size > 0 || state.times !== undefined;
  if (isOnPaper && query.data) {
    const { rows } = query.data;
    const total = query.data.total ?? rows.length;
    const first = state.pageIndex * state.pageSize;
    return (
      <PaperTable label={title} columns={columns} rows={rows}>
        {rows.length < total ? (
          <p>
            Rows {plain(first + 1)} to {plain(first + rows.length)} of {plain(total)}
          </p>
        ) : null}
      </PaperTable>
    );
  }
  return (
    <section className={styles["table"]} aria-label={`Rows of ${title}`}>
      {filtered.length > 0 || times !== undefined ? (
        <FilterBar
          label={`Filters of ${title}`}
          set={state.filters.size + (state.times === undefined ? 0 : 1)}
        >
          {times === undefined ? null : (
            <span className={styles["times"]}>
              {prettyName(times)}
              <TimeRangePicker search={search} onChange={narrow} />
              {state.times === undefined ? null : (
                <IconButton
                  icon={X}
                  label="Show all times"
                  onClick={() => narrow(timeRangeSearch(undefined))}
                />
              )}
            </span>
          )}
          {filtered.map(({ name }) => (
            <TriStateSelect
              key={name}
              label={prettyName(name)}
              options={view.columnOptions?.[name] ?? []}
              value={state.filters.get(name) ?? new Map()}
              onChange={(marks) =>
                onSearch(tableChange(view, { filters: new Map([[name, marks]]) }))
              }
            />
          ))}
        </FilterBar>
      ) : null}
      <PanelBoundary resetKey={view.requestFingerprint}>
        <CellFilters view={view} filters={state.filters} onSearch={onSearch}>
          <DataTable
            {...tools}
            rows={query.data?.rows ?? none}
            height="content"
            sort={state.sort}
            canUnsort
            onSort={(sort) => onSearch(tableChange(view, { sort }))}
            paging={{
              pageIndex: state.pageIndex,
              pageSize: state.pageSize,
              total: query.data?.total ?? query.data?.rows.length ?? 0,
              onChange: ({ pageIndex, pageSize }) =>
                onSearch(
                  tableChange(view, {
                    pageIndex,
                    ...(pageSize === state.pageSize ? {} : { pageSize }),
                  }),
                ),
            }}
            empty={
              <EmptyState
                title="No data available"
                text={
                  isNarrowed
                    ? "Nothing matches the filters."
                    : "The queries of this view find nothing for these variables."
                }
                action={isNarrowed ? <Button onClick={clear}>Clear filters</Button> : undefined}
              />
            }
          />
        </CellFilters>
      </PanelBoundary>
    </section>
  );
}
