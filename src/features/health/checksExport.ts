import type { CheckSummary } from "~generated/canary/types.gen";
import type { ExportColumn, ExportSource } from "~/components/export/exportRows";
import { latencyOf, uptimeShare } from "./measures";
import { membersOf, type HealthRow } from "./rows";

const column = (
  id: string,
  header: string,
  exported: (check: CheckSummary) => unknown,
): ExportColumn<CheckSummary> => ({ id, header, exported });

const columns: readonly ExportColumn<CheckSummary>[] = [
  column("name", "Check", ({ name }) => name),
  column("namespace", "Namespace", (check) => check.namespace ?? check.canary_namespace),
  column("canary", "Canary", ({ canary_name: name }) => name),
  column("type", "Type", ({ type }) => type),
  column("status", "Health", ({ status }) => status),
  column("uptime", "Uptime (1h)", ({ uptime }) => uptimeShare(uptime)),
  column("latency", "Latency (ms)", ({ latency }) => latencyOf(latency)),
  column("last_run", "Last Run", (check) => check.last_runtime),
  column("transition", "Transition", (check) => check.last_transition_time),
  column("severity", "Severity", ({ severity }) => severity),
  column("owner", "Owner", ({ owner }) => owner),
  column("labels", "Labels", ({ labels }) => labels),
  column("silenced", "Silenced", (check) => check.silenced_at),
];

/** The checks that the list shows, those of closed groups too. */
export function checksExport(rows: readonly HealthRow[]): ExportSource<CheckSummary> {
  const checks = rows.flatMap(membersOf);
  return {
    title: "Health checks",
    columns,
    rowId: ({ id }) => id,
    read: () => Promise.resolve({ rows: checks, total: checks.length }),
  };
}
