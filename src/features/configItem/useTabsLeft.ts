import { useMatches } from "@tanstack/react-router";
import { useState } from "react";

/** The search of a tab's address. */
type Left = Readonly<Record<string, unknown>>;

/** A link's search. Guarantee: it was read from the address of the very route that it leads to. */
const searchOf = (left: Left) => left as never;

const none: Left = {};

/**
 * What each tab was narrowed to when the reader left it, so that its link leads back there.
 * @param current id of the tab that is open; empty while that is not known.
 */
export function useTabsLeft(current: string): (id: string) => never {
  // Of the tab that is drawn: the location is ahead of it while the next one loads.
  const search: Left = useMatches({ select: (matches) => matches.at(-1)?.search ?? none });
  const [left, setLeft] = useState<ReadonlyMap<string, Left>>(new Map());
  if (current !== "" && left.get(current) !== search)
    setLeft(new Map([...left, [current, search]]));
  return (id) => {
    // What the bar beside the tabs is narrowed to goes along by itself, as it is now.
    const { incidentType: _type, incidentStatus: _status, ...own } = left.get(id) ?? none;
    return searchOf(own);
  };
}
