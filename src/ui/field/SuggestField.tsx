import { TextField, type FieldProps } from "./TextField";
import styles from "./SuggestField.module.css";

type Props = Omit<FieldProps, "ref" | "onEnter"> & {
  value: string;
  onChange: (value: string) => void;
  /** One press fills the field; any other text may be typed. */
  suggestions: readonly string[];
  mono?: boolean;
};

/** Labelled text input with ready answers below it. */
export function SuggestField({ suggestions, ...field }: Props) {
  const { label, value, disabled = false, onChange } = field;
  return (
    <div className={styles["field"]}>
      <TextField {...field} />
      {suggestions.length > 0 && !disabled ? (
        <div className={styles["suggestions"]} role="group" aria-label={`${label}: suggestions`}>
          {suggestions.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              className={styles["suggestion"]}
              aria-pressed={suggestion === value}
              onClick={() => onChange(suggestion)}
            >
              {suggestion}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
