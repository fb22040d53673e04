import { useSyncExternalStore } from "react";

const key = "quarterdeck.checkDrawer";
const listeners = new Set<() => void>();
/** Holds where storage is switched off. */
let chosen: string | undefined;

function read(): boolean {
  try {
    return (chosen ?? localStorage.getItem(key)) !== "folded";
  } catch {
    return chosen !== "folded";
  }
}

/** Whether the details of a check take the whole screen; folded they are a sheet beside the list. */
export const useDrawerExpanded = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);

/** Keeps the choice for this browser, so that the next check opens in the same way. */
export function keepDrawerExpanded(isExpanded: boolean): void {
  chosen = isExpanded ? "expanded" : "folded";
  try {
    localStorage.setItem(key, chosen);
  } catch {
    // Then it holds until the page is reloaded.
  }
  for (const listener of listeners) listener();
}
