/** A name that a spec can go on with at its caret. */
export interface SpecName {
  label: string;
  /** What it names, in a word or two. */
  detail: string;
  /** What is put in where it is more than the label. */
  insert?: string;
}

/** Names of a kind's own that can stand at an offset of a spec's text, beside what its schema knows. */
export type SpecNames = (text: string, offset: number) => readonly SpecName[];
