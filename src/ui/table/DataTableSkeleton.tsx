import styles from "./DataTable.module.css";
import type { DataColumn } from "./dataTableTypes";

const ROWS = 24;
/** Widths in percent that look like text and do not change from draw to draw. */
const WIDTHS = [62, 48, 71, 40, 56, 66, 44];

interface Props {
  columns: readonly Pick<DataColumn<never>, "id" | "align">[];
  template: string;
  rowHeight: number;
}

/** Rows of the final height while nothing has arrived; cut off where the frame ends. */
export function DataTableSkeleton({ columns, template, rowHeight }: Props) {
  return (
    <div className={styles["skeleton"]} aria-hidden>
      {Array.from({ length: ROWS }, (_, row) => (
        <div
          key={row}
          className={styles["skeletonRow"]}
          style={{ gridTemplateColumns: template, height: rowHeight }}
        >
          {columns.map(({ id, align }, at) => (
            <div
              key={id}
              className={
                align === "right" ? `${styles["cell"]} ${styles["right"]}` : styles["cell"]
              }
            >
              <span
                className={styles["bone"]}
                style={{ width: `${WIDTHS[(row * 3 + at) % WIDTHS.length]}%` }}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
