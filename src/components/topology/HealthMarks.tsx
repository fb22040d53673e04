import { configLook } from "~/lib/health/health";
import { shortCount } from "~/lib/text/shortCount";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import type { ComponentHealth } from "./componentFacts";
import styles from "./ComponentCard.module.css";

interface Props {
  counts: readonly (readonly [ComponentHealth, number])[];
}

/** How many are unwell and well, each health in a column of its own so that lines can be scanned. */
export function HealthMarks({ counts }: Props) {
  return (
    <span className={styles["healths"]}>
      {counts.map(([health, count]) => (
        <span
          key={health}
          className={styles["health"]}
          data-health={health}
          title={`${count} ${health}`}
        >
          <StatusDot tone={configLook(health).tone} label="" />
          <span aria-hidden>{shortCount(count)}</span>
          <VisuallyHidden>{`${count} ${health}`}</VisuallyHidden>
        </span>
      ))}
    </span>
  );
}
