import { useVirtualizer } from "@tanstack/react-virtual";
import {
  type CSSProperties,
  type MouseEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { MissedLines } from "~/components/lines/MissedLines";
import { useFollow } from "~/components/lines/useFollow";
import { useMediaQuery } from "~/ui/theme/useMediaQuery";
import { useWidths } from "./columnWidths";
import { LogDetails } from "./LogDetails";
import { LogHeader } from "./LogHeader";
import { LogRowView } from "./LogRowView";
import type { LogRow } from "./logRows";
import styles from "./LogTable.module.css";
import { useLogKeys } from "./useLogKeys";

/** Heights of a row in px, as in the stylesheet; on a phone the message has a line of its own. */
const ROW = 24;
const PHONE_ROW = 46;
const HEADER = 28;

interface Props {
  rows: readonly LogRow[];
  /** Lines that came so far, also those that were let go again. */
  arrived: number;
  search: string;
  isWrapped: boolean;
  isFollowing: boolean;
  /** The rows are the answer to what is asked now, not those of before. */
  isSettled: boolean;
  /** Key of the line that is unfolded. */
  line: string | undefined;
  onLine: (key: string | undefined) => void;
  selected: ReadonlySet<string>;
  onSelected: (keys: ReadonlySet<string>) => void;
  details: Omit<Parameters<typeof LogDetails>[0], "row" | "search">;
}

/** Lines, oldest first, the newest in sight; only rows in view are in the document. */
export function LogTable(props: Props) {
  const { rows, arrived, search, isWrapped, isFollowing, line, onLine, selected, onSelected } =
    props;
  const id = useId();
  const widths = useWidths();
  const isPhone = useMediaQuery("(max-width: 640px)");
  const height = isPhone ? PHONE_ROW : ROW;
  const header = isPhone ? 0 : HEADER;
  const scroller = useRef<HTMLDivElement>(null);
  const [activeKey, setActiveKey] = useState(line);
  const anchor = useRef<string>(undefined);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 12,
    scrollMargin: header,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, isWrapped, height]);
  const items = virtualizer.getVirtualItems();
  const shownFrom = items[0]?.index ?? 0;
  const near = rows
    .slice(shownFrom, shownFrom + items.length)
    .findIndex(({ key }) => key === activeKey);
  const active = near >= 0 ? near + shownFrom : -1;
  const { missed, toEnd } = useFollow({ scroller, arrived, isOn: isFollowing });
  useFirstSight({
    scroller,
    rows,
    line,
    isSettled: props.isSettled,
    show: (index) => virtualizer.scrollToIndex(index, { align: "center" }),
  });

  const toggleLine = (index: number) => {
    const key = rows[index]?.key;
    if (key === undefined) return;
    setActiveKey(key);
    onLine(key === line ? undefined : key);
  };
  const select = (index: number, extend: boolean) => {
    const key = rows[index]?.key;
    if (key === undefined) return;
    const next = new Set(selected);
    const from = extend ? rows.findIndex((row) => row.key === anchor.current) : -1;
    if (from >= 0) {
      for (const row of rows.slice(Math.min(from, index), Math.max(from, index) + 1))
        next.add(row.key);
    } else {
      if (!next.delete(key)) next.add(key);
      anchor.current = key;
    }
    setActiveKey(key);
    onSelected(next);
  };
  const onKeyDown = useLogKeys({
    count: rows.length,
    // Out of sight it is looked for when a key asks, not at every step through a hundred thousand lines.
    active: () => (active >= 0 ? active : rows.findIndex(({ key }) => key === activeKey)),
    page: () => Math.floor(((scroller.current?.clientHeight ?? 0) - header) / height),
    onMove: (index) => {
      if (activeKey !== undefined && anchor.current === undefined) anchor.current = activeKey;
      setActiveKey(rows[index]?.key);
      virtualizer.scrollToIndex(index);
    },
    onOpen: toggleLine,
    onSelect: select,
    onClear: () => onSelected(new Set()),
  });
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const row = event.target.closest<HTMLElement>("[role=row][aria-rowindex]");
    const index = Number(row?.parentElement?.dataset["index"] ?? Number.NaN);
    if (Number.isNaN(index)) return;
    if (event.target.closest("[data-part=select]")) select(index, event.shiftKey);
    else if (window.getSelection()?.isCollapsed !== false) toggleLine(index);
  };

  const vars: CSSProperties & Record<`--${string}`, string> = {
    "--time": `${widths.time}px`,
    "--level": `${widths.level}px`,
    "--labels": `${widths.labels}px`,
  };
  const isActiveDrawn = items.some(({ index }) => index === active);
  return (
    <div className={styles["frame"]}>
      <div
        ref={scroller}
        role="treegrid"
        aria-label="Log lines"
        aria-rowcount={rows.length + 1}
        aria-multiselectable
        aria-activedescendant={isActiveDrawn ? `${id}-${active}` : undefined}
        tabIndex={0}
        className={styles["scroller"]}
        style={vars}
        data-wrap={isWrapped || undefined}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <LogHeader />
        <div
          role="rowgroup"
          style={{
            paddingTop: (items[0]?.start ?? header) - header,
            paddingBottom: Math.max(
              0,
              virtualizer.getTotalSize() - ((items.at(-1)?.end ?? header) - header),
            ),
          }}
        >
          {items.map(({ index }) => {
            const row = rows[index];
            if (!row) return null;
            const isOpen = row.key === line;
            return (
              <LogRowView
                key={row.key}
                id={`${id}-${index}`}
                row={row}
                index={index}
                isSelected={selected.has(row.key)}
                isActive={index === active}
                isOpen={isOpen}
                search={search}
                measure={isWrapped || isOpen ? virtualizer.measureElement : undefined}
                details={
                  isOpen ? <LogDetails row={row} search={search} {...props.details} /> : null
                }
              />
            );
          })}
        </div>
      </div>
      <MissedLines count={missed} onGo={toEnd} />
    </div>
  );
}

interface FirstSight {
  scroller: React.RefObject<HTMLDivElement | null>;
  rows: readonly LogRow[];
  line: string | undefined;
  isSettled: boolean;
  show: (index: number) => void;
}

/** Shows the line of the address when it first comes, else the newest lines. */
function useFirstSight({ scroller, rows, line, isSettled, show }: FirstSight): void {
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (isDone.current || rows.length === 0) return;
    // Rows of before stand elsewhere than those that are on their way.
    isDone.current = isSettled;
    const index = line === undefined ? -1 : rows.findIndex(({ key }) => key === line);
    if (index >= 0) show(index);
    else scrollToEnd(scroller.current);
  });
}

function scrollToEnd(element: HTMLElement | null): void {
  if (element) element.scrollTop = element.scrollHeight;
}
