import { ArrowDown, ArrowUp } from "lucide-react";
import { type KeyboardEvent, useMemo } from "react";
import { IconButton } from "~/ui/button/IconButton";
import { type KeyHint, useKeyHints } from "~/ui/keys/keyHints";
import { isTyping } from "~/ui/keys/typing";
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

/** In a list of choices a letter looks for one. */
const isChoosing = (target: EventTarget) =>
  target instanceof Element && target.closest("[role=listbox]") !== null;

const nothing: Neighbours = { order: [], first: 0, total: 0, onOpen: () => undefined };

/**
 * What stands before and after a row, and the keys k and j that lead there while the focus is in the details
 * (WCAG 2.1.4).
 * @param noun what a row is, in small letters.
 */
export function useNeighbours(id: string, noun: string, of: Neighbours = nothing) {
  const { order, first, total, onOpen } = of;
  const at = order.indexOf(id);
  const [previous, next] = [order[at - 1], at < 0 ? order[0] : order[at + 1]];
  const goTo = (to: string | undefined) => (to === undefined ? undefined : () => onOpen(to));
  const keys = { j: goTo(next), k: goTo(previous) };
  const [hasNext, hasPrevious] = [next !== undefined, previous !== undefined];
  const hints = useMemo(
    (): KeyHint[] => [
      ...(hasNext ? [["j", `Next ${noun}`] as const] : []),
      ...(hasPrevious ? [["k", `Previous ${noun}`] as const] : []),
    ],
    [hasNext, hasPrevious, noun],
  );
  useKeyHints(`Details of the ${noun}`, hints);
  return {
    place: at < 0 ? undefined : { number: first + at + 1, total },
    goPrevious: keys.k,
    goNext: keys.j,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (isTyping(event.target) || isChoosing(event.target)) return;
      const go = event.key === "j" ? keys.j : event.key === "k" ? keys.k : undefined;
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
  near: ReturnType<typeof useNeighbours>;
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
