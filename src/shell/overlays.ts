import { useSyncExternalStore } from "react";
import { keysInReach, type KeyHints } from "~/ui/keys/keyHints";

/** What can open over every page; one at a time. */
export type Overlay = "palette" | "preferences" | "shortcuts" | "kubeconfig" | "mcp";

let current: Overlay | null = null;
const listeners = new Set<() => void>();

function show(overlay: Overlay | null): void {
  current = overlay;
  for (const listener of listeners) listener();
}

/** Where the focus goes back to: the dialogs have no button of their own that they would know. */
let opener: HTMLElement | null = null;

/** What has the focus; for an entry of a menu, which goes away, the button of the menu. */
function focusHolder(): HTMLElement | null {
  const active = document.activeElement;
  const buttonId = active?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  const holder = buttonId ? document.getElementById(buttonId) : active;
  return holder instanceof HTMLElement && holder !== document.body ? holder : null;
}

function giveFocusBack(): void {
  if (current !== null) return;
  const target = opener?.isConnected ? opener : document.getElementById("main");
  target?.focus();
  opener = null;
}

let here: readonly KeyHints[] = [];

/** What the page answered to when the first overlay opened over it and took it out of reach. */
export const keysOfPage = (): readonly KeyHints[] => here;

/** Opens an overlay in place of the one that is open. */
export function openOverlay(overlay: Overlay): void {
  if (current === null) here = keysInReach();
  opener ??= focusHolder();
  show(overlay);
}

/** Closes whatever is open and gives the focus back, unless another overlay opens at once. */
export function closeOverlay(): void {
  if (current === null) return;
  show(null);
  setTimeout(giveFocusBack);
}

/** The overlay that is open. */
export const useOverlay = (): Overlay | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
