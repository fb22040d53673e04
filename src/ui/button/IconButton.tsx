import { IconButton as RadixIconButton, Spinner } from "@radix-ui/themes";
import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { disabledProps, tooltipOnlyOnVisibleFocus } from "./disabledProps";
import styles from "./IconButton.module.css";
import { Tip } from "~/ui/overlay/Tip";
import { reasonWith, useWhyHelp } from "~/ui/overlay/whyHelp";

type Props = Omit<ComponentProps<"button">, "disabled" | "color" | "children"> & {
  icon: LucideIcon;
  /** What it does: its accessible name and its tooltip. */
  label: string;
  /** Quiet has no border, plain has one. */
  variant?: "quiet" | "plain";
  /** Turns the icon into a spinner and ignores clicks; the focus stays. */
  isBusy?: boolean;
  /** Why the action is not possible now. Shown on hover and focus after the label; clicks are ignored. */
  disabledReason?: string | undefined;
  tooltipSide?: "top" | "right" | "bottom" | "left";
};

/** A square button with an icon alone. */
export function IconButton(props: Props) {
  const {
    icon: Icon,
    label,
    variant = "quiet",
    isBusy = false,
    disabledReason,
    tooltipSide,
    ...rest
  } = props;
  const inert = isBusy || disabledReason !== undefined;
  const onWhy = useWhyHelp(disabledReason);
  return (
    <Tip
      content={
        disabledReason === undefined ? label : `${label}: ${reasonWith(onWhy, disabledReason)}`
      }
      side={tooltipSide}
    >
      <RadixIconButton
        type="button"
        {...(inert ? disabledProps(rest, onWhy) : rest)}
        variant={variant === "plain" ? "surface" : "ghost"}
        color="gray"
        className={`${styles["button"]} ${rest.className ?? ""}`}
        data-look={variant}
        data-inert={disabledReason === undefined ? undefined : ""}
        aria-label={label}
        aria-busy={isBusy || undefined}
        onFocus={(event) => {
          rest.onFocus?.(event);
          tooltipOnlyOnVisibleFocus(event);
        }}
      >
        {isBusy ? <Spinner size="1" /> : <Icon size={16} aria-hidden />}
      </RadixIconButton>
    </Tip>
  );
}
