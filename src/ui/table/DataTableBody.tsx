import { defaultRangeExtractor, useVirtualizer, type Range } from "@tanstack/react-virtual";
import {
  Fragment,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from "react";
import styles from "./DataTable.module.css";
import { DataTableRow } from "./DataTableRow";
import { DataTableTip } from "./DataTableTip";
import type { DataColumn, DataTableProps } from "./dataTableTypes";
import { useRowEvents } from "./tableEvents";
import { activeIndex, scrollTopFor } from "./tableKeys";
import type { FlatRows } from "./tableRows";
import { useVisibleRows } from "./tableVisibleRows";
import { UnfoldedRow } from "./UnfoldedRow";

/** Height of the sticky header, as in the stylesheet. */
const HEADER_HEIGHT = 30;
const OVERSCAN = 10;

interface Props<Row> extends Pick<
  DataTableProps<Row>,
  "tree" | "onOpen" | "rowHref" | "selectedId" | "unfolded" | "onUnreadable"
> {
  flat: FlatRows<Row>;
  columns: readonly DataColumn<Row>[];
  rowHeight: number;
  scroller: RefObject<HTMLDivElement | null>;
  /** aria-rowindex of the first row of this page. */
  firstAriaRow: number;
  onVisibleRowsChange: ((rows: readonly Row[]) => void) | undefined;
}

/** Address of a row; none for one that cannot be read. */
function hrefOf<Row>(rowHref: ((row: Row) => string | undefined) | undefined, row: Row) {
  try {
    return rowHref?.(row);
  } catch {
    return undefined;
  }
}

const areSameIds = (
  some: ReadonlySet<string> | undefined,
  others: ReadonlySet<string> | undefined,
): boolean => some?.size === others?.size && [...(some ?? [])].every((id) => others?.has(id));

/**
 * Rows in another order are drawn in slices behind those that stand: a press is answered before forty new rows are.
 * What was unfolded is there at once: the next key may go into it.
 */
function useCalmRows<Row>(flat: FlatRows<Row>, expanded: ReadonlySet<string> | undefined) {
  const now = useMemo(() => ({ flat, expanded }), [flat, expanded]);
  const drawn = useDeferredValue(now);
  return areSameIds(drawn.expanded, expanded) ? drawn.flat : flat;
}

/** The rows: draws those in sight, holds the one tab stop, and moves it by keyboard. */
export function DataTableBody<Row>(props: Props<Row>) {
  const { columns, rowHeight, scroller, tree, selectedId, unfolded, rowHref } = props;
  const flat = useCalmRows(props.flat, tree?.expanded);
  const { items, indexOf } = flat;
  const [settled, setSettled] = useState(flat);
  useLayoutEffect(() => setSettled(flat), [flat]);
  const body = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<{ id: string; index: number } | null>(null);
  const start = chosen ?? (typeof selectedId === "string" ? { id: selectedId, index: 0 } : null);
  const active = activeIndex(start, items.length, indexOf);
  const activeId = items[active]?.id;
  // Follows the chosen row when rows move, and its place when the row is gone.
  if (chosen && activeId !== undefined && (chosen.id !== activeId || chosen.index !== active)) {
    setChosen({ id: activeId, index: active });
  }

  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (active < 0 || indexes.includes(active)) return indexes;
      return active < (indexes[0] ?? 0) ? [active, ...indexes] : [...indexes, active];
    },
    [active],
  );
  const [unfoldedHeight, setUnfoldedHeight] = useState(0);
  const openIndex = unfolded ? (indexOf.get(unfolded.id) ?? -1) : -1;
  const extra = openIndex < 0 ? 0 : unfoldedHeight;
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => rowHeight + (index === openIndex ? extra : 0),
    overscan: OVERSCAN,
    scrollMargin: HEADER_HEIGHT,
    rangeExtractor,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight, openIndex, extra]);

  const hadFocus = useRef(false);
  const wantsFocus = useRef(false);
  const reveal = useCallback(
    (index: number) => {
      const frame = scroller.current;
      if (!frame) return;
      const view = frame.clientHeight - HEADER_HEIGHT;
      // What is unfolded above moves the row down.
      const shift = openIndex >= 0 && index > openIndex ? extra : 0;
      const height = index === openIndex ? Math.min(view, rowHeight + extra) : rowHeight;
      const hidden = height - rowHeight;
      const next = shift + scrollTopFor(index, rowHeight, frame.scrollTop - shift, view - hidden);
      if (next !== frame.scrollTop) frame.scrollTop = next;
    },
    [scroller, rowHeight, openIndex, extra],
  );
  const revealed = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (openIndex < 0) revealed.current = undefined;
    else if (revealed.current !== unfolded?.id) reveal(openIndex);
    if (extra > 0) revealed.current = unfolded?.id;
  }, [openIndex, extra, unfolded?.id, reveal]);
  // After every draw, because the row to focus may only now exist, or its element have been replaced.
  useLayoutEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (!wantsFocus.current && !isLost) return;
    body.current
      ?.querySelector<HTMLElement>(`[data-index="${active}"]`)
      ?.focus({ preventScroll: true });
    if (wantsFocus.current) reveal(active);
    wantsFocus.current = false;
  });

  const events = useRowEvents({
    items,
    pageRows: () => Math.floor(((scroller.current?.clientHeight ?? 0) - HEADER_HEIGHT) / rowHeight),
    onToggle: tree?.onToggle,
    onOpen: props.onOpen,
    onActivate: (index) => {
      hadFocus.current = true;
      const item = items[index];
      if (item && item.id !== activeId) setChosen({ id: item.id, index });
    },
    onMove: (index) => {
      const item = items[index];
      if (!item) return;
      wantsFocus.current = true;
      setChosen({ id: item.id, index });
    },
    onLeave: () => (hadFocus.current = false),
  });

  const visible = virtualizer.getVirtualItems();
  const { startIndex = 0, endIndex = -1 } = virtualizer.range ?? {};
  useVisibleRows(items, startIndex, endIndex, props.onVisibleRowsChange);

  return (
    <div
      ref={body}
      role="rowgroup"
      // The rows of before stand there until those of the new order are drawn.
      aria-busy={flat !== props.flat || undefined}
      className={styles["body"]}
      style={{ height: items.length * rowHeight + extra }}
      {...events}
    >
      {visible.map(({ index, start }) => {
        const item = items[index];
        if (!item) return null;
        return (
          <Fragment key={item.id}>
            <DataTableRow
              row={item.row}
              index={index}
              top={start - HEADER_HEIGHT}
              ariaRowIndex={props.firstAriaRow + index}
              columns={columns}
              isTree={tree !== undefined}
              level={item.level}
              position={item.position}
              siblings={item.siblings}
              isExpandable={item.isExpandable}
              isExpanded={item.isExpanded}
              isGroup={item.isGroup}
              isOpenable={props.onOpen !== undefined}
              isDrawnAtOnce={settled !== flat}
              isActive={index === active}
              isSelected={selectedId === undefined ? undefined : selectedId === item.id}
              href={hrefOf(rowHref, item.row)}
              onUnreadable={props.onUnreadable}
            />
            {index === openIndex && unfolded ? (
              <UnfoldedRow
                top={start - HEADER_HEIGHT + rowHeight}
                columns={columns.length}
                onHeight={setUnfoldedHeight}
              >
                {unfolded.content}
              </UnfoldedRow>
            ) : null}
          </Fragment>
        );
      })}
      <DataTableTip body={body} />
    </div>
  );
}
