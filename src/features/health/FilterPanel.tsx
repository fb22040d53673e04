import { X } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import type { LabelFilters as Filters } from "~/lib/labels/labels";
import { Button } from "~/ui/button/Button";
import { IconButton } from "~/ui/button/IconButton";
import { Toggle } from "~/ui/field/Toggle";
import type { LabelKey } from "./filters";
import styles from "./FilterPanel.module.css";
import { LabelFilters } from "./LabelFilters";

interface Props {
  hidePassing: boolean;
  onHidePassing: (hide: boolean) => void;
  keys: readonly LabelKey[];
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

/** Calls `onClose` on Escape and on a click outside of the panel. */
function useClosing(isOpen: boolean, onClose: () => void) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) onClose();
    };
    const onPointer = (event: PointerEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      // Menus of the panel's own selects are drawn outside of it, and the opener closes by itself.
      const isOurs = target?.closest(
        `[data-radix-popper-content-wrapper], [aria-controls=${filterPanelId}]`,
      );
      if (target && !isOurs && !panel.current?.contains(target)) onClose();
    };
    addEventListener("keydown", onKey);
    addEventListener("pointerdown", onPointer);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("pointerdown", onPointer);
    };
  }, [isOpen, onClose]);
  return panel;
}

/** Left filter panel (spec 2 §2); on small screens it folds behind a button. */
export function FilterPanel(props: Props) {
  const { hidePassing, onHidePassing, keys, filters, onFilters, isOpen, onClose, extra } = props;
  const panel = useClosing(isOpen, onClose);
  const count = Object.keys(filters).length;
  return (
    <aside
      id={filterPanelId}
      aria-label="Filters"
      className={styles["panel"]}
      data-open={isOpen}
      ref={panel}
    >
      <div className={styles["close"]}>
        <IconButton icon={X} label="Close filters" onClick={onClose} />
      </div>
      {extra}
      <Toggle label="Hide Passing" checked={hidePassing} onChange={onHidePassing} />
      <h2 className={styles["heading"]}>Filter by Label</h2>
      <LabelFilters keys={keys} filters={filters} onFilters={onFilters} />
      {count > 0 ? (
        <div>
          <Button variant="quiet" onClick={() => onFilters({})}>
            Clear {count} {count === 1 ? "filter" : "filters"}
          </Button>
        </div>
      ) : null}
    </aside>
  );
}
