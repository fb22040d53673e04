import { useId, useState, type KeyboardEvent } from "react";
import styles from "./ComboInput.module.css";

type Props = {
  label: string;
  /** The value in force; the input shows it until something is typed. */
  value: string;
  /** Suggestions; any other text may be typed too. */
  options: readonly string[];
  /** Receives the text on Enter, on choosing a suggestion, and on leaving the field after a change. */
  onApply: (text: string) => void;
  /** What may be typed. */
  hint?: string;
  /** What is wrong with the value in force. */
  error?: string | undefined;
};

/** A text input with suggestions. What was typed stays, also when the owner refuses it. */
export function ComboInput({ label, value, options, onApply, hint, error }: Props) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    // The value changed from outside: Back, a cleared filter.
    setShown(value);
    setDraft(undefined);
  }
  const apply = (text: string) => {
    if (text.trim() !== value) onApply(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && draft !== undefined) apply(draft);
    if (event.key === "Escape") setDraft(undefined);
  };
  return (
    <div className={styles["combo"]}>
      <label htmlFor={id} className={styles["label"]}>
        {label}
      </label>
      <input
        id={id}
        className={styles["input"]}
        list={`${id}-options`}
        value={draft ?? value}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setDraft(event.target.value);
          if (options.includes(event.target.value)) apply(event.target.value);
        }}
        onBlur={() => {
          if (draft !== undefined) apply(draft);
        }}
        onKeyDown={onKeyDown}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-hint`}
        title={hint}
      />
      <datalist id={`${id}-options`}>
        {options.map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
      <span id={`${id}-hint`} className={styles["hint"]} data-error={error !== undefined}>
        {error ?? hint}
      </span>
    </div>
  );
}
