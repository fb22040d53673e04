import { useSyncExternalStore } from "react";

/** How a comparison stands: old beside new, or one below the other. */
type DiffLayout = "side" | "unified";

const key = "quarterdeck.diffLayout";
const listeners = new Set<() => void>();
/** Holds where storage is switched off. */
let chosen: DiffLayout | undefined;

function read(): DiffLayout {
  if (chosen) return chosen;
  try {
    return localStorage.getItem(key) === "unified" ? "unified" : "side";
  } catch {
    return "side";
  }
}

/** The reader's choice, kept for this browser. */
export function useDiffLayout(): [DiffLayout, (layout: DiffLayout) => void] {
  const layout = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);
  const keep = (next: DiffLayout) => {
    chosen = next;
    try {
      localStorage.setItem(key, next);
    } catch {
      // Then it holds until the page is reloaded.
    }
    for (const listener of listeners) listener();
  };
  return [layout, keep];
}
