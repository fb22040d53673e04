import type { JobHistory } from "~generated/db/reads";
import { formatDuration } from "~/lib/time/duration";
import { jobLook } from "~/lib/health/health";
import { Age, DateTime } from "~/ui/time/Age";
import { CopyButton } from "~/ui/button/CopyButton";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { AgentLink, agentOf } from "~/components/links/AgentLink";
import { BuiltLink } from "~/components/links/BuiltLink";
import { type RecordRef, useRecordNames } from "~/components/recordNames/useRecordNames";
import { jobName, resourcePath } from "~/lib/jobs/jobHistoryWords";
import styles from "./JobHistoryTable.module.css";
import { notifyText } from "~/components/messages/notify";

/** State of a job: shape, colour and word. */
export function JobStatus({ status }: { status: string | null }) {
  if (!status) return null;
  const { tone, word } = jobLook(status);
  return <StatusDot tone={tone} label={word} showLabel />;
}

/** Kinds of records that the server gives no name of, by the resource type of a run. */
const unnamed: Readonly<Record<string, RecordRef["kind"]>> = {
  team: "team",
  playbook: "playbook",
  config: "config",
};

function Resource({ run, tabIndex }: { run: JobHistory; tabIndex: 0 | -1 }) {
  const { resource_id: id, resource_name: sent, resource_type: type } = run;
  const kind = unnamed[type ?? ""];
  const isUnnamed = kind !== undefined && id !== null && (!sent || sent === id);
  const names = useRecordNames(isUnnamed ? [{ kind, id }] : []);
  if (!id) return null;
  const name = names.get(id) ?? sent;
  return (
    <span className={styles["cell"]}>
      <span className={styles["text"]} title={name ?? id}>
        <BuiltLink path={resourcePath(type, id)} className={styles["link"]} tabIndex={tabIndex}>
          {name || id}
        </BuiltLink>
      </span>
      <CopyButton
        text={id}
        label={`Copy id of ${name || id}`}
        onMessage={(message, isError) =>
          notifyText(isError ? "error" : "success", isError ? message : `Copied ${id} to clipboard`)
        }
      />
    </span>
  );
}

/** Duration of a run; for one that is under way the time since its start. */
function Duration({ run }: { run: JobHistory }) {
  if (run.duration_millis !== null) return <>{formatDuration(run.duration_millis)}</>;
  if (run.status !== "RUNNING") return null;
  return <Age value={run.time_start} />;
}

/** Counts of a run; zero values are left out (spec 3 §2). */
function Statistics({ run: { success_count: good, error_count: bad } }: { run: JobHistory }) {
  return (
    <span className={styles["counts"]}>
      {good ? <span className={styles["good"]}>Success: {good.toLocaleString("en")}</span> : null}
      {bad ? <span className={styles["bad"]}>Error: {bad.toLocaleString("en")}</span> : null}
    </span>
  );
}

/**
 * Columns of a job history.
 * @param onName takes the name of a job, to filter by it.
 */
export function jobColumns(
  hasResources: boolean,
  onName: (name: string) => void,
): readonly DataColumn<JobHistory>[] {
  const resource: DataColumn<JobHistory> = {
    id: "resource_name",
    header: "Resource",
    minWidth: 180,
    cell: (run, { tabIndex }) => <Resource run={run} tabIndex={tabIndex} />,
  };
  return [
    {
      id: "created_at",
      header: "Timestamp",
      width: 150,
      isMoment: true,
      isSortable: true,
      firstSort: "desc",
      cell: (run) => <DateTime value={run.time_start ?? run.created_at} />,
    },
    {
      id: "name",
      header: "Job Name",
      minWidth: 180,
      isSortable: true,
      cell: ({ name }, { tabIndex }) => (
        <button
          type="button"
          tabIndex={tabIndex}
          className={styles["name"]}
          title={`Show only ${jobName(name)}`}
          onClick={(event) => {
            event.stopPropagation();
            if (name !== null) onName(name);
          }}
        >
          {jobName(name)}
        </button>
      ),
    },
    {
      id: "agent",
      header: "Agent",
      width: 140,
      hideBelow: 600,
      cell: ({ agent }, { tabIndex }) => {
        const owner = agentOf(agent);
        return owner ? <AgentLink agent={owner} tabIndex={tabIndex} /> : null;
      },
    },
    ...(hasResources ? [resource] : []),
    {
      id: "status",
      header: "Status",
      width: 120,
      phone: "end",
      isSortable: true,
      cell: ({ status }) => <JobStatus status={status} />,
    },
    {
      id: "duration_millis",
      header: "Duration",
      width: 110,
      align: "right",
      isSortable: true,
      firstSort: "desc",
      cell: (run) => <Duration run={run} />,
    },
    {
      id: "statistics",
      header: "Statistics",
      minWidth: 200,
      hideBelow: 500,
      cell: (run) => <Statistics run={run} />,
    },
  ];
}
