import { ChevronRight } from "lucide-react";
import type { CSSProperties } from "react";
import styles from "./DataTable.module.css";
import { useDrawn, useDrawnWith } from "~/ui/layout/drawQueue";
import { RowGuard } from "./RowGuard";
import { memoGeneric } from "./dataTableMemo";
import type { DataColumn } from "./dataTableTypes";

interface CellsProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
  level: number;
  isExpandable: boolean;
  isExpanded: boolean;
  isActive: boolean;
  href: string | undefined;
}

interface RowProps<Row> extends CellsProps<Row> {
  index: number;
  top: number;
  ariaRowIndex: number;
  isTree: boolean;
  isGroup: boolean;
  isOpenable: boolean;
  /** For a row of a list that is drawn in slices as a whole. Counts when the row comes, never later. */
  isDrawnAtOnce: boolean;
  /** Undefined when the table has no selection at all. */
  isSelected: boolean | undefined;
  onUnreadable: ((error: unknown) => void) | undefined;
  position: number;
  siblings: number;
}

function Cells<Row>({ row, columns, isExpandable, isExpanded, isActive, href }: CellsProps<Row>) {
  const state = { tabIndex: isActive ? 0 : -1 } as const;
  return columns.map((column, at) => {
    const content = column.cell(row, state);
    const className =
      column.align === "right" ? `${styles["cell"]} ${styles["right"]}` : styles["cell"];
    if (at > 0) {
      return (
        <div
          key={column.id}
          role="gridcell"
          aria-colindex={at + 1}
          className={className}
          data-cell={column.header}
          data-place={column.phone}
          data-word={column.phoneWord}
        >
          {content}
        </div>
      );
    }
    return (
      <div
        key={column.id}
        role="rowheader"
        aria-colindex={1}
        className={`${className} ${styles["first"]}`}
        data-cell={column.header}
      >
        {isExpandable ? (
          <button
            type="button"
            tabIndex={-1}
            className={styles["caret"]}
            aria-label={isExpanded ? "Collapse" : "Expand"}
            data-open={isExpanded}
            data-row-part="toggle"
          >
            <ChevronRight size={14} aria-hidden />
          </button>
        ) : null}
        {href === undefined ? (
          <div className={styles["content"]}>{content}</div>
        ) : (
          <a
            href={href}
            tabIndex={-1}
            draggable={false}
            className={styles["content"]}
            data-row-part="link"
          >
            {content}
          </a>
        )}
      </div>
    );
  });
}

const RowCells = memoGeneric(Cells);

const areSameColumns = (
  some: readonly { id: string }[],
  others: readonly { id: string }[],
): boolean =>
  some.length === others.length && some.every(({ id }, index) => id === others[index]?.id);

function RowShell<Row>(props: RowProps<Row>) {
  const { index, top, isTree, isGroup, isSelected, isActive, level, position, siblings } = props;
  const place: CSSProperties & Record<`--${string}`, number> = { top, "--level": level - 1 };
  const isDrawn = useDrawn(props.isDrawnAtOnce);
  // What the columns show has come; the same columns with new cells may wait for their frame.
  const columns = useDrawnWith(props.columns, (drawn) => !areSameColumns(drawn, props.columns));
  return (
    <div
      role="row"
      className={styles["row"]}
      style={place}
      tabIndex={isActive ? 0 : -1}
      aria-busy={!isDrawn || undefined}
      aria-rowindex={props.ariaRowIndex}
      aria-selected={isSelected}
      aria-level={isTree ? level : undefined}
      aria-posinset={isTree ? position : undefined}
      aria-setsize={isTree ? siblings : undefined}
      aria-expanded={props.isExpandable ? props.isExpanded : undefined}
      data-index={index}
      data-group={isGroup || undefined}
      data-openable={isGroup || props.isOpenable || undefined}
    >
      {isDrawn ? (
        <RowGuard
          row={props.row}
          onUnreadable={props.onUnreadable}
          fallback={
            <div role="rowheader" aria-colindex={1} className={styles["unreadable"]}>
              This row cannot be shown: it lacks what the contract promises.
            </div>
          }
        >
          <RowCells
            row={props.row}
            columns={columns}
            level={level}
            isExpandable={props.isExpandable}
            isExpanded={props.isExpanded}
            isActive={isActive}
            href={props.href}
          />
        </RowGuard>
      ) : null}
    </div>
  );
}

/**
 * One row. It is drawn again only when something of it changed, and its cells only when the row itself, the columns or
 * the tab stop did: a row that moves because one above it opened keeps its cells. Events are handled by the body.
 */
export const DataTableRow = memoGeneric(RowShell, "isDrawnAtOnce");
