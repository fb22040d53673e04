import { SlidersHorizontal, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { LabelFilters as Filters } from "~/lib/labels";
import { Button } from "~/ui/Button";
import { IconButton } from "~/ui/IconButton";
import { Toggle } from "~/ui/Toggle";
import type { LabelKey } from "./filters";
import styles from "./FilterPanel.module.css";
import { LabelFilters } from "./LabelFilters";

interface Props {
  hidePassing: boolean;
  onHidePassing: (hide: boolean) => void;
  keys: readonly LabelKey[];
  filters: Filters;
  onFilters: (filters: Filters) => void;
}

/** Left filter panel (spec 2 §2). On small screens it folds behind a button and closes on Escape or a click outside. */
export function FilterPanel({ hidePassing, onHidePassing, keys, filters, onFilters }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLDivElement>(null);
  const count = Object.keys(filters).length;

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      setIsOpen(false);
      opener.current?.querySelector("button")?.focus();
    };
    const onPointer = (event: PointerEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      // Menus of the panel's own selects are drawn outside of it.
      if (!target || target.closest("[data-radix-popper-content-wrapper]")) return;
      if (!panel.current?.contains(target) && !opener.current?.contains(target)) setIsOpen(false);
    };
    addEventListener("keydown", onKey);
    addEventListener("pointerdown", onPointer);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("pointerdown", onPointer);
    };
  }, [isOpen]);

  return (
    <>
      <div className={styles["opener"]} ref={opener}>
        <Button
          onClick={() => setIsOpen((open) => !open)}
          aria-expanded={isOpen}
          aria-controls="health-filters"
        >
          <SlidersHorizontal size={14} aria-hidden /> Filters{count > 0 ? ` (${count})` : ""}
        </Button>
      </div>
      <aside
        id="health-filters"
        aria-label="Filters"
        className={styles["panel"]}
        data-open={isOpen}
        ref={panel}
      >
        <div className={styles["close"]}>
          <IconButton icon={X} label="Close filters" onClick={() => setIsOpen(false)} />
        </div>
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
    </>
  );
}
