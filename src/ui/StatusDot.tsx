import type { HealthTone } from "~/lib/health";
import styles from "./StatusDot.module.css";
import { VisuallyHidden } from "./VisuallyHidden";

type Props = {
  tone: HealthTone;
  /** The word for the state. Shown beside the dot with `withText`, else for screen readers and as a tooltip. */
  label: string;
  withText?: boolean;
};

/** State as shape and colour: square failing, circle healthy, diamond mixed, ring unknown, triangle running. */
export function StatusDot({ tone, label, withText = false }: Props) {
  return (
    <span className={styles.status} data-tone={tone} title={withText ? undefined : label}>
      <span className={styles.dot} aria-hidden />
      {withText ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
