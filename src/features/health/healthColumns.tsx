import { BellOff, FileQuestion, Layers, Trash2 } from "lucide-react";
import { TechIcon } from "~/components/icons/TechIcon";
import { latestRunAge } from "~/lib/time/age";
import { formatDuration } from "~/lib/time/duration";
import { formatUptime, statusLook } from "~/lib/health/health";
import { Age } from "~/ui/time/Age";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { HistoryBars } from "~/ui/chart/HistoryBars";
import { Sparkline } from "~/ui/chart/Sparkline";
import { StatusDot } from "~/ui/feedback/StatusDot";
import styles from "./healthColumns.module.css";
import {
  fullyPassing,
  groupHealth,
  lastTransition,
  meanLatency,
  memberCounts,
  memberWords,
  sumUptime,
  uptimeShare,
  type Health,
} from "./measures";
import { faultWords } from "./readChecks";
import { membersOf, type HealthRow } from "./rows";
import { titleOf } from "./title";
import type { ErrorsByCheck } from "./useLastErrors";
import type { RunsByCheck } from "./useRecentRuns";

/** Status dot of some checks, with its word for those who cannot see it. */
export function HealthDot({ health }: { health: Health }) {
  const { tone, word } = statusLook(health);
  return <StatusDot tone={tone} label={word} />;
}

function Namespaces({ row }: { row: HealthRow }) {
  const names = [
    ...new Set(membersOf(row).map((check) => check.namespace ?? check.canary_namespace)),
  ];
  return (
    <span className={`${styles["muted"]} ${styles["wide"]}`} title={names.join(", ")}>
      {names[0]}
      {names.length > 1 ? ", …" : ""}
    </span>
  );
}

function GroupName({
  row,
  showNamespace,
}: {
  row: HealthRow & { kind: "group" };
  showNamespace: boolean;
}) {
  const icons = new Set(row.group.members.map((check) => check.icon ?? check.type));
  const [icon] = icons;
  return (
    <span className={styles["name"]}>
      {icons.size === 1 ? (
        <TechIcon name={icon} />
      ) : (
        <Layers size={16} strokeWidth={1.6} aria-hidden className={styles["glyph"]} />
      )}
      <span className={styles["title"]} title={row.group.name}>
        {row.group.name}
      </span>
      {showNamespace ? <Namespaces row={row} /> : null}
    </span>
  );
}

function CheckName({
  row,
  showNamespace,
  error,
}: {
  row: HealthRow & { kind: "check" };
  showNamespace: boolean;
  error: string | undefined;
}) {
  const { check } = row;
  const title = titleOf(check, row.cut);
  return (
    <span className={styles["name"]}>
      <TechIcon name={check.icon ?? check.type} />
      <span className={styles["title"]} title={[...title.path, title.name].join("/")}>
        {title.path.map((part, index) => (
          <span key={title.path.slice(0, index + 1).join("/")} className={styles["faint"]}>
            {part}/
          </span>
        ))}
        {title.name}
      </span>
      {check.deleted_at ? (
        <Trash2 size={14} className={styles["deleted"]} aria-label="Deleted" />
      ) : null}
      {check.silenced_at ? (
        <BellOff size={14} className={styles["glyph"]} aria-label="Silenced" />
      ) : null}
      <span className={`${styles["muted"]} ${styles["wide"]}`}>{check.type}</span>
      {showNamespace && row.cut === undefined ? <Namespaces row={row} /> : null}
      {error === undefined ? null : (
        <span className={`${styles["error"]} ${styles["wide"]}`} title={error}>
          {error}
        </span>
      )}
    </span>
  );
}

/** A row of the answer that is no check: what is known of it. */
function UnreadableName({ row }: { row: HealthRow & { kind: "unreadable" } }) {
  const words = `This row could not be read: ${faultWords(row.row)}.`;
  return (
    <span className={styles["name"]}>
      <FileQuestion size={16} aria-hidden className={styles["glyph"]} />
      <span className={styles["title"]} title={row.row.name}>
        {row.row.name}
      </span>
      <span className={styles["error"]} title={words}>
        {words}
      </span>
    </span>
  );
}

function GroupHealth({ row }: { row: HealthRow & { kind: "group" } }) {
  const members = membersOf(row);
  const words = memberWords(memberCounts(members));
  const passing = fullyPassing(members);
  return (
    <span
      className={styles["health"]}
      title={`${words}. ${passing} of ${members.length} passed every run of the last hour.`}
    >
      <HealthDot health={groupHealth(members)} />
      <span className={`${styles["count"]} ${styles["wide"]}`}>
        {passing}/{members.length}
      </span>
      <span className={styles["muted"]}>{words}</span>
    </span>
  );
}

function HealthCell({ row, runs }: { row: HealthRow; runs: RunsByCheck }) {
  const health = groupHealth(membersOf(row));
  if (row.kind === "group") return <GroupHealth row={row} />;
  if (row.kind === "unreadable") return <StatusDot tone="unknown" label="Unreadable" showLabel />;
  const age = latestRunAge(row.check.last_runtime);
  const recent = (runs.get(row.check.id) ?? []).slice(-16);
  return (
    <span className={styles["health"]}>
      <HealthDot health={health} />
      {recent.length > 0 ? (
        <span>
          <HistoryBars
            tones={recent.map((run) =>
              run.status === null ? "unknown" : run.status ? "good" : "bad",
            )}
            label={`${recent.filter((run) => run.status).length} of the last ${recent.length} runs passed`}
          />
        </span>
      ) : null}
      {age ? <span className={styles["muted"]}>{age} ago</span> : null}
    </span>
  );
}

function UptimeCell({ row }: { row: HealthRow }) {
  const uptime = sumUptime(membersOf(row));
  const share = uptimeShare(uptime) ?? 1;
  return (
    <span className={share < 0.99 ? styles["bad"] : undefined}>{formatUptime(uptime, 1)}</span>
  );
}

function LatencyCell({ row, runs }: { row: HealthRow; runs: RunsByCheck }) {
  const latency = meanLatency(membersOf(row));
  const recent = row.kind === "check" ? (runs.get(row.check.id) ?? []).slice(-16) : [];
  const durations = recent.flatMap(({ duration }) => (duration === null ? [] : [duration]));
  return (
    <span className={styles["latency"]}>
      {durations.length > 2 ? (
        <Sparkline values={durations} label={`Latency of the last ${durations.length} runs`} />
      ) : null}
      <span className={styles["figure"]}>
        {latency === undefined ? "-" : formatDuration(latency)}
      </span>
    </span>
  );
}

/** Columns of the health list (spec 2 §2): Checks, Health, Uptime, Latency, Transition. */
export function healthColumns(
  { runs, errors }: { runs: RunsByCheck; errors: ErrorsByCheck },
  showNamespace: boolean,
  isNarrow = false,
): DataColumn<HealthRow>[] {
  return [
    {
      id: "name",
      header: "Checks",
      isSortable: true,
      minWidth: 240,
      cell: (row) =>
        row.kind === "unreadable" ? (
          <UnreadableName row={row} />
        ) : row.kind === "group" ? (
          <GroupName row={row} showNamespace={showNamespace} />
        ) : (
          <CheckName row={row} showNamespace={showNamespace} error={errors.get(row.id)} />
        ),
    },
    {
      id: "status",
      header: "Health",
      isSortable: true,
      width: isNarrow ? 110 : 230,
      cell: (row) => <HealthCell row={row} runs={runs} />,
    },
    {
      id: "uptime",
      header: "Uptime",
      headerTitle: "Share of passed runs in the last hour",
      isSortable: true,
      align: "right",
      width: 90,
      phone: "end",
      cell: (row) => <UptimeCell row={row} />,
    },
    {
      id: "latency",
      header: "Latency",
      headerTitle: "95th percentile of the last hour; the mean of the members for a group",
      isSortable: true,
      align: "right",
      width: 160,
      cell: (row) => <LatencyCell row={row} runs={runs} />,
    },
    {
      id: "transition",
      header: "Transition",
      headerTitle: "Time since the last change of health",
      isSortable: true,
      align: "right",
      width: 112,
      cell: (row) => {
        const last = lastTransition(membersOf(row));
        return last ? <Age value={last} /> : "-";
      },
    },
  ];
}
