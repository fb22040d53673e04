import type { HealthTone } from "~/lib/health/health";
import styles from "./StatusDot.module.css";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";

type Props = {
  tone: HealthTone;
  /** The word for the state; empty where the text beside the mark says it. */
  label: string;
  /** Shows the word beside the mark; else it is the tooltip and for screen readers. */
  showLabel?: boolean;
};

/** State as shape and colour: square failing, circle healthy, diamond mixed, ring unknown, triangle running. */
export function StatusDot({ tone, label, showLabel = false }: Props) {
  return (
    <span
      className={styles["status"]}
      data-tone={tone}
      title={showLabel || label === "" ? undefined : label}
    >
      <span className={styles["dot"]} aria-hidden />
      {label === "" ? null : showLabel ? (
        <span>{label}</span>
      ) : (
        <VisuallyHidden>{label}</VisuallyHidden>
      )}
    </span>
  );
}
