import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import styles from "./incident.module.css";

interface Props {
  title: string;
  count?: number | string | undefined;
  /** Buttons beside the title. */
  extra?: ReactNode;
  isFolded?: boolean;
  children: ReactNode;
}

/** A panel of the sidebar that folds. */
export function SidePanel({ title, count, extra, isFolded = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(!isFolded);
  return (
    <section className={styles["sidePanel"]} aria-label={title}>
      <div className={styles["sideHead"]}>
        <h2 className={styles["sideTitle"]}>
          <button
            type="button"
            aria-expanded={isOpen}
            className={styles["fold"]}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronDown size={14} aria-hidden data-folded={isOpen ? undefined : ""} />
            {title}
            {count === undefined ? null : <span className={styles["sideCount"]}>{count}</span>}
          </button>
        </h2>
        {isOpen ? extra : null}
      </div>
      {isOpen ? children : null}
    </section>
  );
}
