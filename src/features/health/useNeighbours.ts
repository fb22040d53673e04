import type { KeyboardEvent } from "react";
import type { ChangeCheck, CheckSearch } from "./search";

/** Going on to another check starts its history at the first page; range, tab and filters stay. */
const onto = (checkId: string): Partial<CheckSearch> => ({
  checkId,
  runPage: undefined,
  runFrom: undefined,
  runTo: undefined,
  run: undefined,
});

/** Where a single letter is text and no command. */
const isTyping = (target: EventTarget) =>
  target instanceof Element &&
  target.closest("input, textarea, select, [contenteditable], [role=listbox], [role=menu]") !==
    null;

/**
 * The checks before and after the open one, in the order of the list, and the keys k and j that lead there while the
 * focus is in the details (WCAG 2.1.4).
 */
export function useNeighbours(checkId: string, order: readonly string[], onSearch: ChangeCheck) {
  const at = order.indexOf(checkId);
  const previous = order[at - 1];
  const next = at < 0 ? order[0] : order[at + 1];
  const goTo = (id: string | undefined) =>
    id === undefined ? undefined : () => onSearch(onto(id));
  return {
    place: at < 0 ? undefined : { number: at + 1, of: order.length },
    goPrevious: goTo(previous),
    goNext: goTo(next),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      const go = { j: goTo(next), k: goTo(previous) }[event.key];
      if (go === undefined) return;
      event.preventDefault();
      go();
    },
  };
}
