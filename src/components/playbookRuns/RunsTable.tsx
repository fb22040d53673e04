import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import {
  playbookRunsOptions,
  playbookRunsSortKeys,
  type PlaybookRunEntry,
  type PlaybookRunsParams,
} from "~generated/db/reads";
import type { ListSearch } from "~/components/address/searchParts";
import type { SearchChange } from "~/components/address/useSearchChange";
import { QueryError } from "~/components/errors/QueryError";
import { listState, type ListOrder } from "~/components/list/useListState";
import { isFinalRun } from "~/components/playbookRun/runStatus";
import { DataTable } from "~/ui/table/DataTable";
import { runColumns } from "./runColumns";

/** Milliseconds between two looks at the list while one of its runs moves. */
const whileRunning = 5_000;

const order: ListOrder<(typeof playbookRunsSortKeys)[number]> = {
  sortKeys: playbookRunsSortKeys,
  sort: { by: "created_at", desc: true },
};

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
  return { list, query };
}

interface Props {
  runs: Pick<ReturnType<typeof useRuns>, "list" | "query">;
  /** Columns that would say the same in every row. */
  without?: readonly string[];
  empty: ReactElement;
}

const none: readonly string[] = [];

/** One page of runs; each leads to its own page. */
export function RunsTable({ runs: { list, query }, without = none, empty }: Props) {
  return (
    <DataTable
      label="Playbook runs"
      columns={runColumns.filter(({ id }) => !without.includes(id))}
      rows={query.data?.rows ?? []}
      rowId={({ id }) => id}
      rowHref={({ id }) => `/playbooks/runs/${id}`}
      isLoading={query.isPending}
      isRefreshing={query.isFetching && query.data !== undefined}
      sort={list.sort}
      onSort={list.onSort}
      paging={list.paging(query.data?.total ?? 0)}
      error={
        query.error ? (
          <QueryError title="The playbook runs could not be loaded" query={query} />
        ) : undefined
      }
      empty={empty}
    />
  );
}
