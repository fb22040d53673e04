import styles from "./ChipsField.module.css";
import { FieldGroup, type FieldShell } from "./Field";

export interface Chip {
  value: string;
  label: string;
}

type Props = FieldShell & {
  options: readonly Chip[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
};

/** Several out of a short list: checkboxes that look like chips. What is chosen and not offered is shown too. */
export function ChipsField({ options, value, onChange, ...shell }: Props) {
  const offered = new Set(options.map((option) => option.value));
  const others = value
    .filter((own) => !offered.has(own))
    .map((own) => ({ value: own, label: own }));
  return (
    <FieldGroup {...shell}>
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
    </FieldGroup>
  );
}
