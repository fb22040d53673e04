import { useDeferredValue, type ReactElement } from "react";

/**
 * Draws its child a moment behind the rest: the choice that changed it is on the screen first, and the next choice need
 * not wait until it is drawn.
 */
export function Deferred({ children }: { children: ReactElement }) {
  return useDeferredValue(children);
}
