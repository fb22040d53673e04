import { Popover } from "@radix-ui/themes";
import { ChevronDown, TriangleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { PopoverPanel } from "~/ui/overlay/PopoverPanel";
import { FaultLine, type Fault } from "~/ui/feedback/FaultLine";
import styles from "./PickButton.module.css";

type Props = Omit<ComponentProps<"button">, "value"> & {
  /** Accessible name of what opens. */
  label: string;
  /** Fills the line it stands in and has the outline of a field, instead of one of a bar. */
  isField?: boolean;
  /** Where the panel belongs to, for one in a dialog. */
  container?: HTMLElement | undefined;
  panelClassName?: string | undefined;
  /** Why choices are missing: the closed button warns of it, the open part says it. */
  fault?: Fault | undefined;
  /** The open part; mounted anew with every opening. */
  renderPanel: (close: () => void) => ReactNode;
};

/** The one button that opens choices: a press or an arrow key opens them, Escape and a choice close them. */
export function PickButton(props: Props) {
  const {
    label,
    isField = false,
    container,
    panelClassName,
    fault,
    renderPanel,
    children,
    ...button
  } = props;
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger>
        <button
          type="button"
          title={fault?.text}
          {...button}
          className={styles["button"]}
          data-field={isField || undefined}
          onKeyDown={(event) => {
            if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
            event.preventDefault();
            setOpen(true);
          }}
        >
          {children}
          {fault ? <TriangleAlert size={14} aria-hidden className={styles["fault"]} /> : null}
          <ChevronDown size={14} aria-hidden className={styles["chevron"]} />
        </button>
      </Popover.Trigger>
      <PopoverPanel
        className={`${styles["panel"]} ${panelClassName ?? ""}`}
        aria-label={label}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        container={container}
      >
        {fault ? <FaultLine fault={fault} /> : null}
        {renderPanel(() => setOpen(false))}
      </PopoverPanel>
    </Popover.Root>
  );
}

/** The search field at the head of the open choices. */
export const PickSearch = (props: ComponentProps<"input">) => (
  <input
    type="text"
    autoComplete="off"
    spellCheck={false}
    {...props}
    className={styles["search"]}
  />
);
