import { Button as RadixButton, Spinner } from "@radix-ui/themes";
import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import styles from "./Button.module.css";
import { disabledProps, tooltipOnlyOnVisibleFocus } from "./disabledProps";
import { ReasonTip } from "~/ui/overlay/ReasonTip";
import { useWhyHelp } from "~/ui/overlay/whyHelp";

/** Primary is the one main action of a view, quiet stands in a line of text or a bar, danger cannot be undone. */
export type ButtonVariant = "primary" | "plain" | "quiet" | "danger";

type Props = Omit<ComponentProps<"button">, "disabled" | "color"> & {
  variant?: ButtonVariant;
  /** Stands before the text. */
  icon?: LucideIcon;
  /** Shows a spinner in place of the content and ignores clicks; the focus stays. */
  isBusy?: boolean;
  /** Why the action is not possible now. Shown on hover and focus; clicks are ignored. */
  disabledReason?: string | undefined;
  /** Puts the text of a quiet button below the text above it, where it stands alone in its line. */
  flush?: boolean;
  /** Gives the look to the one child, such as a link. */
  asChild?: boolean;
};

const LOOKS = {
  primary: { variant: "solid", color: undefined },
  plain: { variant: "surface", color: "gray" },
  quiet: { variant: "ghost", color: undefined },
  danger: { variant: "solid", color: "red" },
} as const;

/** A button with text. */
export function Button(props: Props) {
  const {
    variant = "plain",
    icon: Icon,
    isBusy = false,
    disabledReason,
    flush = false,
    asChild = false,
    children,
    ...rest
  } = props;
  const inert = isBusy || disabledReason !== undefined;
  const onWhy = useWhyHelp(disabledReason);
  const content: ReactNode = asChild ? (
    children
  ) : (
    <>
      <span className={styles["content"]}>
        {Icon && <Icon size={14} aria-hidden />}
        {children}
      </span>
      {isBusy && (
        <span className={styles["spinner"]}>
          <Spinner size="1" />
        </span>
      )}
    </>
  );
  return (
    <ReasonTip reason={disabledReason}>
      <RadixButton
        type={asChild ? undefined : "button"}
        {...(inert ? disabledProps(rest, onWhy) : rest)}
        asChild={asChild}
        {...LOOKS[variant]}
        className={`${styles["button"]} ${rest.className ?? ""}`}
        data-look={variant}
        data-flush={flush || undefined}
        data-inert={disabledReason === undefined ? undefined : ""}
        aria-busy={isBusy || undefined}
        onFocus={(event) => {
          rest.onFocus?.(event);
          tooltipOnlyOnVisibleFocus(event);
        }}
      >
        {content}
      </RadixButton>
    </ReasonTip>
  );
}
