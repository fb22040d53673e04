import { ArrowDown, ArrowUp } from "lucide-react";
import { useState, type ReactNode } from "react";
import { CsvButton } from "~/components/view/CsvButton";
import styles from "./applications.module.css";

/** A column of a report's table: what it sorts and exports by, and how it is shown. */
export interface ReportColumn<Row> {
  header: string;
  value: (row: Row) => string | number | null | undefined;
  cell?: (row: Row) => ReactNode;
  isNumber?: boolean;
}

interface Props<Row> {
  label: string;
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
}

const compared = (a: string | number | null | undefined, b: string | number | null | undefined) => {
  if (a === b) return 0;
  if (a === null || a === undefined || a === "") return 1;
  if (b === null || b === undefined || b === "") return -1;
  return typeof a === "number" && typeof b === "number"
    ? a - b
    : String(a).localeCompare(String(b), "en");
};

/** A plain table, whole on paper with its header on every page. Its headers sort; it can be kept as CSV. */
export function ReportTable<Row>({ label, columns, rows }: Props<Row>) {
  const [sort, setSort] = useState<{ at: number; desc: boolean }>();
  const column = sort && columns[sort.at];
  const sorted = column
    ? rows.toSorted((a, b) => compared(column.value(a), column.value(b)) * (sort.desc ? -1 : 1))
    : rows;
  const cells = rows.map((row) =>
    Object.fromEntries(columns.map(({ header, value }) => [header, value(row) ?? ""])),
  );
  if (rows.length === 0) return <p className={styles["none"]}>No data available</p>;
  return (
    <>
      <CsvButton label={label} names={columns.map(({ header }) => header)} rows={cells} />
      <div className={styles["scroll"]}>
        <table className={styles["table"]} aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ header, isNumber }, at) => {
                const isSorted = sort?.at === at;
                const Arrow = sort?.desc ? ArrowDown : ArrowUp;
                return (
                  <th
                    key={header}
                    scope="col"
                    data-number={isNumber || undefined}
                    aria-sort={isSorted ? (sort.desc ? "descending" : "ascending") : undefined}
                  >
                    <button
                      type="button"
                      onClick={() => setSort({ at, desc: isSorted ? !sort.desc : false })}
                    >
                      {header}
                      {isSorted ? <Arrow size={12} aria-hidden /> : null}
                    </button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {sorted.map((row, at) => (
              <tr key={at}>
                {columns.map(({ header, value, cell, isNumber }) => {
                  const plain = value(row);
                  return (
                    <td key={header} data-number={isNumber || undefined}>
                      {cell
                        ? cell(row)
                        : plain === null || plain === undefined || plain === ""
                          ? "-"
                          : plain}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
