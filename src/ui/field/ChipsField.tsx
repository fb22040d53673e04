import { useId, type ReactNode } from "react";
import field from "./TextField.module.css";
import styles from "./ChipsField.module.css";

export interface Chip {
  value: string;
  label: string;
}

type Props = {
  label: string;
  options: readonly Chip[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
};

/** Several out of a short list: checkboxes that look like chips. What is chosen and not offered is shown too. */
export function ChipsField(props: Props) {
  const { label, options, value, onChange, error, hint, required, disabled = false } = props;
  const id = useId();
  const offered = new Set(options.map((option) => option.value));
  const others = value
    .filter((own) => !offered.has(own))
    .map((own) => ({ value: own, label: own }));
  return (
    <fieldset
      className={styles["field"]}
      disabled={disabled}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles["label"]}>
        {label}
        {required ? <span aria-hidden> *</span> : null}
      </legend>
      <div className={styles["chips"]}>
        {[...options, ...others].map((option) => (
          <label key={option.value} className={styles["chip"]}>
            <input
              type="checkbox"
              className={styles["input"]}
              checked={value.includes(option.value)}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...value, option.value]
                    : value.filter((own) => own !== option.value),
                )
              }
            />
            {option.label}
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className={field["error"]}>
          {error}
        </p>
      ) : null}
      {hint ? <p className={field["hint"]}>{hint}</p> : null}
    </fieldset>
  );
}
