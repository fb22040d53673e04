import { AgentLink, agentOf } from "~/components/links/AgentLink";
import { JobStatus } from "~/components/jobs/jobHistoryColumns";
import { jobDetails } from "~/components/jobs/jobHistoryWords";
import { PersonCell } from "~/components/people/PersonCell";
import { TechIcon } from "~/components/icons/TechIcon";
import { tagsOf } from "~/lib/labels/tags";
import { DateTime } from "~/ui/time/Age";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { TagList } from "~/ui/text/TagList";
import { OriginLink } from "./OriginLink";
import styles from "./records.module.css";
import type { ListedRecord, RecordColumn, RecordListTable } from "./recordTypes";

type Column = DataColumn<ListedRecord>;

const text = (value: string | null | undefined) =>
  value ? (
    <span className={styles["text"]} title={value}>
      {value}
    </span>
  ) : null;

function NameCell({ record, tabIndex }: { record: ListedRecord; tabIndex: 0 | -1 }) {
  const agent = agentOf(record.agent);
  return (
    <span className={styles["name"]}>
      {record.icon ? <TechIcon name={record.icon} /> : null}
      {text(record.name)}
      {agent && (
        <span className={styles["agent"]}>
          <AgentLink agent={agent} tabIndex={tabIndex} />
        </span>
      )}
    </span>
  );
}

const named: Column = {
  id: "name",
  header: "Name",
  minWidth: 195,
  cell: (record, { tabIndex }) => <NameCell record={record} tabIndex={tabIndex} />,
};

const type: Column = {
  id: "integration_type",
  header: "Type",
  width: 130,
  cell: ({ type: kind }) => text(kind),
};

const source: Column = {
  id: "source",
  header: "Source",
  width: 150,
  cell: (record, { tabIndex }) => <OriginLink record={record} tabIndex={tabIndex} />,
};

const created: Column = {
  id: "created_at",
  header: "Created",
  width: 105,
  firstSort: "desc",
  cell: ({ created_at: at }) => <DateTime value={at} />,
};

const creator: Column = {
  id: "creator",
  header: "Created By",
  width: 140,
  cell: ({ creator: person }) => <PersonCell person={person} />,
};

const jobColumns = (onDetails: (id: string) => void): readonly Column[] => [
  {
    id: "job_status",
    header: "Job Status",
    width: 185,
    phone: "end",
    cell: (record, { tabIndex }) => (
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
              onDetails(record.id);
            }}
          >
            (View details)
          </button>
        )}
      </span>
    ),
  },
  {
    id: "job_time_start",
    header: "Last Run",
    width: 105,
    firstSort: "desc",
    cell: ({ last_runtime: run, job_time_start: start }) => <DateTime value={run ?? start} />,
  },
  {
    id: "job_last_failed",
    header: "Last Failed",
    width: 115,
    firstSort: "desc",
    cell: ({ job_last_failed: at }) => <DateTime value={at} />,
  },
];

const schedule: Column = {
  id: "schedule",
  header: "Schedule",
  width: 120,
  cell: ({ schedule: every }) => text(every),
};

const namespace: Column = {
  id: "namespace",
  header: "Namespace",
  width: 110,
  cell: ({ namespace: name }) => text(name),
};

const labels: Column = {
  id: "labels",
  header: "Tags",
  minWidth: 180,
  cell: ({ labels: map }) => <TagList tags={tagsOf(map)} max={1} />,
};

const updated: Column = {
  id: "updated_at",
  header: "Updated",
  width: 105,
  firstSort: "desc",
  cell: ({ updated_at: at }) => <DateTime value={at} />,
};

/**
 * Columns of a table's list, in the order that all of them share.
 * @param onDetails takes the id of the record whose last job is looked at.
 */
export function recordColumns(
  { columns, sortKeys }: Pick<RecordListTable, "columns" | "sortKeys">,
  onDetails: (id: string) => void,
): readonly Column[] {
  const has = (column: RecordColumn, shown: readonly Column[]) =>
    columns.includes(column) ? shown : [];
  return [
    named,
    ...has("type", [type]),
    source,
    ...has("schedule", [schedule]),
    ...has("namespace", [namespace]),
    ...has("job", jobColumns(onDetails)),
    ...has("labels", [labels]),
    created,
    ...has("updated", [updated]),
    creator,
  ].map((column) => ({ ...column, isSortable: sortKeys.includes(column.id) }));
}
