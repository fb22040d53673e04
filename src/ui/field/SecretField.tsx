import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Field } from "./Field";
import styles from "./SecretField.module.css";
import type { FieldProps } from "./TextField";
import field from "./TextField.module.css";

type Props = Omit<FieldProps, "ref" | "onEnter"> & {
  value: string;
  onChange: (value: string) => void;
  /** Keys and certificates have many lines. */
  lines?: boolean;
};

/** Labelled input for something secret: masked, with a button that shows it. */
export function SecretField({ value, onChange, placeholder, lines = false, ...shell }: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const text = { spellCheck: false, placeholder, value } as const;
  return (
    <Field {...shell}>
      {(control) => (
        <div
          className={lines ? styles["tall"] : field["box"]}
          data-invalid={control["aria-invalid"]}
          data-disabled={control.disabled || undefined}
        >
          {lines ? (
            <textarea
              {...control}
              {...text}
              className={styles["area"]}
              data-masked={!shown || undefined}
              rows={4}
              autoComplete="off"
              onChange={({ target }) => onChange(target.value)}
            />
          ) : (
            <input
              {...control}
              {...text}
              className={field["input"]}
              type={shown ? "text" : "password"}
              // "off" is not heeded for passwords.
              autoComplete="new-password"
              onChange={({ target }) => onChange(target.value)}
            />
          )}
          <button
            type="button"
            className={styles["eye"]}
            aria-label={`Show ${shell.label}`}
            aria-pressed={shown}
            title={shown ? "Hide" : "Show"}
            onClick={() => setShown(!shown)}
          >
            <Icon size={14} aria-hidden />
          </button>
        </div>
      )}
    </Field>
  );
}
