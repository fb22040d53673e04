import { useSyncExternalStore } from "react";
import { preferences, usePreferences } from "~/components/preferences/preferences";
import { useMediaQuery } from "~/ui/theme/useMediaQuery";
import { narrow } from "./breakpoints";

/** Where there is little room the sidebar is folded and opens over the page; that is no choice to keep. */
let isOpenOver = false;
const listeners = new Set<() => void>();

function setOpenOver(isOpen: boolean): void {
  isOpenOver = isOpen;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Expands or collapses the sidebar, for the button, the palette and the keyboard. */
export function toggleSidebar(): void {
  if (window.matchMedia(narrow).matches) setOpenOver(!isOpenOver);
  else
    preferences.write({
      sidebar: preferences.read().sidebar === "collapsed" ? "expanded" : "collapsed",
    });
}

/** Folds the sidebar that stands over the page. */
export const closeSidebarOver = (): void => setOpenOver(false);

/** Whether the sidebar shows icons alone, and whether it stands over the page. */
export function useSidebar(): { isCollapsed: boolean; isOver: boolean } {
  const chosen = usePreferences().sidebar;
  const isNarrow = useMediaQuery(narrow);
  const isOpen = useSyncExternalStore(subscribe, () => isOpenOver);
  return isNarrow
    ? { isCollapsed: !isOpen, isOver: isOpen }
    : { isCollapsed: chosen === "collapsed", isOver: false };
}
