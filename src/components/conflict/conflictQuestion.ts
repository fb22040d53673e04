import { type ReactNode, useSyncExternalStore } from "react";
import type { Clash, Side } from "~/lib/json/merge";

/** Names of a record's editable fields as its form labels them, by column. */
export type FieldLabels = Readonly<Record<string, string>>;

interface Shared {
  /** What it is and its name: "scope payments". */
  record: string;
  labels: FieldLabels;
  /** How values of some columns are shown, where the value itself says nothing: ids by the names of their records. */
  show?: ValueViews | undefined;
}

/** Draws the value of a column; of columns that belong together, their values in order. */
export type ValueViews = Readonly<Record<string, (value: unknown) => ReactNode>>;

/** What a person is asked when a record is not as it was read. */
export type Question =
  | (Shared & {
      kind: "save";
      clashes: readonly Clash[];
      /** Labels of what only the other one changed; it stays. */
      kept: readonly string[];
    })
  | (Shared & {
      kind: "delete";
      /** What changed since: `base` is how it was, `theirs` how it is. */
      clashes: readonly Clash[];
    });

/** The side of each clash in their order; undefined where the person gave up. */
export type Answer = readonly Side[] | undefined;

interface Asked {
  question: Question;
  answer: (answer: Answer) => void;
}

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function publish(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Puts the question into the page and waits for its answer; one that was open is given up. */
export const ask = (question: Question): Promise<Answer> =>
  new Promise((resolve) => {
    asked?.answer(undefined);
    publish({
      question,
      answer: (answer) => {
        publish(null);
        resolve(answer);
      },
    });
  });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The question that waits for its answer, if any. */
export const openQuestion = (): Asked | null => asked;

/** The same, for the page. */
export const useAsked = (): Asked | null => useSyncExternalStore(subscribe, openQuestion);
