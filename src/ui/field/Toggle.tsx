import { Switch } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { useId } from "react";
import { ReasonTip } from "~/ui/overlay/ReasonTip";
import { useWhyHelp } from "~/ui/overlay/whyHelp";
import styles from "./Toggle.module.css";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";

type Props = {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Stands below the label. */
  hint?: ReactNode;
  /** Why it cannot be changed now; shown on hover and focus. */
  disabledReason?: string | undefined;
  /** Name of the field in a form. */
  name?: string;
};

/** A switch with its label; it applies at once. */
export function Toggle({ label, checked, onChange, hint, disabledReason, name }: Props) {
  const id = useId();
  const isDisabled = disabledReason !== undefined;
  const onWhy = useWhyHelp(disabledReason);
  const notes = [hint && `${id}-hint`, isDisabled && `${id}-reason`].filter(Boolean).join(" ");
  return (
    <div className={styles["toggle"]} data-inert={isDisabled || undefined}>
      {/* The tooltip stands around the switch: on it, it would overwrite the switch's own state. */}
      <ReasonTip reason={disabledReason}>
        <span className={styles["control"]}>
          <Switch
            id={id}
            size="1"
            name={name}
            checked={checked}
            onCheckedChange={isDisabled ? onWhy : onChange}
            aria-disabled={isDisabled || undefined}
            aria-describedby={notes || undefined}
            className={styles["switch"]}
          />
        </span>
      </ReasonTip>
      <div>
        <label htmlFor={id} className={styles["label"]}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className={styles["hint"]}>
            {hint}
          </p>
        )}
        {isDisabled && (
          <VisuallyHidden>
            <span id={`${id}-reason`}>{disabledReason}</span>
          </VisuallyHidden>
        )}
      </div>
    </div>
  );
}
