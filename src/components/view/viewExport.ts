import type { QueryClient } from "@tanstack/react-query";
import { viewRowsOptions } from "~generated/db/reads";
import type { ViewColumn } from "~generated/view/types.gen";
import { saveText } from "~/components/lines/saveText";
import type { ViewRow } from "./viewCells";

const PAGE = 1_000;

/** What an export holds. */
export interface ExportOf {
  viewTable: string;
  fingerprint: string;
  only?: string;
  order?: string;
  columns: readonly ViewColumn[];
}

/** Text of a cell in a CSV file; what a spreadsheet would take for a formula is marked as text. */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const safe = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV with a line of names. */
export const asCsv = (names: readonly string[], rows: readonly ViewRow[]): string =>
  [names.map(csvCell), ...rows.map((row) => names.map((name) => csvCell(row[name])))]
    .map((cells) => cells.join(","))
    .join("\r\n");

/**
 * Saves all pages of a table as a file.
 * @param onProgress rows so far, and of how many.
 * @throws ApiError of the page that could not be read.
 */
export async function exportRows(
  client: QueryClient,
  { columns, ...of }: ExportOf,
  format: "csv" | "json",
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const rows: ViewRow[] = [];
  for (let total = Infinity; rows.length < total;) {
    const page = await client.fetchQuery({
      ...viewRowsOptions({
        ...of,
        limit: PAGE,
        offset: rows.length,
      }),
      staleTime: 0,
      gcTime: 0,
    });
    rows.push(...page.rows);
    total = page.rows.length === 0 ? rows.length : (page.total ?? rows.length);
    onProgress(rows.length, total);
  }
  const names = columns.map(({ name }) => name);
  const picked = rows.map((row) =>
    Object.fromEntries(names.map((name) => [name, row[name] ?? null])),
  );
  if (format === "csv") saveText(`${of.viewTable}.csv`, asCsv(names, picked), "text/csv");
  else saveText(`${of.viewTable}.json`, JSON.stringify(picked, null, 2), "application/json");
}
