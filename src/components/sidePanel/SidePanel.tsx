import { useState, type ReactNode } from "react";
import { ChevronDown } from "lucide-react";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { QueryError } from "~/components/errors/QueryError";
import { Button } from "~/ui/button/Button";
import { Skeleton } from "~/ui/feedback/Skeleton";
import styles from "./SidePanel.module.css";

interface PanelProps {
  title: string;
  /** How many there are altogether, or how many of how many; undefined while that is not known. */
  count?: number | string | undefined;
  /** Beside the title, such as a filter or buttons. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A panel of a sidebar: it folds, and what goes wrong in it stays in it. */
export function SidePanel({ title, count, extra, children }: PanelProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <section className={styles["panel"]} aria-label={title}>
      <div className={styles["head"]}>
        <h2 className={styles["title"]}>
          <button
            type="button"
            aria-expanded={isOpen}
            className={styles["fold"]}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronDown size={14} aria-hidden data-folded={isOpen ? undefined : ""} />
            {title}
            {count === undefined ? null : <span className={styles["count"]}>{count}</span>}
          </button>
        </h2>
        {isOpen ? extra : null}
      </div>
      {isOpen ? <PanelBoundary>{children}</PanelBoundary> : null}
    </section>
  );
}

interface RowsProps {
  /** What the panel lists, in the plural: "checks". */
  nouns: string;
  query: {
    data: { rows: readonly unknown[]; total?: number | null | undefined } | undefined;
    error: unknown;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** One `PanelRow` each. */
  children: ReactNode;
  /** Shows more rows; left out where all of them come at once. */
  onMore?: () => void;
}

/** The rows of a panel, or why there are none. */
export function PanelRows({ nouns, query, children, onMore }: RowsProps) {
  const { data } = query;
  if (query.isPending) return <Skeleton lines={2} />;
  if (!data) return <QueryError title={`The ${nouns} could not be loaded`} query={query} />;
  if (data.rows.length === 0) return <PanelNote>No details found</PanelNote>;
  const rest = (data.total ?? data.rows.length) - data.rows.length;
  return (
    <>
      <ul className={styles["rows"]}>{children}</ul>
      {onMore && rest > 0 ? (
        <Button variant="quiet" isBusy={query.isFetching} onClick={onMore}>
          Show more ({rest} left)
        </Button>
      ) : null}
    </>
  );
}

/** What a panel says in place of rows. */
export const PanelNote = ({ children }: { children: ReactNode }) => (
  <p className={styles["none"]}>{children}</p>
);

/** One row of a panel. */
export const PanelRow = ({ children }: { children: ReactNode }) => (
  <li className={styles["row"]}>{children}</li>
);
