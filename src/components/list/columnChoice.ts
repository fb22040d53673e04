import * as v from "valibot";
import { useState } from "react";
import { signedInPerson } from "~/api/person";

/** What a reader has chosen about the columns of a list. */
export interface ColumnChoice {
  hidden: readonly string[];
  /** Pixels by column id; the others are as wide as the list says. */
  widths: Readonly<Record<string, number>>;
}

const stored = v.object({
  hidden: v.fallback(v.array(v.string()), []),
  widths: v.fallback(v.record(v.string(), v.pipe(v.number(), v.minValue(1))), {}),
});
const nothing: ColumnChoice = { hidden: [], widths: {} };

/** One per person: several may share a browser. */
const keyOf = (list: string) => `quarterdeck.columns.${signedInPerson() ?? "nobody"}.${list}`;

function read(list: string): ColumnChoice {
  try {
    return v.parse(
      v.fallback(stored, { hidden: [], widths: {} }),
      JSON.parse(localStorage.getItem(keyOf(list)) ?? "null"),
    );
  } catch {
    return nothing;
  }
}

/** Columns that this person has hidden or resized in a list, kept in this browser; undefined takes every choice back. */
export function useColumnChoice(list: string) {
  const [choice, setChoice] = useState(() => read(list));
  const keep = (next: ColumnChoice | undefined) => {
    setChoice(next ?? nothing);
    try {
      if (next === undefined) localStorage.removeItem(keyOf(list));
      else localStorage.setItem(keyOf(list), JSON.stringify(next));
    } catch {
      // Without storage the choice holds until the page is left.
    }
  };
  return [choice, keep] as const;
}
