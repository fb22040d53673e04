import { ChevronRight } from "lucide-react";
import { memo, type MouseEvent, type ReactNode } from "react";
import { type CodeLanguage, lineTokens } from "~/ui/text/codeTokens";
import { placesOf } from "~/lib/search/matches";
import styles from "./SpecView.module.css";

/** Height of a line in px; the same figure stands in the style sheet. */
export const LINE = 20;
/** Of longer lines only the beginning is drawn; copying takes them whole. */
const longest = 5_000;

interface Props {
  id: string;
  line: number;
  text: string;
  language: CodeLanguage;
  level: number;
  /** Lines that are folded away below it. */
  hidden: number | undefined;
  isOpenable: boolean;
  isSelected: boolean;
  isCurrent: boolean;
  search: string;
  onFold: (line: number) => void;
  onSelect: (extend: boolean) => void;
  /** The line becomes the one whose path is shown. */
  onCurrent: (line: number) => void;
}

const classes = { key: "key", string: "string", number: "figure", comment: "comment" } as const;

/** The pieces of a line in their colours; what is searched for is marked. */
function Pieces({ text, language, search }: Pick<Props, "text" | "language" | "search">) {
  const shown = text.slice(0, longest);
  const length = search.trim().length;
  const places = placesOf(shown, search);
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const token of lineTokens({ text: shown, isBlock: false }, language)) {
    const end = at + token.text.length;
    const cuts = new Set([at, end]);
    for (const place of places)
      for (const edge of [place, place + length]) if (edge > at && edge < end) cuts.add(edge);
    const edges = [...cuts].toSorted((a, b) => a - b);
    for (const [index, from] of edges.slice(0, -1).entries()) {
      const part = shown.slice(from, edges[index + 1]);
      const isFound = places.some((place) => place <= from && from < place + length);
      const className = token.kind && styles[classes[token.kind]];
      pieces.push(
        isFound ? (
          <mark key={from} className={`${styles["found"]} ${className ?? ""}`}>
            {part}
          </mark>
        ) : (
          <span key={from} className={className}>
            {part}
          </span>
        ),
      );
    }
    at = end;
  }
  return (
    <>
      {pieces}
      {text.length > longest ? "…" : ""}
    </>
  );
}

function Line(props: Props) {
  const { line, text, hidden, isOpenable, onFold, onSelect, onCurrent } = props;
  const onClick = (event: MouseEvent) => {
    if (window.getSelection()?.isCollapsed === false && !event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest("[data-fold]")) onFold(line);
    else if (event.target instanceof Element && event.target.closest("[data-number]"))
      onSelect(event.shiftKey);
    onCurrent(line);
  };
  return (
    // The tree around it holds the focus and hears the keys.
    <div
      id={props.id}
      role="treeitem"
      tabIndex={-1}
      aria-level={props.level}
      aria-selected={props.isSelected}
      aria-expanded={isOpenable ? hidden === undefined : undefined}
      className={styles["line"]}
      data-current={props.isCurrent || undefined}
      onClick={onClick}
      onKeyDown={undefined}
    >
      <span className={styles["number"]} data-number title="Select the line (Shift: up to here)">
        {line + 1}
      </span>
      <span className={styles["caret"]} data-fold={isOpenable || undefined} aria-hidden>
        {isOpenable ? <ChevronRight size={12} data-open={hidden === undefined} /> : null}
      </span>
      <span className={styles["text"]}>
        <Pieces text={text} language={props.language} search={props.search} />
        {hidden === undefined ? null : (
          <span className={styles["hidden"]} data-fold>
            {hidden.toLocaleString("en")} {hidden === 1 ? "line" : "lines"}
          </span>
        )}
      </span>
    </div>
  );
}

/** One line of a spec: number, fold mark, text. */
export const SpecLine = memo(Line);
