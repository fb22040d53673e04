import { useSyncExternalStore } from "react";

/** Config types that stand first in the summary, kept for this browser (facts 12.5). */
const storageKey = "quarterdeck.configTypesFavorites";
const listeners = new Set<() => void>();
let pinned: ReadonlySet<string> | undefined;

function stored(): ReadonlySet<string> {
  try {
    const types: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return new Set(Array.isArray(types) ? types.map(String) : []);
  } catch {
    return new Set();
  }
}

const read = () => (pinned ??= stored());

/** Pins a type, or takes the pin away. */
export function togglePin(type: string): void {
  const next = new Set(read());
  if (!next.delete(type)) next.add(type);
  pinned = next;
  try {
    localStorage.setItem(storageKey, JSON.stringify([...next]));
  } catch {
    // Without storage the pins last as long as the page.
  }
  for (const listener of listeners) listener();
}

/** The pinned types. */
export const usePinnedTypes = (): ReadonlySet<string> =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);
