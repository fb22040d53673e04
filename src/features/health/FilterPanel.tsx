import { X } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import type { CheckSummary } from "~generated/canary/types.gen";
import type { LabelFilters as Filters } from "~/lib/labels/labels";
import { Button } from "~/ui/button/Button";
import { IconButton } from "~/ui/button/IconButton";
import { Toggle } from "~/ui/field/Toggle";
import styles from "./FilterPanel.module.css";
import { LabelFilters } from "./LabelFilters";

interface Props {
  hidePassing: boolean;
  onHidePassing: (hide: boolean) => void;
  /** Checks whose labels may be filtered by. */
  checks: readonly CheckSummary[];
  filters: Filters;
  onFilters: (filters: Filters) => void;
  /** On small screens the panel folds away; the owner holds the button that opens it. */
  isOpen: boolean;
  onClose: () => void;
  /** Settings of the list that have no room elsewhere on a phone. */
  extra: ReactNode;
}

/** Id of the panel, for the button that opens it. */
export const filterPanelId = "health-filters";

/** Calls `onClose` on Escape, unless that closed something within. */
function useClosing(isOpen: boolean, onClose: () => void) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) onClose();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isOpen, onClose]);
}

/** Left filter panel (spec 2 §2); on small screens it folds behind a button. */
export function FilterPanel(props: Props) {
  const { hidePassing, onHidePassing, checks, filters, onFilters, isOpen, onClose, extra } = props;
  useClosing(isOpen, onClose);
  const count = Object.keys(filters).length;
  return (
    <>
      {/* A press beside the panel closes it and does not reach the list beneath. */}
      {isOpen ? <div className={styles["scrim"]} role="presentation" onClick={onClose} /> : null}
      <aside id={filterPanelId} aria-label="Filters" className={styles["panel"]} data-open={isOpen}>
        <div className={styles["close"]}>
          <IconButton icon={X} label="Close filters" onClick={onClose} />
        </div>
        {extra}
        <Toggle label="Hide Passing" checked={hidePassing} onChange={onHidePassing} />
        <h2 className={styles["heading"]}>Filter by Label</h2>
        <LabelFilters checks={checks} filters={filters} onFilters={onFilters} />
        {count > 0 ? (
          <div>
            <Button variant="quiet" onClick={() => onFilters({})}>
              Clear {count} {count === 1 ? "filter" : "filters"}
            </Button>
          </div>
        ) : null}
      </aside>
    </>
  );
}
