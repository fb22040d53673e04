import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from "react";
import { Field, type FieldShell } from "./Field";
import styles from "./TextField.module.css";

/** What fields of all kinds share. */
export type FieldProps = FieldShell & {
  placeholder?: string;
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
  const { value, onChange, onBlur, onEnter, ref, placeholder, mono, trailing, ...shell } = props;
  const { type = "text", autoComplete = "off", inputMode } = props;
  return (
    <Field {...shell}>
      {(control) => (
        <div
          className={styles["box"]}
          data-invalid={control["aria-invalid"]}
          data-disabled={control.disabled || undefined}
        >
          <input
            {...control}
            ref={ref}
            className={styles["input"]}
            data-mono={mono || undefined}
            type={type}
            inputMode={inputMode}
            autoComplete={autoComplete}
            spellCheck={false}
            placeholder={placeholder}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            onBlur={onBlur}
            onKeyDown={(event) => {
              if (event.key === "Enter" && !event.nativeEvent.isComposing) onEnter?.();
            }}
          />
          {trailing}
        </div>
      )}
    </Field>
  );
}
