import type { KeyboardEvent, PointerEvent } from "react";
import { type KeyHint, useKeyHints } from "~/ui/keys/keyHints";

const points: readonly KeyHint[] = [
  ["← →", "Point before, point after"],
  ["Home End", "First point, last point"],
];
const pickable: readonly KeyHint[] = [...points, ["Enter", "Open what the point stands for"]];
const days: readonly KeyHint[] = [
  ["↑ ↓", "Day before, day after"],
  ["← →", "Week before, week after"],
];

/** Tells the keys of a chart whose points, or days, are walked. */
export const useChartHints = (walked: "points" | "pickable" | "days"): void =>
  useKeyHints(walked === "days" ? "Calendars" : "Charts", { points, pickable, days }[walked]);

/**
 * What makes a drawing a chart that is reached by keyboard: a named group whose keys move over its points. HTML has no
 * element for it.
 */
export const chartProps = (
  label: string,
  onKeyDown: (event: KeyboardEvent) => void,
  onPointerMove: (event: PointerEvent<HTMLElement>) => void,
  onLeave: () => void,
  onClick: () => void,
) =>
  ({
    role: "group",
    "aria-roledescription": "chart",
    "aria-label": label,
    tabIndex: 0,
    onKeyDown,
    onPointerMove,
    onClick,
    onPointerLeave: onLeave,
    onBlur: onLeave,
  }) as const;
