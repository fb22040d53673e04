import {
  keepPreviousData,
  type QueryClient,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { Suspense, useMemo } from "react";
import {
  jobDetailOptions,
  jobHistoryOptions,
  jobHistorySortKeys,
  type JobHistory,
} from "~generated/db/reads";
import { FilterBoundary } from "~/components/crash/FilterBoundary";
import { readOnce } from "~/api/readOnce";
import { preferences } from "~/components/preferences/preferences";
import { BROWSER_ZONE } from "~/lib/time/datetime";
import { formatTriState } from "~/lib/labels/triState";
import { Button } from "~/ui/button/Button";
import { FilterBar } from "~/ui/layout/FilterBar";
import { DataTable } from "~/ui/table/DataTable";
import type { TablePage } from "~/ui/table/dataTableTypes";
import { useDateTimeSettings } from "~/ui/time/dateTimeContext";
import { EmptyState } from "~/ui/feedback/EmptyState";
import type { JobHistorySearch } from "./jobHistoryEntries";
import { jobColumns } from "./jobHistoryColumns";
import { JobDurations } from "./JobDurations";
import { JobHistoryDetails } from "./lazyJobDetails";
import { JobHistoryFilters } from "./JobHistoryFilters";
import { type Clock, everyStatus, isJobFiltered, jobFilters, jobParams } from "./jobHistorySearch";
import { jobDetails } from "~/lib/jobs/jobHistoryWords";
import styles from "./JobHistoryTable.module.css";
import { notifyText } from "~/components/messages/notify";
import { isRecordId, RecordDialog } from "~/components/record/RecordDialog";
import { listOrder, listState, type ListOrder } from "~/components/list/useListState";
import { useTableTools } from "~/components/list/useTableTools";
import type { SearchChange } from "~/components/address/useSearchChange";
import { usePresentMinute } from "~/ui/time/presentMinute";

interface Props {
  search: JobHistorySearch;
  onSearch: SearchChange<JobHistorySearch>;
  /** Only the runs that worked on this resource; then there is no column and no filter of resources. */
  resourceId?: string;
}

const cleared = {
  name: undefined,
  resource_type: undefined,
  duration: undefined,
  rangeType: undefined,
  pageIndex: undefined,
  status: everyStatus,
};

/** Runs of a backend's jobs are looked at again this often while one of them is under way. */
const whileRunning = 5_000;

const idOf = ({ id }: JobHistory) => id;

const order: ListOrder<(typeof jobHistorySortKeys)[number]> = {
  sortKeys: jobHistorySortKeys,
  sort: { by: "created_at", desc: true },
  pageSize: 150,
};

/** The read of the runs that an address asks for. */
function runsOf(search: JobHistorySearch, clock: Clock, resourceId?: string) {
  const { text: _none, ...page } = listOrder(search, order).params;
  return jobHistoryOptions({ ...jobParams(jobFilters(search), clock), ...page, resourceId });
}

/** Starts the read of the runs that an address asks for. */
export function readJobsAhead(client: QueryClient, search: JobHistorySearch): void {
  const { timeZone } = preferences.read();
  const zone = timeZone === BROWSER_ZONE ? undefined : timeZone;
  void client.prefetchQuery(runsOf(search, { timeZone: zone }));
}

/** The read that a job history shows, and what its table changes. */
function useJobHistory({ search, onSearch, resourceId }: Props) {
  const { timeZone } = useDateTimeSettings();
  const now = usePresentMinute();
  const filters = jobFilters(search);
  const list = listState({ search, onSearch, ...order });
  const query = useQuery({
    ...runsOf(search, { now, timeZone }, resourceId),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.rows.some(({ status }) => status === "RUNNING") ? whileRunning : false,
  });
  const client = useQueryClient();
  const readPage = (page: TablePage) =>
    readOnce(client, runsOf({ ...search, ...page }, { timeZone }, resourceId));
  return { filters, list, query, readPage };
}

/** Job history (spec 3 §2): filters, the runs that the server pages and sorts, and the details of one of them. */
export function JobHistoryTable(props: Props) {
  const { search, onSearch, resourceId } = props;
  const { filters, list, query, readPage } = useJobHistory(props);
  const rows = query.data?.rows ?? [];
  const hasResources = resourceId === undefined;
  const columns = useMemo(
    () =>
      jobColumns(hasResources, (name) =>
        onSearch({
          name: formatTriState(new Map([[name, 1]])),
          pageIndex: undefined,
          pageSize: undefined,
        }),
      ),
    [hasResources, onSearch],
  );
  const table = useTableTools({
    id: "jobs",
    title: "Job history",
    columns,
    rowId: idOf,
    read: readPage,
    query,
    errorTitle: "Error loading job history",
  });
  const open = rows.find(({ id }) => id === search.job);
  const close = () => onSearch({ job: undefined });
  const [[job, mark] = [], ...otherJobs] = filters.names;
  const onlyJob = mark === 1 && otherJobs.length === 0 ? job : undefined;
  const hidesSuccess = filters.statuses.get("SUCCESS") === -1;
  return (
    <div className={styles["history"]}>
      <FilterBar
        label="Filters of the job history"
        set={isJobFiltered(search)}
        note={
          filters.rangeFault === undefined ? null : (
            <p role="alert" className={styles["fault"]}>
              {filters.rangeFault} The last {filters.range.display} are shown.
            </p>
          )
        }
      >
        <FilterBoundary>
          <JobHistoryFilters filters={filters} onSearch={onSearch} hasResources={hasResources} />
        </FilterBoundary>
      </FilterBar>
      {onlyJob === undefined ? null : (
        <JobDurations key={onlyJob} name={onlyJob} filters={filters} resourceId={resourceId} />
      )}
      <DataTable
        {...table}
        rows={rows}
        sort={list.sort}
        onSort={list.onSort}
        selectedId={search.job ?? null}
        onOpen={(row) => {
          if (jobDetails(row.details)) onSearch({ job: row.id }, { push: true });
          else notifyText("info", "This run left no errors and no summary.");
        }}
        paging={list.paging(query.data?.total ?? rows.length)}
        empty={
          <EmptyState
            title="No data available"
            text={
              hidesSuccess
                ? "No run in this time range went wrong or is under way; successful runs are left out."
                : "No job ran in this time range with these filters."
            }
            action={
              hidesSuccess || isJobFiltered(search) ? (
                <Button onClick={() => onSearch(hidesSuccess ? { status: everyStatus } : cleared)}>
                  {hidesSuccess ? "Show successful runs" : "Clear filters"}
                </Button>
              ) : undefined
            }
          />
        }
      />
      <Suspense fallback={null}>
        {open ? (
          <JobHistoryDetails name={open.name} details={open.details} onClose={close} />
        ) : (
          search.job !== undefined &&
          !query.isPending && <OtherRun id={search.job} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}

/** The run in the address, which is on another page or left out by the filters. */
function OtherRun({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery({ ...jobDetailOptions({ id }), enabled: isRecordId(id) });
  return (
    <RecordDialog id={id} title="Details of a job" noun="job run" query={query} onClose={onClose}>
      {(run) => <JobHistoryDetails name={run.name} details={run.details} onClose={onClose} />}
    </RecordDialog>
  );
}
