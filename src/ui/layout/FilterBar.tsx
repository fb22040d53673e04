import { ListFilter } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { Button } from "~/ui/button/Button";
import styles from "./FilterBar.module.css";

interface Props {
  /** Accessible name, where a page has several such bars. */
  label?: string;
  /** Search box, which stays in sight. */
  search?: ReactNode;
  /** Filters: beside the search, and on a phone behind one button. */
  children?: ReactNode;
  /** How many filters are set, or whether any is: the button says so. */
  set?: number | boolean;
  /** What is said of the list, below or beside the filters, on every screen. */
  note?: ReactNode;
}

/** The one line above a list: search and filters. */
export function FilterBar({ label, search, children, set = false, note }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const mark = set === true ? " (on)" : set ? ` (${set})` : "";
  return (
    <div className={styles["bar"]} role="search" aria-label={label}>
      {search === undefined ? null : <span className={styles["search"]}>{search}</span>}
      {children ? (
        <>
          <span className={styles["fold"]}>
            <Button
              icon={ListFilter}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
            >
              Filters{mark}
            </Button>
          </span>
          <div id={id} className={styles["filters"]} data-open={isOpen || undefined}>
            {children}
          </div>
        </>
      ) : null}
      {note}
    </div>
  );
}
