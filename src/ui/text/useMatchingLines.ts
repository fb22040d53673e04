import { useEffect, useMemo, useState } from "react";
import { matchingLines } from "~/lib/search/matches";

/** So many lines are searched at once: a slow machine needs a few milliseconds for them. */
const AT_ONCE = 2_000;
/** Lines between two looks at the clock. */
const PART = 200;
/** Milliseconds of searching between two moments in which the page answers. */
const SLICE = 8;
/** Milliseconds between two looks at what was found so far: each draws the pane anew. */
const SHOWN_EVERY = 200;

interface MatchingLines {
  /** Places of the lines that hold the text, in their order. */
  found: readonly number[];
  /** False while lines are left to be searched. */
  isWhole: boolean;
}

const none: MatchingLines = { found: [], isWhole: true };
const begun: MatchingLines = { found: [], isWhole: false };
const asItIs = (text: string) => text;

/**
 * The lines that hold a text, whatever its case. Many lines are searched in slices between which the page answers; what
 * is found is given out as it comes.
 * @param read what a line reads as, where it holds more than that, such as colours.
 */
export function useMatchingLines(
  texts: readonly string[],
  search: string,
  read: (text: string) => string = asItIs,
): MatchingLines {
  const wanted = search.trim();
  const isShort = texts.length <= AT_ONCE;
  const atOnce = useMemo(
    () =>
      isShort && wanted !== ""
        ? { found: matchingLines(texts.map(read), wanted), isWhole: true }
        : none,
    [texts, wanted, read, isShort],
  );
  const [latest, setLatest] = useState({ wanted, lines: begun });
  useEffect(
    () =>
      isShort || wanted === ""
        ? undefined
        : searchInSlices({ texts, wanted, read }, (lines) => setLatest({ wanted, lines })),
    [texts, wanted, read, isShort],
  );
  if (isShort || wanted === "") return atOnce;
  return latest.wanted === wanted ? latest.lines : begun;
}

interface Task {
  texts: readonly string[];
  wanted: string;
  read: (text: string) => string;
}

/** Tells what it has found every now and then, and at its end; the returned function stops it. */
function searchInSlices({ texts, wanted, read }: Task, tell: (lines: MatchingLines) => void) {
  const found: number[] = [];
  let from = 0;
  let told = performance.now();
  const step = () => {
    const start = performance.now();
    while (from < texts.length && performance.now() - start < SLICE) {
      for (const line of matchingLines(texts.slice(from, from + PART).map(read), wanted))
        found.push(from + line);
      from += PART;
    }
    const isWhole = from >= texts.length;
    if (isWhole || performance.now() - told > SHOWN_EVERY) {
      told = performance.now();
      tell({ found: isWhole ? found : [...found], isWhole });
    }
    if (!isWhole) timer = setTimeout(step);
  };
  let timer = setTimeout(step);
  return () => clearTimeout(timer);
}
