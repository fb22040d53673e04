import { CircleAlert, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "~/ui/button/Button";
import styles from "./ErrorPanel.module.css";

type Props = {
  /** What failed and for which object: "The check checkout-api could not be loaded". */
  title: string;
  /** What the other side said. */
  message?: ReactNode;
  /** What to do now. */
  remedy?: ReactNode;
  /** For a report: the call, its status, the raw answer. Folded. */
  details?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
};

/** The one way to show that something could not be loaded or done. */
export function ErrorPanel({ title, message, remedy, details, onRetry, isRetrying }: Props) {
  return (
    <div className={styles["panel"]} role="alert">
      <CircleAlert size={16} className={styles["icon"]} aria-hidden />
      <div className={styles["body"]}>
        <p className={styles["title"]}>{title}</p>
        {message && <p className={styles["message"]}>{message}</p>}
        {remedy && <p className={styles["remedy"]}>{remedy}</p>}
        {details && (
          <details className={styles["details"]}>
            <summary>Details</summary>
            <div className={styles["raw"]}>{details}</div>
          </details>
        )}
        {onRetry && (
          <div className={styles["action"]}>
            <Button icon={RefreshCw} onClick={onRetry} isBusy={isRetrying}>
              Retry
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
