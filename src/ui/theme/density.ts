import { createContext, useContext } from "react";

/** Compact is the default; comfortable has taller rows and controls. */
export type Density = "compact" | "comfortable";

/** Row height in px per density; the same figures stand in theme.css as --qd-row. */
const ROW_HEIGHT: Record<Density, number> = { compact: 35, comfortable: 44 };

/** Set by ThemeRoot. */
export const DensityContext = createContext<Density>("compact");

/** The height of a list row, for windowed lists. */
export function useRowHeight(): number {
  return ROW_HEIGHT[useContext(DensityContext)];
}
