import { useState } from "react";
import { Button } from "~/ui/button/Button";
import { Dialog } from "~/ui/overlay/Dialog";
import { scrollRegion } from "~/ui/layout/scrollRegion";
import { Toggle } from "~/ui/field/Toggle";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import styles from "./ReviewChanges.module.css";
import { reviewOf, type ReviewLine, type ReviewPart } from "./reviewLines";

interface Props {
  open: boolean;
  /** Names the record: "Save changes to store-terminals?" */
  title: string;
  /** The text as it is saved. */
  before: string;
  /** The text as it would be saved. */
  after: string;
  onConfirm: () => void;
  onClose: () => void;
  isBusy?: boolean;
  confirmLabel?: string;
}

/**
 * Shows what would change, line by line, before an existing record is saved. A table of our own, not Monaco's diff: who
 * saves a form has loaded no editor, which is 860 KB with gzip in front of a question, and what changed has to be read
 * by a screen reader and on a phone.
 */
export function ReviewChanges(props: Props) {
  return props.open ? <OpenReview {...props} /> : null;
}

function OpenReview(props: Props) {
  const { title, before, after, onConfirm, onClose, isBusy = false, confirmLabel = "Save" } = props;
  const [isWhole, setIsWhole] = useState(false);
  const review = reviewOf(before, after, isWhole ? Number.MAX_SAFE_INTEGER : undefined);
  const { parts, rest, added, removed } = review;
  const isSame = parts.length === 0;
  const hides = rest > 0 || parts.some(({ skipped }) => skipped > 0);
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={() => {
        if (!isBusy) onClose();
      }}
      title={title}
      description={
        isSame ? undefined : `${counted(added, "added")}, ${counted(removed, "removed")}`
      }
      footer={
        <>
          <Button
            onClick={onClose}
            disabledReason={isBusy ? "Under way: wait for the answer." : undefined}
          >
            Keep editing
          </Button>
          <Button
            variant="primary"
            data-dialog-start
            onClick={onConfirm}
            isBusy={isBusy}
            disabledReason={isSame ? "Nothing has changed." : undefined}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {isSame ? (
        <p className={styles["same"]}>No changes: the text is as it was saved.</p>
      ) : (
        <>
          {(hides || isWhole) && (
            <div className={styles["tools"]}>
              <Toggle label="Show unchanged lines" checked={isWhole} onChange={setIsWhole} />
            </div>
          )}
          <div className={styles["scroller"]} {...scrollRegion("Changes")}>
            <table className={styles["lines"]}>
              <caption>
                <VisuallyHidden>Changes line by line</VisuallyHidden>
              </caption>
              <thead className={styles["head"]}>
                <tr>
                  <th scope="col">Old</th>
                  <th scope="col">New</th>
                  <th scope="col">
                    <VisuallyHidden>Change</VisuallyHidden>
                  </th>
                  <th scope="col">Text</th>
                </tr>
              </thead>
              {parts.map((part) => (
                <Part key={partKey(part)} part={part} />
              ))}
              {rest > 0 && (
                <tbody>
                  <Fold count={rest} />
                </tbody>
              )}
            </table>
          </div>
        </>
      )}
    </Dialog>
  );
}

const counted = (count: number, word: string) =>
  `${count} ${count === 1 ? "line" : "lines"} ${word}`;
const partKey = ({ lines: [line] }: ReviewPart) => `${line?.before} ${line?.after}`;

function Fold({ count }: { count: number }) {
  return (
    <tr className={styles["fold"]}>
      <td colSpan={4}>{counted(count, "unchanged")}</td>
    </tr>
  );
}

function Part({ part: { skipped, lines } }: { part: ReviewPart }) {
  return (
    <tbody>
      {skipped > 0 && <Fold count={skipped} />}
      {lines.map((line) => (
        <Line key={`${line.before} ${line.after}`} line={line} />
      ))}
    </tbody>
  );
}

const signs = {
  same: { sign: "", word: "Unchanged" },
  added: { sign: "+", word: "Added" },
  removed: { sign: "−", word: "Removed" },
} as const;

function Line({ line: { kind, text, before, after } }: { line: ReviewLine }) {
  const { sign, word } = signs[kind];
  return (
    <tr data-kind={kind}>
      <td className={styles["number"]}>{before}</td>
      <td className={styles["number"]}>{after}</td>
      <td className={styles["sign"]}>
        <span aria-hidden>{sign}</span>
        <VisuallyHidden>{word}</VisuallyHidden>
      </td>
      <td className={styles["text"]}>{text}</td>
    </tr>
  );
}
