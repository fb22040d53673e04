import { Eye, EyeOff } from "lucide-react";
import { useId, useState } from "react";
import field from "./TextField.module.css";
import styles from "./SecretField.module.css";
import type { FieldProps } from "./TextField";

type Props = Omit<FieldProps, "ref" | "onEnter" | "error"> & {
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Keys and certificates have many lines. */
  lines?: boolean;
};

/** Labelled input for something secret: masked, with a button that shows it. */
export function SecretField(props: Props) {
  const { label, value, onChange, error, hint, placeholder, lines = false } = props;
  const { required = false, disabled = false } = props;
  const id = useId();
  const [shown, setShown] = useState(false);
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""]
    .filter(Boolean)
    .join(" ");
  const control = {
    id,
    spellCheck: false,
    placeholder,
    required,
    disabled,
    value,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  } as const;
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className={field["field"]}>
      <label htmlFor={id} className={field["label"]}>
        {label}
        {required ? <span aria-hidden> *</span> : null}
      </label>
      <div
        className={lines ? styles["tall"] : field["box"]}
        data-invalid={error ? true : undefined}
        data-disabled={disabled || undefined}
      >
        {lines ? (
          <textarea
            {...control}
            className={styles["area"]}
            data-masked={!shown || undefined}
            rows={4}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <input
            {...control}
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
          aria-label={`Show ${label}`}
          aria-pressed={shown}
          title={shown ? "Hide" : "Show"}
          onClick={() => setShown(!shown)}
        >
          <Icon size={14} aria-hidden />
        </button>
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
