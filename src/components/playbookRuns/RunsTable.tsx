import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, type ReactElement } from "react";
import {
  playbookRunsOptions,
  playbookRunsSortKeys,
  type PlaybookRunEntry,
  type PlaybookRunsParams,
} from "~generated/db/reads";
import { readOnce } from "~/api/readOnce";
import type { ListSearch } from "~/components/address/searchParts";
import type { SearchChange } from "~/components/address/useSearchChange";
import { listState, type ListOrder } from "~/components/list/useListState";
import { useTableTools } from "~/components/list/useTableTools";
import { isFinalRun } from "~/components/playbookRun/runStatus";
import { DataTable } from "~/ui/table/DataTable";
import type { TablePage } from "~/ui/table/dataTableTypes";
import { runColumns } from "./runColumns";

/** Milliseconds between two looks at the list while one of its runs moves. */
const whileRunning = 5_000;

const order: ListOrder<(typeof playbookRunsSortKeys)[number]> = {
  sortKeys: playbookRunsSortKeys,
  sort: { by: "created_at", desc: true },
};

const idOf = ({ id }: PlaybookRunEntry) => id;

const isMoving = ({ status }: PlaybookRunEntry) =>
  !isFinalRun(status) && status !== "pending_approval";

/** What narrows the runs. */
type RunsFilter = Omit<PlaybookRunsParams, "limit" | "offset" | "order">;

/** Runs as the address pages and sorts them, read again while one of them moves. */
export function useRuns(
  filter: RunsFilter,
  address: { search: ListSearch; onSearch: SearchChange<ListSearch> },
) {
  const list = listState({ ...order, ...address });
  const { text: _none, ...page } = list.params;
  const query = useQuery({
    ...playbookRunsOptions({ ...filter, ...page }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.rows.some(isMoving) ? whileRunning : false),
  });
  const client = useQueryClient();
  const readPage = ({ pageIndex, pageSize }: TablePage) =>
    readOnce(
      client,
      playbookRunsOptions({
        ...filter,
        ...page,
        limit: pageSize,
        offset: pageIndex * pageSize,
      }),
    );
  return { list, query, readPage };
}

interface Props {
  runs: Pick<ReturnType<typeof useRuns>, "list" | "query" | "readPage">;
  /** Columns that would say the same in every row. */
  without?: readonly string[];
  empty: ReactElement;
}

const none: readonly string[] = [];

/** One page of runs; each leads to its own page. */
export function RunsTable({ runs: { list, query, readPage }, without = none, empty }: Props) {
  const navigate = useNavigate();
  const columns = useMemo(() => runColumns.filter(({ id }) => !without.includes(id)), [without]);
  const table = useTableTools({
    id: "playbook runs",
    title: "Playbook runs",
    columns,
    rowId: idOf,
    read: readPage,
    query,
    errorTitle: "The playbook runs could not be loaded",
  });
  return (
    <DataTable
      {...table}
      rows={query.data?.rows ?? []}
      rowHref={({ id }) => `/playbooks/runs/${id}`}
      onOpen={({ id }) => void navigate({ to: "/playbooks/runs/$id", params: { id } })}
      sort={list.sort}
      onSort={list.onSort}
      paging={list.paging(query.data?.total ?? 0)}
      empty={empty}
    />
  );
}
