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

/** The text that is kept; what was kept under the list's title, as once all were, moves to its id. */
function keptText(list: string, title: string): string | null {
  const kept = localStorage.getItem(keyOf(list));
  const before = localStorage.getItem(keyOf(title));
  if (kept !== null || before === null) return kept;
  localStorage.setItem(keyOf(list), before);
  localStorage.removeItem(keyOf(title));
  return before;
}

function read(list: string, title: string): ColumnChoice {
  try {
    return v.parse(
      v.fallback(stored, { hidden: [], widths: {} }),
      JSON.parse(keptText(list, title) ?? "null"),
    );
  } catch {
    return nothing;
  }
}

/**
 * Columns that this person has hidden or resized in a list, kept in this browser; undefined takes every choice back.
 * @param list tells it from every other list: two views may have one title.
 */
export function useColumnChoice(list: string, title: string) {
  const [held, setHeld] = useState(() => ({ list, choice: read(list, title) }));
  // The same table may go on to show another list.
  const now = held.list === list ? held : { list, choice: read(list, title) };
  if (now !== held) setHeld(now);
  const keep = (next: ColumnChoice | undefined) => {
    setHeld({ list, choice: next ?? nothing });
    try {
      if (next === undefined) localStorage.removeItem(keyOf(list));
      else localStorage.setItem(keyOf(list), JSON.stringify(next));
    } catch {
      // Without storage the choice holds until the page is left.
    }
  };
  return [now.choice, keep] as const;
}
