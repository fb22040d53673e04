import { Columns2, Copy, Rows2, WrapText } from "lucide-react";
import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from "react";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { IconButton } from "~/ui/button/IconButton";
import { Segmented } from "~/ui/field/Segmented";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { scrollRegion } from "~/ui/layout/scrollRegion";
import { useWindowed } from "~/ui/table/windowed";
import type { CodeLanguage } from "~/ui/text/codeTokens";
import { useMediaQuery } from "~/ui/theme/useMediaQuery";
import { copyAndNotify } from "~/components/messages/notify";
import { FoldRow, SideRow, UnifiedRow } from "./DiffLines";
import { useDiffLayout } from "./diffLayout";
import { type Diff, type DiffFold, type DiffRow, sideBySide } from "./diffModel";
import type { Comparison } from "./comparison";
import { useDiff } from "./diffReader";
import styles from "./DiffView.module.css";

/** Height of a line in px; the same figure stands in the style sheet. */
const LINE = 20;
/** Comparisons of more rows keep only those in view in the document, and do not wrap. */
const WINDOW_FROM = 400;

interface Props {
  /** Names the region: "Changes of checkout-api". */
  label: string;
  /** Two texts or a patch. Keep the object stable: a new one is compared anew. */
  comparison: Comparison;
  language?: CodeLanguage;
  /** Beside the counts, such as tabs. */
  tools?: ReactNode;
  /** Said where nothing differs. */
  same?: string;
}

/** How one text became another: side by side or unified, words marked, equal parts folded, large ones beside the page. */
export function DiffView(props: Props) {
  const { label, comparison, language = "yaml", tools } = props;
  const diff = useDiff(comparison);
  const [chosen, setLayout] = useDiffLayout();
  const [wraps, setWraps] = useState(true);
  const isNarrow = useMediaQuery("(max-width: 767px)");
  const layout = isNarrow ? "unified" : chosen;
  const text = "patch" in comparison ? comparison.patch : comparison.after;
  const isLong = (diff?.rows.length ?? 0) > WINDOW_FROM;
  return (
    <div className={styles["diff"]}>
      <div className={styles["tools"]}>
        {tools}
        {diff ? <Counts diff={diff} /> : null}
        <span className={styles["space"]} />
        {isNarrow ? null : (
          <Segmented
            label="Layout of the comparison"
            iconOnly
            items={[
              { value: "side", label: "Side by side", icon: Columns2 },
              { value: "unified", label: "Unified", icon: Rows2 },
            ]}
            value={layout}
            onChange={setLayout}
          />
        )}
        <IconButton
          icon={WrapText}
          label="Wrap lines"
          aria-pressed={wraps && !isLong}
          disabledReason={isLong ? "long comparisons are not wrapped." : undefined}
          onClick={() => setWraps(!wraps)}
        />
        <IconButton icon={Copy} label={`Copy: ${label}`} onClick={() => void copyAndNotify(text)} />
      </div>
      {diff === undefined ? (
        <Skeleton rows={8} />
      ) : diff.places === 0 ? (
        <EmptyState
          title="No differences"
          text={props.same ?? "Both texts say the same, line by line."}
        />
      ) : (
        <Rows
          label={label}
          diff={diff}
          layout={layout}
          wraps={wraps && !isLong}
          language={language}
        />
      )}
    </div>
  );
}

function Counts({ diff: { added, removed, places } }: { diff: Diff }) {
  return (
    <span className={styles["counts"]}>
      <span className={styles["added"]}>+{added.toLocaleString("en")}</span>{" "}
      <span className={styles["removed"]}>−{removed.toLocaleString("en")}</span> in{" "}
      {places.toLocaleString("en")} {places === 1 ? "place" : "places"}
    </span>
  );
}

interface RowsProps {
  label: string;
  diff: Diff;
  layout: "side" | "unified";
  wraps: boolean;
  language: CodeLanguage;
}

/** The rows with the folds that were opened. */
function useOpenRows({ rows }: Diff) {
  const [open, setOpen] = useState<ReadonlySet<DiffFold>>(new Set());
  const shown = useMemo(
    () =>
      rows.flatMap((row): readonly DiffRow[] =>
        row.kind === "fold" && open.has(row) ? row.lines : [row],
      ),
    [rows, open],
  );
  return { shown, onOpen: (fold: DiffFold) => setOpen(new Set([...open, fold])) };
}

function Rows({ label, diff, layout, wraps, language }: RowsProps) {
  const { shown, onOpen } = useOpenRows(diff);
  const rows = useMemo(() => (layout === "side" ? sideBySide(shown) : shown), [shown, layout]);
  const scroller = useRef<HTMLDivElement>(null);
  const isWindowed = rows.length > WINDOW_FROM;
  const seen = useWindowed({ scroller, count: rows.length, size: LINE, overscan: 20 });
  const { from, to } = isWindowed ? seen : { from: 0, to: rows.length };
  const widest = useMemo(
    () =>
      shown.reduce(
        (most, row) => (row.kind === "fold" ? most : Math.max(most, row.text.length)),
        0,
      ),
    [shown],
  );
  const digits = String(
    shown.reduce(
      (most, row) => (row.kind === "fold" ? most : Math.max(most, row.before ?? 0, row.after ?? 0)),
      0,
    ),
  ).length;
  const vars: CSSProperties & Record<`--${string}`, string | number> = {
    "--digits": digits,
    "--widest": `${widest + 3}ch`,
  };
  return (
    <div
      ref={scroller}
      className={styles["scroller"]}
      data-wrap={wraps || undefined}
      data-layout={layout}
      style={vars}
      {...scrollRegion(label)}
    >
      <div
        role="table"
        aria-label={label}
        aria-rowcount={rows.length}
        className={styles["rows"]}
        style={{ paddingTop: from * LINE, paddingBottom: (rows.length - to) * LINE }}
      >
        {rows.slice(from, to).map((row, offset) => {
          // Rows have no identity of their own beyond their place, and a fold that opens moves them all.
          const key = from + offset;
          if ("kind" in row)
            return row.kind === "fold" ? (
              <FoldRow key={key} fold={row} onOpen={() => onOpen(row)} />
            ) : (
              <UnifiedRow key={key} line={row} language={language} />
            );
          return <SideRow key={key} pair={row} language={language} />;
        })}
      </div>
    </div>
  );
}
