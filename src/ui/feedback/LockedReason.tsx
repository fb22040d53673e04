import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./LockedReason.module.css";

/** Says why something cannot be changed, after a lock; `children` say who keeps it. */
export function LockedReason({ reason, children }: { reason: ReactNode; children?: ReactNode }) {
  return (
    <p className={styles["line"]}>
      <span className={styles["reason"]}>
        <Lock size={14} aria-hidden />
        {reason}
      </span>
      {children}
    </p>
  );
}
