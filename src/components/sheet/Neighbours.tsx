import { ArrowDown, ArrowUp } from "lucide-react";
import type { KeyboardEvent } from "react";
import { IconButton } from "~/ui/button/IconButton";
import styles from "./sheet.module.css";

/** The page of a list that a record was opened from. */
export interface Neighbours {
  /** Ids of the page's rows. */
  order: readonly string[];
  /** Rows before this page. */
  first: number;
  /** Rows of all pages. */
  total: number;
  onOpen: (id: string) => void;
}

/** Where a single letter is text and no command. */
const isTyping = (target: EventTarget) =>
  target instanceof Element &&
  target.closest("input, textarea, select, [contenteditable], [role=listbox], [role=menu]") !==
    null;

/** What stands before and after a row, and the keys k and j that lead there while the focus is in the details. */
export function neighboursOf(id: string, { order, first, total, onOpen }: Neighbours) {
  const at = order.indexOf(id);
  const [previous, next] = [order[at - 1], at < 0 ? order[0] : order[at + 1]];
  const goTo = (to: string | undefined) => (to === undefined ? undefined : () => onOpen(to));
  return {
    place: at < 0 ? undefined : { number: first + at + 1, total },
    goPrevious: goTo(previous),
    goNext: goTo(next),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      const go = { j: goTo(next), k: goTo(previous) }[event.key];
      if (!go) return;
      event.preventDefault();
      go();
    },
  };
}

/** Previous, place and next in the header of the details. */
export function NeighbourButtons({
  near: { place, goPrevious, goNext },
  noun,
}: {
  near: ReturnType<typeof neighboursOf>;
  noun: string;
}) {
  return (
    <>
      <IconButton
        icon={ArrowUp}
        label={`Previous ${noun} (k)`}
        disabledReason={goPrevious ? undefined : "this page of the list shows none before it"}
        onClick={goPrevious}
      />
      {place ? (
        <span className={styles["place"]}>
          {place.number.toLocaleString("en")} of {place.total.toLocaleString("en")}
        </span>
      ) : null}
      <IconButton
        icon={ArrowDown}
        label={`Next ${noun} (j)`}
        disabledReason={goNext ? undefined : "this page of the list shows none after it"}
        onClick={goNext}
      />
    </>
  );
}
