import type { ReactNode } from "react";
import { useDrawn } from "./drawQueue";

interface DrawnProps {
  /** Pixels that stand free until then. */
  height: number;
  /** For what cannot wait: it has the focus, or is asked for by the address. */
  isAtOnce?: boolean;
  children: ReactNode;
}

/** A part of a long list, drawn in the first frame that has time for it. */
export function Drawn({ height, isAtOnce = false, children }: DrawnProps) {
  return useDrawn(isAtOnce) ? children : <div style={{ height }} />;
}
