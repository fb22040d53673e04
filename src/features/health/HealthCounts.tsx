import type { CheckSummary } from "~generated/canary/types.gen";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { countHealth } from "./healthList";
import styles from "./HealthCounts.module.css";

/** How it stands: failing and passing checks of those that search and labels leave. */
export function HealthCounts({ checks }: { checks: readonly CheckSummary[] }) {
  const { passing, failing } = countHealth(checks);
  return (
    <span className={styles["counts"]}>
      <span title={`${failing} checks failing`} className={styles["count"]}>
        <StatusDot tone={failing > 0 ? "bad" : "unknown"} label="" />
        <b>{failing}</b> failing
      </span>
      <span title={`${passing} checks passing`} className={styles["count"]}>
        <StatusDot tone="good" label="" />
        <b>{passing}</b> passing
      </span>
    </span>
  );
}
