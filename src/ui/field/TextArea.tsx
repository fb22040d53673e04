import { Field } from "./Field";
import styles from "./TextArea.module.css";
import { TextBox } from "./TextBox";
import type { FieldProps } from "./TextField";

type Props = Omit<FieldProps, "ref" | "onEnter"> & {
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  /** For YAML, JSON and scripts. */
  mono?: boolean;
  onBlur?: () => void;
};

/** Labelled text of several lines with its hint and its error. */
export function TextArea(props: Props) {
  const { value, onChange, onBlur, placeholder, rows = 3, mono, ...shell } = props;
  return (
    <Field {...shell}>
      {(control) => (
        <TextBox
          {...control}
          className={styles["area"]}
          data-mono={mono || undefined}
          data-invalid={control["aria-invalid"]}
          rows={rows}
          spellCheck={!mono}
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
