import type { TextFault } from "~/lib/yamlDocuments";
import styles from "./YamlField.module.css";

interface Props {
  id: string;
  /** What makes the text unreadable. Hints are shown only where there is none. */
  faults: readonly TextFault[];
  hints: readonly TextFault[];
  onGo: (line: number) => void;
}

/** Hints shown at once; the rest is a number. */
const shownHints = 5;

/** What is wrong with a text, line by line; each line leads there. */
export function FaultLines({ id, faults, hints, onGo }: Props) {
  const isHint = faults.length === 0;
  const shown = isHint ? hints.slice(0, shownHints) : faults;
  const more = isHint ? hints.length - shown.length : 0;
  return (
    <div id={id} role="status" className={styles["lines"]}>
      {shown.map(({ line, message }) => (
        <p key={`${line} ${message}`} className={styles["fault"]} data-hint={isHint || undefined}>
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
