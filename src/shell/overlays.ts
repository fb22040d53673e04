import { useSyncExternalStore } from "react";

/** What can open over every page; one at a time. */
export type Overlay = "palette" | "preferences" | "shortcuts";

let current: Overlay | null = null;
const listeners = new Set<() => void>();

function show(overlay: Overlay | null): void {
  current = overlay;
  for (const listener of listeners) listener();
}

/** Opens an overlay in place of the one that is open. */
export const openOverlay = (overlay: Overlay): void => show(overlay);

/** Closes whatever is open. */
export const closeOverlay = (): void => show(null);

/** The overlay that is open. */
export const useOverlay = (): Overlay | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
