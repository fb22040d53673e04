import { useId, useMemo, useRef } from "react";
import type { TextFault } from "~/lib/yamlDocuments";
import { Button } from "~/ui/Button";
import { unwrappedSpec } from "./specText";
import styles from "./YamlField.module.css";

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** What makes the text unreadable, at its line. */
  faults?: readonly TextFault[];
  /** What looks wrong, although the text can be saved. */
  hints?: readonly TextFault[];
  hint?: string;
  /** Lines shown before it scrolls. */
  rows?: number;
  /** Grows with the space that is left. */
  fill?: boolean;
  /** Offers to take the spec out of a pasted manifest. */
  unwrap?: boolean;
  onBlur?: () => void;
}

/** Hints shown at once; the rest is a number. */
const shownHints = 5;

/**
 * Labelled editor of YAML (or JSON). The text is the person's: it is never replaced, not even when it cannot be read;
 * each fault names its line and leads there.
 */
export function YamlField(props: Props) {
  const { label, value, onChange, faults = [], hints = [], hint, rows = 12, fill, onBlur } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { unwrap = false } = props;
  const inner = useMemo(() => (unwrap ? unwrappedSpec(value) : undefined), [unwrap, value]);
  const goTo = (line: number) => {
    const start = value.split("\n", line - 1).reduce((at, text) => at + text.length + 1, 0);
    const end = value.indexOf("\n", start);
    area.current?.focus();
    area.current?.setSelectionRange(start, end < 0 ? value.length : end);
  };
  const more = hints.length - shownHints;
  return (
    <div className={styles["field"]} data-fill={fill || undefined}>
      <label htmlFor={id} className={styles["label"]}>
        {label}
      </label>
      <textarea
        ref={area}
        id={id}
        className={styles["area"]}
        rows={rows}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={faults.length > 0 || undefined}
        aria-describedby={`${id}-faults ${id}-hint`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
      {inner === undefined ? null : (
        <p className={styles["wrapped"]}>
          Wrapping spec field detected, do you want to unwrap it?{" "}
          <Button variant="quiet" onClick={() => onChange(inner)}>
            Yes
          </Button>
        </p>
      )}
      <div id={`${id}-faults`} role="status" className={styles["lines"]}>
        {faults.map((fault) => (
          <Line key={`${fault.line} ${fault.message}`} fault={fault} onGo={goTo} />
        ))}
        {faults.length > 0
          ? null
          : hints
              .slice(0, shownHints)
              .map((fault) => (
                <Line key={`${fault.line} ${fault.message}`} fault={fault} onGo={goTo} isHint />
              ))}
        {faults.length === 0 && more > 0 ? <p className={styles["hint"]}>and {more} more</p> : null}
      </div>
      <p id={`${id}-hint`} className={styles["hint"]} hidden={hint === undefined}>
        {hint}
      </p>
    </div>
  );
}

interface LineProps {
  fault: TextFault;
  onGo: (line: number) => void;
  isHint?: boolean;
}

function Line({ fault: { line, message }, onGo, isHint }: LineProps) {
  return (
    <p className={styles["fault"]} data-hint={isHint || undefined}>
      <button
        type="button"
        className={styles["line"]}
        onClick={() => onGo(line)}
        title="Go to the line"
      >
        Line {line}
      </button>
      : {message}
    </p>
  );
}
