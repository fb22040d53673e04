import styles from "./SeverityMark.module.css";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";

/** What a severity looks like; words that nobody knows look like info. */
export type SeverityShape = "critical" | "high" | "medium" | "low" | "info";

const shapes: Readonly<Record<string, SeverityShape>> = {
  blocker: "critical",
  critical: "critical",
  high: "high",
  medium: "medium",
  warning: "medium",
  low: "low",
};

/** The mark of a severity, whatever its case. */
export const severityShape = (severity: string | null | undefined): SeverityShape =>
  shapes[severity?.toLowerCase() ?? ""] ?? "info";

/** Its word, capitalised: "High". */
const severityWord = (severity: string | null | undefined): string =>
  severity ? severity.charAt(0).toUpperCase() + severity.slice(1).toLowerCase() : "Unknown";

/** Marks in a box of 12: filled triangle, outlined triangle, filled diamond, outlined diamond, ring. */
const outlines: Readonly<Record<SeverityShape, string>> = {
  critical: "M6 1.2 11.4 10.8 H0.6 Z",
  high: "M6 2.2 10.5 10.1 H1.5 Z",
  medium: "M6 0.8 11.2 6 6 11.2 0.8 6 Z",
  low: "M6 1.6 10.4 6 6 10.4 1.6 6 Z",
  info: "M6 2.2 A3.8 3.8 0 1 0 6 9.8 A3.8 3.8 0 1 0 6 2.2 Z",
};

interface Props {
  severity: string | null | undefined;
  /** Shows the word beside the mark; else it is the tooltip and for screen readers. */
  showLabel?: boolean;
}

/** A severity as shape and colour: one scale of marks everywhere. */
export function SeverityMark({ severity, showLabel = false }: Props) {
  const shape = severityShape(severity);
  const word = severityWord(severity);
  return (
    <span className={styles["severity"]} title={showLabel ? undefined : word}>
      <svg
        className={styles["mark"]}
        data-severity={shape}
        width="12"
        height="12"
        viewBox="0 0 12 12"
        aria-hidden
      >
        <path d={outlines[shape]} />
      </svg>
      {showLabel ? <span>{word}</span> : <VisuallyHidden>{word}</VisuallyHidden>}
    </span>
  );
}
