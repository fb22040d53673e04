import type { TextIssue } from "~/lib/yaml/yamlDocuments";
import styles from "./YamlField.module.css";

interface Props {
  id: string;
  /** What makes the text unreadable. Hints are shown only where there is none. */
  issues: readonly TextIssue[];
  hints: readonly TextIssue[];
  onGo: (line: number) => void;
}

/** Hints shown at once; the rest is a number. */
const shownHints = 5;

/** What is wrong with a text, line by line; each line leads there. */
export function IssueLines({ id, issues, hints, onGo }: Props) {
  const isHint = issues.length === 0;
  const shown = isHint ? hints.slice(0, shownHints) : issues;
  const more = isHint ? hints.length - shown.length : 0;
  return (
    <div id={id} role="status" className={styles["lines"]}>
      {shown.map(({ line, message }) => (
        <p key={`${line} ${message}`} className={styles["issue"]} data-hint={isHint || undefined}>
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
      ))}
      {more > 0 && <p className={styles["hint"]}>and {more} more</p>}
    </div>
  );
}
