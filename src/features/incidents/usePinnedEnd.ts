import { useCallback } from "react";

/** Pixels from the end within which a reader is there. */
const NEAR = 48;

/**
 * Starts the tab that an element stands in at its end, where the newest is, and keeps it there while it grows, as long
 * as the reader does not scroll up. Only where the tab scrolls by itself: on a phone the page does.
 */
export function usePinnedEnd() {
  return useCallback((element: HTMLElement | null) => {
    const panel = element?.closest('[role="tabpanel"]');
    if (!element || !panel) return undefined;
    let isAtEnd = true;
    const follow = () => {
      if (isAtEnd && getComputedStyle(panel).overflowY === "auto")
        panel.scrollTop = panel.scrollHeight;
    };
    let last = 0;
    const note = () => {
      const { scrollTop: top } = panel;
      // What comes in late moves the end away, which is not the reader's doing.
      if (panel.scrollHeight - top - panel.clientHeight < NEAR) isAtEnd = true;
      else if (top < last) isAtEnd = false;
      last = top;
    };
    const size = new ResizeObserver(follow);
    size.observe(element);
    // What stands above it may come in late and take of its room.
    size.observe(panel);
    panel.addEventListener("scroll", note, { passive: true });
    return () => {
      size.disconnect();
      panel.removeEventListener("scroll", note);
    };
  }, []);
}
