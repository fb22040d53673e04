import type { HealthTone } from "~/lib/health/health";
import { StatusDot } from "~/ui/feedback/StatusDot";

const looks: Readonly<Record<string, readonly [label: string, tone: HealthTone]>> = {
  completed: ["Completed", "good"],
  failed: ["Failed", "bad"],
  timed_out: ["Timed Out", "bad"],
  cancelled: ["Cancelled", "unknown"],
  pending_approval: ["Pending Approval", "mixed"],
  waiting: ["Waiting", "mixed"],
  waiting_children: ["Waiting for children", "mixed"],
  running: ["Running", "running"],
  retrying: ["Retrying", "running"],
  scheduled: ["Scheduled", "unknown"],
  sleeping: ["Sleeping", "unknown"],
  skipped: ["Skipped", "unknown"],
};

/** Statuses of a run, in the order of its life. */
export const runStatuses = [
  "pending_approval",
  "scheduled",
  "waiting",
  "sleeping",
  "running",
  "retrying",
  "completed",
  "failed",
  "timed_out",
  "cancelled",
] as const;

const finalRun = new Set(["cancelled", "completed", "failed", "timed_out"]);
const finalAction = new Set(["completed", "failed", "skipped"]);

/** Whether a run will not change any more. */
export const isFinalRun = (status: string): boolean => finalRun.has(status);

/** Whether an action will not change any more. */
export const isFinalAction = (status: string): boolean => finalAction.has(status);

/** A status as people read it; one that is not known is shown as it is. */
export const statusLabel = (status: string): string =>
  looks[status]?.[0] ?? status.replaceAll("_", " ");

export const statusTone = (status: string): HealthTone => looks[status]?.[1] ?? "unknown";

/** Mark and word of a run's or an action's status. */
export function RunStatus({ status, showLabel = true }: { status: string; showLabel?: boolean }) {
  return <StatusDot tone={statusTone(status)} label={statusLabel(status)} showLabel={showLabel} />;
}
