import type { PlaybookRunEntry } from "~generated/db/reads";
import { TechName } from "~/components/icons/TechName";
import { PersonCell } from "~/components/people/PersonCell";
import { RunStatus } from "~/components/playbookRun/runStatus";
import { formatDuration } from "~/lib/time/duration";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { Age, DateTime } from "~/ui/time/Age";
import { RunResource } from "./RunResource";
import styles from "./runs.module.css";
import { triggerOf } from "./triggerOf";

function Lasted({ run }: { run: PlaybookRunEntry }) {
  const { start_time: start, end_time: end } = run;
  if (!start) return <>{""}</>;
  // What still runs says for how long.
  return end ? <>{formatDuration(Date.parse(end) - Date.parse(start))}</> : <Age value={start} />;
}

/** Columns of the runs list (facts 2.4). */
export const runColumns: readonly DataColumn<PlaybookRunEntry>[] = [
  {
    id: "name",
    header: "Name",
    minWidth: 200,
    exported: ({ playbook }) => playbook?.title || playbook?.name,
    cell: ({ playbook }) => (
      <TechName
        icon={playbook?.icon}
        title={playbook?.title || playbook?.name || "Deleted playbook"}
      />
    ),
  },
  {
    id: "resource",
    header: "Resource",
    minWidth: 160,
    phone: "hidden",
    exported: ({ config, component, check }) => (config ?? component ?? check)?.name,
    cell: (run, { tabIndex }) => <RunResource run={run} tabIndex={tabIndex} />,
  },
  {
    id: "status",
    header: "Status",
    width: 160,
    isSortable: true,
    phone: "end",
    cell: ({ status, error }) => (
      <span title={error ?? undefined}>
        <RunStatus status={status} />
      </span>
    ),
  },
  {
    id: "start_time",
    header: "Date",
    width: 120,
    isMoment: true,
    isSortable: true,
    firstSort: "desc",
    cell: ({ start_time: at, scheduled_time: planned }) => <DateTime value={at ?? planned} />,
  },
  {
    id: "duration",
    header: "Duration",
    width: 100,
    align: "right",
    exported: ({ start_time: start, end_time: end }) =>
      start && end ? formatDuration(Date.parse(end) - Date.parse(start)) : null,
    cell: (run) => <Lasted run={run} />,
  },
  {
    id: "created_at",
    header: "Created At",
    width: 120,
    isMoment: true,
    isSortable: true,
    firstSort: "desc",
    phone: "hidden",
    cell: ({ created_at: at }) => <DateTime value={at} />,
  },
  {
    id: "creator",
    header: "Created By",
    width: 170,
    phone: "hidden",
    exported: (run) => run.creator?.name ?? triggerOf(run).label,
    cell: (run) =>
      run.creator ? (
        <PersonCell person={run.creator} />
      ) : (
        <span className={styles["ellipsis"]} title={triggerOf(run).label}>
          {triggerOf(run).label}
        </span>
      ),
  },
];
