import { type ReactNode, useMemo } from "react";
import { UnfoldVertical } from "lucide-react";
import { type CodeLanguage, lineTokens } from "~/ui/text/codeTokens";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import type { DiffFold, DiffLine, DiffPair, Stretch } from "./diffModel";
import styles from "./DiffView.module.css";

/** Pieces of a line: coloured as code, the words that changed marked. */
function piecesOf({ text, marks = [] }: DiffLine, language: CodeLanguage) {
  const edges = new Set(marks.flat());
  const isMarked = (at: number) => marks.some(([from, to]: Stretch) => at >= from && at < to);
  const pieces: { at: number; text: string; kind: string | undefined; isMarked: boolean }[] = [];
  let at = 0;
  for (const token of lineTokens({ text, isBlock: false }, language)) {
    const end = at + token.text.length;
    const cuts = [at, ...[...edges].filter((edge) => edge > at && edge < end), end].toSorted(
      (a, b) => a - b,
    );
    for (let cut = 0; cut < cuts.length - 1; cut += 1) {
      const [from = 0, to = 0] = [cuts[cut], cuts[cut + 1]];
      pieces.push({
        at: from,
        text: text.slice(from, to),
        kind: token.kind,
        isMarked: isMarked(from),
      });
    }
    at = end;
  }
  return pieces;
}

function Text({ line, language }: { line: DiffLine; language: CodeLanguage }): ReactNode {
  const pieces = useMemo(() => piecesOf(line, language), [line, language]);
  return pieces.map(({ at, text, kind, isMarked }) => {
    const className = kind && styles[kind === "number" ? "figure" : kind];
    return isMarked ? (
      <mark key={at} className={`${styles["word"]} ${className ?? ""}`}>
        {text}
      </mark>
    ) : className ? (
      <span key={at} className={className}>
        {text}
      </span>
    ) : (
      text
    );
  });
}

const signs = { same: "", added: "+", removed: "−" };
const words = { same: "", added: "Added: ", removed: "Removed: " };

function Cells({
  line,
  number,
  language,
}: {
  line: DiffLine | undefined;
  number: number | undefined;
  language: CodeLanguage;
}) {
  return (
    <>
      <span className={styles["number"]} role="cell" data-kind={line?.kind ?? "none"}>
        {number}
      </span>
      <span className={styles["text"]} role="cell" data-kind={line?.kind ?? "none"}>
        {line ? (
          <>
            <span className={styles["sign"]} aria-hidden>
              {signs[line.kind]}
            </span>
            <VisuallyHidden>{words[line.kind]}</VisuallyHidden>
            <Text line={line} language={language} />
          </>
        ) : null}
      </span>
    </>
  );
}

/** A line of a comparison in one column. */
export function UnifiedRow({ line, language }: { line: DiffLine; language: CodeLanguage }) {
  return (
    <div role="row" className={styles["row"]} data-columns="unified">
      <span className={styles["number"]} role="cell" data-kind={line.kind}>
        {line.before}
      </span>
      <Cells line={line} number={line.after} language={language} />
    </div>
  );
}

/** Old and new beside each other. */
export function SideRow({ pair, language }: { pair: DiffPair; language: CodeLanguage }) {
  return (
    <div role="row" className={styles["row"]} data-columns="side">
      <Cells line={pair.left} number={pair.left?.before} language={language} />
      <Cells line={pair.right} number={pair.right?.after} language={language} />
    </div>
  );
}

/** Equal lines that are folded away; those that are known open on a click. */
export function FoldRow({ fold, onOpen }: { fold: DiffFold; onOpen: () => void }) {
  const text = `${fold.count.toLocaleString("en")} equal ${fold.count === 1 ? "line" : "lines"}`;
  return (
    <div role="row" className={styles["fold"]}>
      <span role="cell">
        {fold.lines.length > 0 ? (
          <button type="button" className={styles["unfold"]} onClick={onOpen}>
            <UnfoldVertical size={14} aria-hidden /> {text}
          </button>
        ) : (
          <span className={styles["unfold"]}>{text}</span>
        )}
      </span>
    </div>
  );
}
