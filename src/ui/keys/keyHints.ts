import { type RefObject, useEffect } from "react";

/** One key, or keys that belong together, and what they do. */
export type KeyHint = readonly [keys: string, does: string];

/** What a part of the page answers to. */
export interface KeyHints {
  /** The part, as its reader knows it: "Table: Scopes". */
  where: string;
  hints: readonly KeyHint[];
}

type Held = KeyHints & { place: RefObject<Element | null> | undefined };

const held = new Set<Held>();

/**
 * Tells which keys a part answers to while it is shown; call it beside the handler. The list of shortcuts has no other
 * source.
 * @param where undefined or no hints: it answers to none at the moment.
 * @param place an element of the part: while that is hidden or out of reach behind a dialog, the keys are not told.
 */
export function useKeyHints(
  where: string | undefined,
  hints: readonly KeyHint[],
  place?: RefObject<Element | null>,
): void {
  useEffect(() => {
    if (where === undefined || hints.length === 0) return undefined;
    const mine = { where, hints, place };
    held.add(mine);
    return () => {
      held.delete(mine);
    };
  }, [where, hints, place]);
}

const isInReach = ({ place }: Held) =>
  place === undefined ||
  (place.current !== null &&
    // A dialog hides the page at once and makes it inert a moment later.
    place.current.closest('[inert], [aria-hidden="true"]') === null &&
    place.current.checkVisibility());

/** What the parts in reach answer to, the latest first; parts of one name are told once. */
export function keysInReach(): KeyHints[] {
  const parts = new Map<string, KeyHints>();
  for (const part of [...held].toReversed())
    if (isInReach(part)) {
      const same = parts.get(part.where)?.hints ?? [];
      const news = part.hints.filter(([keys]) => !same.some(([known]) => known === keys));
      parts.set(part.where, { where: part.where, hints: [...same, ...news] });
    }
  return [...parts.values()];
}

let hasSingle = true;

/** Whether keys without Ctrl or Cmd that work wherever the focus is (`/`, `?`) do anything (WCAG 2.1.4). */
export const singleKeys = {
  isOn: (): boolean => hasSingle,
  set: (isOn: boolean): void => {
    hasSingle = isOn;
  },
};
