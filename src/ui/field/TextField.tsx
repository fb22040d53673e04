import { type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref, useId } from "react";
import styles from "./TextField.module.css";

/** What fields of all kinds share. */
export type FieldProps = {
  label: string;
  /** Sentence that says what is wrong; stands below the field and is read with it. */
  error?: string;
  /** What belongs into the field, or how it was understood. */
  hint?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  /** Called on the Enter key (spec 3 §5). */
  onEnter?: () => void;
  ref?: Ref<HTMLInputElement>;
};

type Props = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  type?: "text" | "password" | "email" | "url";
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: "text" | "decimal" | "numeric";
  /** For ids, dates and expressions. */
  mono?: boolean;
  /** A button or a unit inside the field, at its end. */
  trailing?: ReactNode;
  onBlur?: () => void;
};

/** Labelled text input with its hint and its error. */
export function TextField(props: Props) {
  const {
    label,
    value,
    onChange,
    error,
    hint,
    placeholder,
    required = false,
    disabled = false,
  } = props;
  const {
    onEnter,
    ref,
    type = "text",
    autoComplete = "off",
    inputMode,
    mono,
    trailing,
    onBlur,
  } = props;
  const id = useId();
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={styles["field"]}>
      <label htmlFor={id} className={styles["label"]}>
        {label}
        {required ? <span aria-hidden> *</span> : null}
      </label>
      <div
        className={styles["box"]}
        data-invalid={error ? true : undefined}
        data-disabled={disabled || undefined}
      >
        <input
          ref={ref}
          id={id}
          className={styles["input"]}
          data-mono={mono || undefined}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
          spellCheck={false}
          placeholder={placeholder}
          required={required}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.nativeEvent.isComposing) onEnter?.();
          }}
        />
        {trailing}
      </div>
      {error ? (
        <p id={`${id}-error`} className={styles["error"]}>
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className={styles["hint"]}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
