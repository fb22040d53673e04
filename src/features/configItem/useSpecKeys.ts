import type { KeyboardEvent } from "react";
import type { SpecLines } from "~/lib/yaml/specLines";
import { type KeyHint, useKeyHints } from "~/ui/keys/keyHints";

interface Options {
  lines: SpecLines;
  visible: readonly number[];
  folded: ReadonlySet<number>;
  current: number;
  show: (line: number) => void;
  toggleFold: (line: number) => void;
  select: (line: number, anchor?: number) => void;
}

const page = 20;

/** What the handler below answers to. */
const hints: readonly KeyHint[] = [
  ["↑ ↓", "Line before, line after"],
  ["Page Up Page Down", `${page} lines`],
  ["Home End", "First line, last line"],
  ["← →", "Fold, unfold; to the line above"],
  ["Enter Space", "Select the line"],
  ["Shift ↑ ↓", "Select lines"],
];

/** Place of a line in the sorted list of visible ones, or of the one before it. */
function placeOf(visible: readonly number[], line: number): number {
  let [low, high] = [0, visible.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((visible[middle] ?? 0) <= line) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** Walks, folds and selects by keyboard; the tree is one tab stop. */
export function useSpecKeys({
  lines,
  visible,
  folded,
  current,
  show,
  toggleFold,
  select,
}: Options) {
  useKeyHints("Specification", hints);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = placeOf(visible, current);
    const isOpenable = (lines.ends[current] ?? current) > current;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + page,
      PageUp: at - page,
      Home: 0,
      End: visible.length - 1,
    };
    const step = steps[event.key];
    const target =
      step === undefined ? undefined : visible[Math.min(Math.max(step, 0), visible.length - 1)];
    if (target !== undefined) {
      if (event.shiftKey) select(target, current);
      show(target);
    } else if (event.key === " " || event.key === "Enter") select(current);
    else if (event.key === "ArrowRight" && folded.has(current)) toggleFold(current);
    else if (event.key === "ArrowLeft") {
      if (isOpenable && !folded.has(current)) toggleFold(current);
      else if ((lines.parents[current] ?? -1) >= 0) show(lines.parents[current] ?? 0);
    } else return;
    event.preventDefault();
  };
  const levelOf = (line: number) => {
    let level = 1;
    for (let at = lines.parents[line] ?? -1; at >= 0; at = lines.parents[at] ?? -1) level += 1;
    return level;
  };
  return Object.assign(onKeyDown, { levelOf });
}
