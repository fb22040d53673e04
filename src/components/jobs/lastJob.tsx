import { DateTime } from "~/ui/time/Age";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { useSearchChange, type SearchChange } from "~/components/address/useSearchChange";
import { JobStatus } from "./jobHistoryColumns";
import { JobHistoryDetails } from "./lazyJobDetails";
import type { LastJobSearch } from "./jobHistoryEntries";
import { jobDetails } from "~/lib/jobs/jobHistoryWords";
import styles from "./lastJob.module.css";

/** What views tell of the job that last worked on a record. */
interface LastJob {
  id: string | null;
  name: string | null;
  last_runtime?: string | null;
  job_name?: string | null;
  job_status?: string | null;
  job_details?: unknown;
  job_time_start?: string | null;
  job_last_failed?: string | null;
}

/** State of the last job, and the way to what it left behind: `details` in the address. */
function LastStatus({ record, tabIndex }: { record: LastJob; tabIndex: 0 | -1 }) {
  const onSearch = useSearchChange<LastJobSearch>();
  return (
    <span className={styles["job"]}>
      <JobStatus status={record.job_status ?? null} />
      {jobDetails(record.job_details) && (
        <button
          type="button"
          tabIndex={tabIndex}
          className={styles["details"]}
          aria-label={`View details of the last job of ${record.name}`}
          onClick={(event) => {
            event.stopPropagation();
            onSearch({ details: record.id ?? undefined }, { push: true });
          }}
        >
          (View details)
        </button>
      )}
    </span>
  );
}

/** Columns of a list that tell how the last job on each record went. */
export const lastJobColumns: readonly DataColumn<LastJob>[] = [
  {
    id: "job_status",
    header: "Job Status",
    width: 180,
    phone: "end",
    cell: (record, { tabIndex }) => <LastStatus record={record} tabIndex={tabIndex} />,
  },
  {
    id: "job_time_start",
    header: "Last Run",
    width: 105,
    isMoment: true,
    firstSort: "desc",
    cell: ({ last_runtime: run, job_time_start: start }) => <DateTime value={run ?? start} />,
  },
  {
    id: "job_last_failed",
    header: "Last Failed",
    width: 115,
    isMoment: true,
    firstSort: "desc",
    cell: ({ job_last_failed: at }) => <DateTime value={at} />,
  },
];

interface Props {
  search: LastJobSearch;
  onSearch: SearchChange<LastJobSearch>;
  rows: readonly LastJob[];
}

/** Dialog of the last job that the address names, for such a list. */
export function LastJobDialog({ search, onSearch, rows }: Props) {
  const record = rows.find(({ id }) => id !== null && id === search.details);
  return record ? (
    <JobHistoryDetails
      name={record.job_name ?? null}
      details={record.job_details}
      onClose={() => onSearch({ details: undefined })}
    />
  ) : null;
}
