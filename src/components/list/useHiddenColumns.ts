import { useState } from "react";

const keyOf = (list: string) => `quarterdeck.hiddenColumns.${list}`;

function stored(list: string): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? "[]");
    return new Set(Array.isArray(ids) ? ids.map(String) : []);
  } catch {
    return new Set();
  }
}

/** Columns that the reader has hidden in a list; the choice is kept for this browser. */
export function useHiddenColumns(list: string) {
  const [hidden, setHidden] = useState(() => stored(list));
  const keep = (next: ReadonlySet<string>) => {
    setHidden(next);
    try {
      localStorage.setItem(keyOf(list), JSON.stringify([...next]));
    } catch {
      // Without storage the choice holds until the page is left.
    }
  };
  return [hidden, keep] as const;
}
