import { useId, useRef } from "react";
import type { TextIssue } from "~/lib/yaml/yamlDocuments";
import { IssueLines } from "./IssueLines";
import { selectLine } from "./selectLine";
import styles from "./YamlField.module.css";

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** What makes the text unreadable, at its line. */
  issues?: readonly TextIssue[];
  hint?: string;
  /** What is wrong with a text that can be read. */
  error?: string | undefined;
  /** Lines shown before it scrolls. */
  rows?: number;
  onBlur?: () => void;
}

/**
 * Labelled text area of YAML (or JSON), for small fields; whole specs have SpecEditor. The text is the person's: it is
 * never replaced, not even when it cannot be read; each issue names its line and leads there.
 */
export function YamlField(props: Props) {
  const { label, value, onChange, issues = [], hint, error, rows = 12, onBlur } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <div className={styles["field"]}>
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
        aria-invalid={issues.length > 0 || error !== undefined || undefined}
        aria-describedby={`${id}-issues ${id}-error ${id}-hint`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
      <IssueLines
        id={`${id}-issues`}
        issues={issues}
        hints={[]}
        onGo={(line) => selectLine(area.current, line)}
      />
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles["error"]}>
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className={styles["hint"]} hidden={hint === undefined}>
        {hint}
      </p>
    </div>
  );
}
