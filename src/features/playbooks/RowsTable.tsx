import { Download } from "lucide-react";
import { useMemo } from "react";
import { saveText } from "~/ui/text/saveFile";
import { Button } from "~/ui/button/Button";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { DataTable } from "~/ui/table/DataTable";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import styles from "./run.module.css";

type Row = Readonly<Record<string, unknown>>;
interface Numbered {
  number: number;
  row: Row;
}

const textOf = (value: unknown): string =>
  value === null || value === undefined
    ? ""
    : typeof value === "string"
      ? value
      : JSON.stringify(value);

const quoted = (text: string): string =>
  /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Rows as comma separated values, the columns in the order in which they first come. */
function csvOf(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [columns, ...rows.map((row) => columns.map((column) => textOf(row[column])))]
    .map((cells) => cells.map(quoted).join(","))
    .join("\n");
}

function cellOf(value: unknown) {
  const text = textOf(value);
  return <span title={text}>{text}</span>;
}

interface Props {
  label: string;
  fileName: string;
  rows: readonly Row[];
  /** How many there are altogether: more than are kept, at times. */
  count: number;
}

/** Rows of a statement or a file, as a table of the keys that they have. */
export function RowsTable({ label, fileName, rows, count }: Props) {
  const numbered = useMemo(() => rows.map((row, number): Numbered => ({ number, row })), [rows]);
  const columns = useMemo(
    () =>
      [...new Set(rows.slice(0, 200).flatMap((row) => Object.keys(row)))].map(
        (key, index): DataColumn<Numbered> => ({
          id: key,
          header: key,
          minWidth: 120,
          isSortable: true,
          value: ({ row }) => (typeof row[key] === "number" ? row[key] : textOf(row[key])),
          align: index > 0 && typeof rows[0]?.[key] === "number" ? "right" : "left",
          cell: ({ row }) => cellOf(row[key]),
        }),
      ),
    [rows],
  );
  if (rows.length === 0) return <EmptyState title="No rows" text="The statement gave none." />;
  return (
    <div className={styles["rows"]}>
      <div className={styles["keep"]}>
        <span className={styles["faint"]}>
          {count.toLocaleString("en")} {count === 1 ? "row" : "rows"}
          {count > rows.length ? `, the first ${rows.length.toLocaleString("en")} are kept` : ""}
        </span>
        <Button
          variant="quiet"
          icon={Download}
          onClick={() => saveText(`${fileName}.csv`, csvOf(rows))}
        >
          Download
        </Button>
      </div>
      <DataTable
        label={label}
        columns={columns}
        rows={numbered}
        rowId={({ number }) => String(number)}
        whole={{ text: undefined }}
        height="content"
      />
    </div>
  );
}
