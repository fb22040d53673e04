import { useLayoutEffect, useMemo, useRef, type CSSProperties } from "react";
import styles from "./DataTable.module.css";
import { DataTableBody } from "./DataTableBody";
import { DataTableHeader } from "./DataTableHeader";
import { DataTablePaging } from "./DataTablePaging";
import { DataTableSkeleton } from "./DataTableSkeleton";
import type { DataColumn, DataTableProps } from "./dataTableTypes";
import { useKeyHints } from "~/ui/keys/keyHints";
import { useRowHeight } from "~/ui/theme/density";
import { columnTracks } from "./tableColumns";
import { rowHints } from "./tableKeys";
import { useTableModel } from "./tableModel";
import { useFittingColumns } from "./tableFit";
import { RowTimesContext, useDateTimeSettings } from "~/ui/time/dateTimeContext";
import { momentWidth } from "~/ui/time/momentWidth";
import { Button } from "~/ui/button/Button";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";

/** Pixels of a row of two lines, as in the pictures of a phone. */
const STACKED_ROW = 56;
/** The same of a row that has nothing for its second line. */
const STACKED_LINE = 40;
const NOTHING_EXPANDED: ReadonlySet<string> = new Set();

/** A table of more rows than a handful shows the buttons for the whole list though it has no pages. */
const HANDFUL = 5;

const NO_WIDTHS: Readonly<Record<string, number>> = {};

/** Columns as wide as the reader has made them; those of points in time wide enough for the reader's date format. */
function useWidths<Row>(columns: readonly DataColumn<Row>[], widths = NO_WIDTHS) {
  const { format } = useDateTimeSettings();
  return useMemo(() => {
    const least = momentWidth[format];
    if (least === 0 && Object.keys(widths).length === 0) return columns;
    return columns.map((column) => {
      const own = widths[column.id];
      if (own !== undefined) return { ...column, width: own };
      return column.isMoment && typeof column.width === "number" && column.width < least
        ? { ...column, width: least }
        : column;
    });
  }, [columns, format, widths]);
}

/**
 * The one table of the console: virtual rows, optional tree, sorting and paging by its owner, a single tab stop with
 * arrow keys, and the states loading, refreshing, empty and failed. Pass stable `columns`, `rowId` and row objects
 * (react-query keeps them): a row is drawn again only when its object, the columns or its state changed.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, tree, error, isLoading = false, isRefreshing = false } = props;
  const { empty = "No data available", height = "fill" } = props;
  const themeHeight = useRowHeight();
  const scroller = useRef<HTMLDivElement>(null);
  const model = useTableModel({ ...props, columns: useWidths(props.columns, props.widths) });
  const { flat, total, allExpandable } = model;
  const { fitting: visible, isStacked } = useFittingColumns(model.visible, scroller);
  const headers = model.headers.filter(({ column }) => visible.includes(column));
  const isLine = isStacked && visible.every(({ phone }, at) => at === 0 || phone === "end");
  const stackedHeight = isLine ? STACKED_LINE : STACKED_ROW;
  const rowHeight = isStacked ? stackedHeight : (props.rowHeight ?? themeHeight);
  const onToggleAll = tree?.onToggleAll;
  const isAllExpanded =
    flat.items.length > 0 && flat.items.every((item) => !item.isExpandable || item.isExpanded);
  const toggleAll = onToggleAll && {
    isExpanded: isAllExpanded,
    onToggle: () => onToggleAll(isAllExpanded ? NOTHING_EXPANDED : allExpandable()),
  };

  const paging = props.paging && { ...props.paging, total };
  const pageIndex = paging?.pageIndex ?? 0;
  const firstRow = pageIndex * (paging?.pageSize ?? 0);
  const shownPage = useRef(pageIndex);
  useLayoutEffect(() => {
    if (shownPage.current === pageIndex) return;
    shownPage.current = pageIndex;
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [pageIndex]);

  const isPastEnd = pageIndex > 0 && flat.items.length === 0;
  const hasRows = flat.items.length > 0;
  const [isTree, canOpen, hasLinks] = [
    Boolean(tree),
    Boolean(props.onOpen),
    Boolean(props.rowHref),
  ];
  const hints = useMemo(() => rowHints(isTree, canOpen, hasLinks), [isTree, canOpen, hasLinks]);
  useKeyHints(hasRows ? `Table: ${label}` : undefined, hints, scroller);
  const hasError = error !== undefined && error !== null && error !== false;
  const isSkeleton = isLoading && !hasRows && !hasError;
  const { template, minWidth } = columnTracks(visible);
  const tracks: CSSProperties & Record<`--${string}`, string> = {
    "--qd-table-columns": template,
    "--qd-table-row": `${rowHeight}px`,
    minWidth: hasRows && !isStacked ? minWidth : undefined,
  };

  return (
    <div className={styles["frame"]} data-height={height}>
      {hasError && hasRows ? <div className={styles["errorBar"]}>{error}</div> : null}
      <div className={styles["view"]}>
        {hasRows && (isRefreshing || isLoading) ? (
          <div className={styles["progress"]} aria-hidden />
        ) : null}
        <div ref={scroller} className={styles["scroller"]} data-still={!hasRows || undefined}>
          <div
            role={tree ? "treegrid" : "grid"}
            aria-label={label}
            aria-rowcount={(paging && !tree ? paging.total : flat.items.length) + 1}
            aria-colcount={visible.length}
            aria-busy={isLoading || isRefreshing || model.isSorting}
            className={styles["grid"]}
            data-stacked={isStacked ? (isLine ? "line" : "lines") : undefined}
            style={tracks}
          >
            <DataTableHeader
              headers={headers}
              toggleAll={toggleAll}
              onWidth={isStacked ? undefined : props.onWidth}
            />
            {hasRows ? (
              <RowTimesContext value>
                <DataTableBody
                  flat={flat}
                  columns={visible}
                  rowHeight={rowHeight}
                  scroller={scroller}
                  firstAriaRow={(tree ? 0 : firstRow) + 2}
                  tree={tree}
                  onOpen={props.onOpen}
                  rowHref={props.rowHref}
                  selectedId={props.selectedId}
                  unfolded={props.unfolded}
                  onUnreadable={props.onUnreadable}
                  onVisibleRowsChange={props.onVisibleRowsChange}
                />
              </RowTimesContext>
            ) : null}
          </div>
          {isSkeleton ? (
            <DataTableSkeleton columns={visible} template={template} rowHeight={rowHeight} />
          ) : null}
          {!hasRows && hasError ? <div className={styles["instead"]}>{error}</div> : null}
          {!hasRows && !hasError && !isLoading ? (
            <div className={styles["instead"]}>
              {isPastEnd ? (
                <EmptyState
                  title={`There is no page ${pageIndex + 1}`}
                  text="The list is shorter than the address says: rows may have been removed."
                  action={
                    <Button onClick={() => paging?.onChange({ ...paging, pageIndex: 0 })}>
                      Go to the first page
                    </Button>
                  }
                />
              ) : (
                empty
              )}
            </div>
          ) : null}
        </div>
      </div>
      {props.footer === undefined ? null : <div className={styles["footer"]}>{props.footer}</div>}
      {paging ? <DataTablePaging label={label} paging={paging} tools={props.tools} /> : null}
      {!paging && props.tools !== undefined && flat.items.length > HANDFUL ? (
        <div className={styles["tools"]}>{props.tools}</div>
      ) : null}
      <output>
        <VisuallyHidden>{isSkeleton ? `Loading: ${label}` : ""}</VisuallyHidden>
      </output>
    </div>
  );
}
