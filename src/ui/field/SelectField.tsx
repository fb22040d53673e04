import { useId, type ReactNode } from "react";
import field from "./TextField.module.css";
import styles from "./SelectField.module.css";

export interface SelectOption {
  value: string;
  label: string;
}

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  /** Stands for "nothing chosen yet". */
  placeholder?: string;
  /** Sentence that says what is wrong; stands below the field and is read with it. */
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  onBlur?: () => void;
};

/** Labelled choice of one out of a short list, by the browser's own control. */
export function SelectField(props: Props) {
  const { label, value, onChange, options, placeholder, error, hint, required, disabled } = props;
  const id = useId();
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={field["field"]}>
      <label htmlFor={id} className={field["label"]}>
        {label}
        {required ? <span aria-hidden> *</span> : null}
      </label>
      <div
        className={field["box"]}
        data-invalid={error ? true : undefined}
        data-disabled={disabled || undefined}
      >
        <select
          id={id}
          className={styles["select"]}
          value={value}
          required={required}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          data-empty={value === "" || undefined}
          onChange={({ target }) => onChange(target.value)}
          onBlur={props.onBlur}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
      {error ? (
        <p id={`${id}-error`} className={field["error"]}>
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className={field["hint"]}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
