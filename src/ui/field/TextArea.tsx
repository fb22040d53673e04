import { useId } from "react";
import field from "./TextField.module.css";
import styles from "./TextArea.module.css";
import type { FieldProps } from "./TextField";

type Props = Omit<FieldProps, "ref" | "onEnter" | "error"> & {
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  /** For YAML, JSON and scripts. */
  mono?: boolean;
  onBlur?: () => void;
};

/** Labelled text of several lines with its hint and its error. */
export function TextArea(props: Props) {
  const { label, value, onChange, error, hint, placeholder, rows = 3, mono } = props;
  const { required = false, disabled = false, onBlur } = props;
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
      <textarea
        id={id}
        className={styles["area"]}
        data-mono={mono || undefined}
        data-invalid={error ? true : undefined}
        rows={rows}
        spellCheck={!mono}
        placeholder={placeholder}
        required={required}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
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
