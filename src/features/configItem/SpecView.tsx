import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { EmptyState } from "~/ui/feedback/EmptyState";
import type { CodeLanguage } from "~/ui/text/codeTokens";
import { useMatchingLines } from "~/ui/text/useMatchingLines";
import { scrollToRow, useWindowed } from "~/ui/table/windowed";
import { LINE, SpecLine } from "./SpecLine";
import {
  jsonLines,
  textLines,
  visibleLines,
  yamlLines,
  type SpecLines,
} from "~/lib/yaml/specLines";
import { SpecSelection } from "./SpecSelection";
import { type Lookup, nextMatch } from "~/ui/field/lookup";
import { SpecTools, type SpecFormat } from "./SpecTools";
import styles from "./SpecView.module.css";
import { useSpecKeys } from "./useSpecKeys";

/** What is shown: a value as YAML or JSON, or a text in a language of its own. */
export type Spec = { value: unknown } | { text: string; language: CodeLanguage };

interface Props {
  /** Names the region and the file that is downloaded: "checkout-api". */
  name: string;
  /** Keep the object stable: a new one is written anew. */
  spec: Spec;
  format: SpecFormat;
  onFormat: (format: SpecFormat) => void;
  /** Selected lines, counted from 0. */
  selected: readonly number[];
  onSelected: (lines: readonly number[]) => void;
  /** Address of the page with the lines that are selected. */
  link: () => string;
  /** At the end of the tools. */
  tools?: ReactNode;
  /** In the bar of the selected lines: what an area does with them. */
  actions?: SpecActions;
}

/**
 * What can be done with selected lines.
 * @param texts every line of the spec, the first one at 0.
 */
type SpecActions = (
  lines: readonly { number: number; text: string }[],
  texts: readonly string[],
) => ReactNode;

const linesOf = (spec: Spec, format: SpecFormat): SpecLines =>
  "text" in spec
    ? textLines(spec.text)
    : format === "json"
      ? jsonLines(spec.value)
      : yamlLines(spec.value);

/**
 * Reads a spec of any size: only lines in view are in the document. It folds, searches, and selects lines; arrow keys
 * walk, Space selects, Shift extends, Left and Right fold.
 */
export function SpecView(props: Props) {
  const { name, spec, format, onFormat, selected, onSelected } = props;
  const id = useId();
  const lines = useMemo(() => linesOf(spec, format), [spec, format]);
  const language = "text" in spec ? spec.language : format;
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const visible = useMemo(() => visibleLines(lines, folded), [lines, folded]);
  const scroller = useRef<HTMLDivElement>(null);
  const { from, to } = useWindowed({ scroller, count: visible.length, size: LINE, overscan: 20 });
  const [current, setCurrent] = useState(selected[0] ?? 0);
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search);
  const { found: matches, isWhole } = useMatchingLines(lines.texts, wanted);
  const chosen = useMemo(() => new Set(selected), [selected]);
  const widest = useMemo(
    () => lines.texts.reduce((most, text) => Math.max(most, text.length), 0),
    [lines],
  );

  /** The folds without those that hide a line. */
  const openFor = (line: number): ReadonlySet<number> => {
    const open = new Set(folded);
    for (const start of folded)
      if (start < line && line <= (lines.ends[start] ?? start)) open.delete(start);
    return open.size < folded.size ? open : folded;
  };
  const scrollTo = (row: number) =>
    requestAnimationFrame(() => {
      scrollToRow(scroller.current, row - 3, LINE);
      scrollToRow(scroller.current, row + 3, LINE);
    });
  /** Unfolds what hides a line, and scrolls to it. */
  const show = (line: number) => {
    const open = openFor(line);
    setFolded(open);
    setCurrent(line);
    scrollTo(visibleLines(lines, open).indexOf(line));
  };
  // A search begins at the first match from here on, which comes into view.
  const [sought, setSought] = useState("");
  if (sought !== wanted) {
    const match =
      matches.find((line) => line >= current) ??
      (isWhole && wanted !== "" ? matches[0] : undefined);
    if (match !== undefined) {
      setFolded(openFor(match));
      setCurrent(match);
    }
    if (match !== undefined || isWhole) setSought(wanted);
  }
  const scrollToMatch = useEffectEvent((text: string) => {
    if (text.trim() !== "" && matches.includes(current)) scrollTo(visible.indexOf(current));
  });
  useEffect(() => scrollToMatch(sought), [sought]);
  const first = useRef(selected[0]);
  const attach = (element: HTMLDivElement | null) => {
    scroller.current = element;
    const line = first.current;
    first.current = undefined;
    if (element && line !== undefined) element.scrollTop = Math.max(0, (line - 5) * LINE);
  };
  const toggleFold = (line: number) => {
    const next = new Set(folded);
    if (!next.delete(line)) next.add(line);
    setFolded(next);
  };
  const select = useSelect({ chosen, onSelected });
  const keys = useSpecKeys({ lines, visible, folded, current, show, toggleFold, select });

  const lookup: Lookup = {
    text: search,
    onText: setSearch,
    count: matches.length,
    isWhole,
    at: matches.indexOf(current),
    onGo: (step) => {
      const next = nextMatch(matches, current, step);
      if (next !== undefined) show(next);
    },
  };
  const isOpenable = (line: number) => (lines.ends[line] ?? line) > line;
  return (
    <div className={styles["view"]}>
      <SpecTools
        name={name}
        lines={lines}
        format={format}
        onFormat={"text" in spec ? undefined : onFormat}
        language={language}
        current={current}
        lookup={lookup}
        isFolded={folded.size > 0}
        onFoldAll={() =>
          setFolded(
            folded.size > 0
              ? new Set()
              : new Set(
                  lines.parents.flatMap((parent, line) =>
                    parent >= 0 && isOpenable(line) && lines.parents[parent] === -1 ? [line] : [],
                  ),
                ),
          )
        }
        tools={props.tools}
      />
      {lines.texts.length === 0 || (lines.texts.length === 1 && lines.texts[0] === "") ? (
        <EmptyState
          title="No data available"
          text="The scraper found no spec of this item. Its changes and relationships stand in the other tabs."
        />
      ) : (
        <div
          ref={attach}
          className={styles["scroller"]}
          role="tree"
          tabIndex={0}
          aria-label={`Spec of ${name}`}
          aria-multiselectable
          aria-activedescendant={`${id}-${current}`}
          onKeyDown={keys}
          style={{ "--digits": String(lines.texts.length).length } as Record<string, number>}
        >
          <div
            className={styles["lines"]}
            role="presentation"
            style={{
              paddingTop: from * LINE,
              paddingBottom: (visible.length - to) * LINE,
              minWidth: `calc(${widest}ch + var(--gutter) + 24px)`,
            }}
          >
            {visible.slice(from, to).map((line) => (
              <SpecLine
                key={line}
                id={`${id}-${line}`}
                line={line}
                text={lines.texts[line] ?? ""}
                language={language}
                level={keys.levelOf(line)}
                hidden={folded.has(line) ? (lines.ends[line] ?? line) - line : undefined}
                isOpenable={isOpenable(line)}
                isSelected={chosen.has(line)}
                isCurrent={line === current}
                search={wanted}
                onFold={toggleFold}
                onSelect={(extend) => select(line, extend ? current : undefined)}
                onCurrent={(line) => {
                  setCurrent(line);
                  // The keys go on from the line that was clicked.
                  scroller.current?.focus({ preventScroll: true });
                }}
              />
            ))}
          </div>
        </div>
      )}
      {selected.length > 0 ? (
        <SpecSelection
          lines={selected.flatMap((line) => {
            const text = lines.texts[line];
            return text === undefined ? [] : [{ number: line + 1, text }];
          })}
          link={props.link}
          onClear={() => onSelected([])}
          actions={props.actions && ((chosen) => props.actions?.(chosen, lines.texts))}
        />
      ) : null}
    </div>
  );
}

/** Selects a line or takes that back; with an anchor all lines between. */
function useSelect({
  chosen,
  onSelected,
}: {
  chosen: ReadonlySet<number>;
  onSelected: (lines: readonly number[]) => void;
}) {
  return (line: number, anchor?: number) => {
    const next = new Set(chosen);
    if (anchor === undefined || anchor === line) {
      if (!next.delete(line)) next.add(line);
    } else
      for (let at = Math.min(line, anchor); at <= Math.max(line, anchor); at += 1) next.add(at);
    onSelected([...next].toSorted((a, b) => a - b));
  };
}
