import { Field, type FieldShell } from "./Field";
import styles from "./SelectField.module.css";
import field from "./TextField.module.css";

export interface SelectOption {
  value: string;
  label: string;
}

type Props = FieldShell & {
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  /** Stands for "nothing chosen yet". */
  placeholder?: string;
  onBlur?: () => void;
};

/** Labelled choice of one out of a short list, by the browser's own control. */
export function SelectField(props: Props) {
  const { value, onChange, onBlur, options, placeholder, ...shell } = props;
  return (
    <Field {...shell}>
      {(control) => (
        <div
          className={field["box"]}
          data-invalid={control["aria-invalid"]}
          data-disabled={control.disabled || undefined}
        >
          <select
            {...control}
            className={styles["select"]}
            value={value}
            data-empty={value === "" || undefined}
            onChange={({ target }) => onChange(target.value)}
            onBlur={onBlur}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}
