import { Popover } from "@radix-ui/themes";
import type { ComponentProps, ReactNode, RefObject } from "react";
import { OptionList } from "./OptionList";

type Props = Omit<ComponentProps<typeof OptionList>, "emptyText"> & {
  /** Accessible name of the panel. */
  panelLabel: string;
  className: string | undefined;
  /** The field that the panel belongs to: a press in it closes nothing. */
  anchor: RefObject<HTMLElement | null>;
  /** Shown below the options. */
  children?: ReactNode;
};

/** Options below a text field that keeps the focus: pressing one takes none of it away. */
export function OptionsPanel({ panelLabel, className, anchor, children, ...list }: Props) {
  return (
    <Popover.Content
      className={className}
      aria-label={panelLabel}
      align="start"
      sideOffset={4}
      collisionPadding={8}
      onOpenAutoFocus={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onInteractOutside={(event) => {
        if (event.target instanceof Node && anchor.current?.contains(event.target))
          event.preventDefault();
      }}
    >
      <OptionList {...list} emptyText="No options found" />
      {children}
    </Popover.Content>
  );
}
