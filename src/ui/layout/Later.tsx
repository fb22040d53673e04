import { useDeferredValue, type ReactNode } from "react";

interface LaterProps {
  /** What stands there meanwhile, of the final size. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Draws its children once what stands around them is on the screen, in slices between which the page answers: drawn at
 * once, a whole page holds the main thread of a slow machine for a third of a second.
 */
export function Later({ fallback, children }: LaterProps) {
  return useDeferredValue(true, false) ? children : fallback;
}
