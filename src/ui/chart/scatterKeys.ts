import type { KeyboardEvent, PointerEvent } from "react";

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
