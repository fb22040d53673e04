import { ArrowDown, ArrowUp, ChevronsDownUp, ChevronsUpDown } from "lucide-react";
import styles from "./DataTable.module.css";
import { resizeColumn } from "./resizeColumn";
import type { ColumnHeader } from "./tableModel";

interface Props<Row> {
  headers: readonly ColumnHeader<Row>[];
  /** Opens or closes all branches; shown in the first header of a tree. */
  toggleAll: { isExpanded: boolean; onToggle: () => void } | undefined;
  /** Hears of columns whose edge was dragged; without it they have none to take. */
  onWidth: ((id: string, width: number) => void) | undefined;
}

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

/** The header row. Sortable headers are buttons; the sorted one shows its direction. */
export function DataTableHeader<Row>({ headers, toggleAll, onWidth }: Props<Row>) {
  const ToggleIcon = toggleAll?.isExpanded === true ? ChevronsDownUp : ChevronsUpDown;
  const toggleLabel = toggleAll?.isExpanded === true ? "Collapse all" : "Expand all";
  return (
    <div role="rowgroup" className={styles["head"]}>
      <div role="row" aria-rowindex={1} className={styles["headRow"]}>
        {headers.map(({ column, direction, onSort }, at) => {
          const Arrow = direction === "desc" ? ArrowDown : ArrowUp;
          return (
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={at + 1}
              aria-sort={direction === false ? undefined : ARIA_SORT[direction]}
              className={
                column.align === "right" ? `${styles["th"]} ${styles["right"]}` : styles["th"]
              }
              title={column.headerTitle}
            >
              {at === 0 && toggleAll ? (
                <button
                  type="button"
                  className={styles["toggleAll"]}
                  aria-label={toggleLabel}
                  title={toggleLabel}
                  onClick={toggleAll.onToggle}
                >
                  <ToggleIcon size={14} aria-hidden />
                </button>
              ) : null}
              {onSort ? (
                <button
                  type="button"
                  className={styles["sort"]}
                  data-sorted={direction || undefined}
                  onClick={onSort}
                >
                  <span className={styles["thText"]}>{column.header}</span>
                  <Arrow size={12} aria-hidden className={styles["arrow"]} />
                </button>
              ) : (
                <span className={styles["thText"]}>{column.header}</span>
              )}
              {onWidth && at < headers.length - 1 ? (
                <span
                  aria-hidden
                  className={styles["edge"]}
                  onPointerDown={(event) =>
                    resizeColumn(
                      event,
                      headers.map((one) => one.column),
                      column.id,
                      onWidth,
                    )
                  }
                />
              ) : null}
            </div>
          );
        })}
      </div>
    </div>
  );
}
