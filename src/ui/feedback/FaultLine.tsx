import { RotateCw, TriangleAlert } from "lucide-react";
import styles from "./FaultLine.module.css";

/** What is missing because a read failed: what failed as a sentence, and the way to ask again. */
export interface Fault {
  text: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** One line in the place of what is missing, or above what is there: for a part too small for an ErrorPanel. */
export function FaultLine({ fault }: { fault: Fault }) {
  return (
    <div role="alert" className={styles["fault"]}>
      <TriangleAlert size={14} aria-hidden className={styles["icon"]} />
      <span className={styles["text"]}>{fault.text}</span>
      <button
        type="button"
        className={styles["retry"]}
        disabled={fault.isRetrying}
        onClick={fault.onRetry}
      >
        <RotateCw size={12} aria-hidden />
        Retry
      </button>
    </div>
  );
}
