/** A search within a text, and what it has found. */
export interface Lookup {
  text: string;
  onText: (text: string) => void;
  count: number;
  /** False while there are lines left to be searched. */
  isWhole: boolean;
  /** Place of the present line among the matches, or -1. */
  at: number;
  onGo: (step: 1 | -1) => void;
}

/** The match that a step leads to from the present line, around the ends; undefined where nothing matches. */
export const nextMatch = (
  matches: readonly number[],
  current: number,
  step: 1 | -1,
): number | undefined =>
  step === 1
    ? (matches.find((line) => line > current) ?? matches[0])
    : (matches.findLast((line) => line < current) ?? matches.at(-1));
