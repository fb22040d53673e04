import { csvLines } from "~/lib/text/csv";
import type { DataColumn } from "~/ui/table/dataTableTypes";

/** A column as an export sees it. */
export type ExportColumn<Row> = Pick<
  DataColumn<Row>,
  "id" | "header" | "exported" | "value" | "isMoment"
>;

/** Rows of a list, and where to get them. */
export interface ExportSource<Row> {
  /** Names the list and the file, in the plural: "Scopes". */
  title: string;
  /** The columns that are shown, in their order. */
  columns: readonly ExportColumn<Row>[];
  rowId: (row: Row) => string;
  /** Rows that are asked for at a time (default 1,000), for backends that give fewer. */
  pageSize?: number;
  /**
   * Reads a page of what the list shows now.
   * @returns its rows, and how many there are on all pages; null where the backend does not say.
   * @throws ApiError where it cannot be read.
   */
  read: (page: {
    pageIndex: number;
    pageSize: number;
  }) => Promise<{ rows: readonly Row[]; total: number | null }>;
}

type Value = string | number | boolean | null | readonly unknown[] | object;

const plain = (value: unknown): Value => {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  return typeof value === "string" ||
    typeof value === "number" ||
    typeof value === "boolean" ||
    typeof value === "object"
    ? value
    : null;
};

/** What a column holds of a row: what it says to export, else the row's field of its id, else what it sorts by. */
function valueOf<Row>(column: ExportColumn<Row>, row: Row): Value {
  try {
    if (column.exported) return plain(column.exported(row));
    const field: unknown = Reflect.get(Object(row), column.id);
    if (field !== undefined) return plain(field);
    const sorted = column.value?.(row);
    return plain(column.isMoment && typeof sorted === "number" ? new Date(sorted) : sorted);
  } catch {
    // One row that cannot be read takes none of the others with it.
    return null;
  }
}

const named = (value: object): unknown =>
  ["name", "title", "email"].map((key) => Reflect.get(value, key)).find(Boolean);

/** The value as the text of one cell: people and resources by their names, lists with commas. */
function cellOf(value: Value): string | number | boolean | null {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((one) => String(cellOf(plain(one)) ?? "")).join(", ");
  const name = named(value);
  return typeof name === "string" ? name : JSON.stringify(value);
}

const isEmpty = (value: Value) => value === null || value === "";

/** Columns that hold something: menus and marks that are drawn alone have nothing to export. */
function heldColumns<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]) {
  return columns.filter(
    (column) =>
      column.exported !== undefined ||
      column.value !== undefined ||
      rows.some((row) => !isEmpty(valueOf(column, row))),
  );
}

function idOf<Row>(rowId: (row: Row) => string, row: Row): string | null {
  try {
    return rowId(row);
  } catch {
    return null;
  }
}

/** Rows as the text of a file: CSV under the headers of the columns, JSON under their ids with values as they are. */
export function exportText<Row>(
  { columns, rowId }: Pick<ExportSource<Row>, "columns" | "rowId">,
  rows: readonly Row[],
  format: "csv" | "json",
): string {
  const held = heldColumns(columns, rows);
  if (format === "json")
    return JSON.stringify(
      rows.map((row) => ({
        id: idOf(rowId, row),
        ...Object.fromEntries(held.map((column) => [column.id, valueOf(column, row)])),
      })),
      null,
      2,
    );
  return csvLines([
    held.map(({ header, id }) => header || id),
    ...rows.map((row) => held.map((column) => cellOf(valueOf(column, row)))),
  ]);
}

/** Name of the file: "playbook-runs.csv". */
export const exportFile = (title: string, format: "csv" | "json"): string =>
  `${
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
      .replaceAll(/^-|-$/g, "") || "rows"
  }.${format}`;
