import type { ComponentProps, FocusEvent, MouseEvent } from "react";

type ButtonProps = ComponentProps<"button">;

/**
 * Props of a button that cannot be used now but keeps its place in the tab order, so that keyboard and pointer reach
 * the reason; a press leads to the explanation of the reason, where there is one. Handlers that could start something,
 * also those of a menu or popover trigger, are left out.
 */
export function disabledProps(props: ButtonProps, onWhy?: () => void): ButtonProps {
  return {
    ...props,
    "aria-disabled": true,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onWhy?.();
    },
    onPointerDown: undefined,
    onMouseDown: undefined,
    onKeyDown: undefined,
    onKeyUp: undefined,
  };
}

/** Keeps a tooltip shut when focus comes back by script after a click, for example when a dialog closes. */
export function tooltipOnlyOnVisibleFocus(event: FocusEvent<HTMLElement>): void {
  if (!event.currentTarget.matches(":focus-visible")) event.preventDefault();
}
