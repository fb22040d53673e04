import type { KeyboardEvent } from "react";
import { type KeyHint, useKeyHints } from "~/ui/keys/keyHints";

/** What the handler below answers to. */
const hints: readonly KeyHint[] = [
  ["↑ ↓", "Line before, line after"],
  ["Page Up Page Down", "As many lines as there is room for"],
  ["Home End", "First line, last line"],
  ["Enter", "Unfold the line"],
  ["Space", "Select the line"],
  ["Shift ↑ ↓", "Select lines"],
  ["Esc", "Select nothing"],
];

interface Options {
  count: number;
  /** Place of the row that the keys have come to; -1 for none. */
  active: () => number;
  /** Rows that fit the frame. */
  page: () => number;
  onMove: (index: number) => void;
  onOpen: (index: number) => void;
  /** Selects a line, or with `extend` all from the last one up to it. */
  onSelect: (index: number, extend: boolean) => void;
  onClear: () => void;
}

/** Keys of the table: arrows walk, Space selects, Shift extends, Enter unfolds, Escape lets the selection go. */
export function useLogKeys(options: Options) {
  const { count, onMove, onOpen, onSelect, onClear } = options;
  useKeyHints(count > 0 ? "Log lines" : undefined, hints);
  return (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const page = Math.max(1, options.page() - 1);
    const active = options.active();
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + page,
      PageUp: active - page,
      Home: 0,
      End: count - 1,
    };
    const to = steps[event.key];
    if (to !== undefined && count > 0) {
      event.preventDefault();
      const index = Math.max(0, Math.min(count - 1, to));
      onMove(index);
      if (event.shiftKey) onSelect(index, true);
    } else if (event.key === " " && active >= 0) {
      event.preventDefault();
      onSelect(active, event.shiftKey);
    } else if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      onOpen(active);
    } else if (event.key === "Escape") onClear();
  };
}
