import { Switch, Tooltip } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { useId } from "react";
import styles from "./Toggle.module.css";

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
  const control = (
    <Switch
      id={id}
      size="1"
      name={name}
      checked={checked}
      onCheckedChange={isDisabled ? undefined : onChange}
      aria-disabled={isDisabled || undefined}
      aria-describedby={hint ? `${id}-hint` : undefined}
      className={styles["switch"]}
    />
  );
  return (
    <div className={styles["toggle"]} data-inert={isDisabled || undefined}>
      {isDisabled ? <Tooltip content={disabledReason}>{control}</Tooltip> : control}
      <div>
        <label htmlFor={id} className={styles["label"]}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className={styles["hint"]}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
