import { Check, Copy, WrapText } from "lucide-react";
import { type CSSProperties, useMemo, useRef, useState } from "react";
import { type CodeLanguage, type CodeLine, codeLines, lineTokens } from "./codeTokens";
import { copyText } from "~/ui/button/copyText";
import styles from "./Code.module.css";
import { scrollRegion } from "~/ui/layout/scrollRegion";
import { useWindowed } from "~/ui/table/windowed";

/** Height of a line in px; the same figure stands in the style sheet. */
const LINE = 20;
/** Longer texts keep only the lines in view in the document. */
const WINDOW_FROM = 2000;

type Props = {
  /** Names the region: "Spec of checkout-api". */
  label: string;
  text: string;
  language?: CodeLanguage;
  /** Told whether copying worked, so that the owner can say so. */
  onCopy?: (isCopied: boolean) => void;
  /** Longest height before it scrolls, any CSS length. */
  maxHeight?: string;
};

/** Read-only YAML, JSON or text with line numbers, light colours, wrapping and a copy button. */
export function Code({ label, text, language = "text", onCopy, maxHeight = "70dvh" }: Props) {
  const lines = useMemo(() => codeLines(text, language), [text, language]);
  const [wrap, setWrap] = useState(false);
  const [copied, setCopied] = useState(false);
  const isLong = lines.length > WINDOW_FROM;
  const isWrapped = wrap && !isLong;
  const copy = async () => {
    const { isError } = await copyText(text);
    setCopied(!isError);
    onCopy?.(!isError);
  };
  const vars: CSSProperties & Record<`--${string}`, string | number> = {
    "--digits": String(lines.length).length,
    maxHeight,
  };
  return (
    <div className={styles["code"]}>
      <div className={styles["tools"]}>
        <span className={styles["size"]}>
          {lines.length === 1 ? "1 line" : `${lines.length} lines`}
        </span>
        <button
          type="button"
          className={styles["tool"]}
          aria-label="Wrap lines"
          aria-pressed={isWrapped}
          title={isLong ? `Texts of more than ${WINDOW_FROM} lines are not wrapped` : "Wrap lines"}
          disabled={isLong}
          onClick={() => setWrap(!wrap)}
        >
          <WrapText size={14} aria-hidden />
        </button>
        <button
          type="button"
          className={styles["tool"]}
          aria-label={`Copy: ${label}`}
          title="Copy"
          onClick={() => void copy()}
          onBlur={() => setCopied(false)}
        >
          {copied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
        </button>
      </div>
      {isLong ? (
        <LongText label={label} lines={lines} language={language} vars={vars} />
      ) : (
        <pre
          className={styles["text"]}
          data-wrap={isWrapped || undefined}
          style={vars}
          {...scrollRegion(label)}
        >
          <Lines lines={lines} from={0} language={language} />
        </pre>
      )}
    </div>
  );
}

type LongTextProps = {
  label: string;
  lines: readonly CodeLine[];
  language: CodeLanguage;
  vars: CSSProperties;
};

/** Only the lines in view; the widest line sets the width, so that the scroll bar stays steady. */
function LongText({ label, lines, language, vars }: LongTextProps) {
  const scroller = useRef<HTMLPreElement>(null);
  const { from, to } = useWindowed({ scroller, count: lines.length, size: LINE, overscan: 20 });
  const widest = useMemo(
    () => lines.reduce((width, { text }) => Math.max(width, text.length), 0),
    [lines],
  );
  return (
    <pre ref={scroller} className={styles["text"]} style={vars} {...scrollRegion(label)}>
      <div
        style={{
          paddingTop: from * LINE,
          paddingBottom: (lines.length - to) * LINE,
          minWidth: `calc(${widest}ch + var(--gutter))`,
        }}
      >
        <Lines lines={lines.slice(from, to)} from={from} language={language} />
      </div>
    </pre>
  );
}

function Lines({
  lines,
  from,
  language,
}: {
  lines: readonly CodeLine[];
  from: number;
  language: CodeLanguage;
}) {
  return lines.map((line, offset) => {
    const number = from + offset + 1;
    return (
      <span key={number} className={styles["line"]} data-line={number}>
        {positioned(line, language).map(({ at, text, kind }) =>
          kind ? (
            <span key={at} className={styles[kind]}>
              {text}
            </span>
          ) : (
            text
          ),
        )}
        {"\n"}
      </span>
    );
  });
}

/** Pieces with the column at which they start, which is their key. */
function positioned(line: CodeLine, language: CodeLanguage) {
  let at = 0;
  return lineTokens(line, language).map((token) => {
    const placed = { ...token, at };
    at += token.text.length;
    return placed;
  });
}
