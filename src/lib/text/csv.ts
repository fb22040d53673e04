/** Text of a cell in a CSV file; what a spreadsheet would take for a formula is marked as text. */
function csvCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const safe = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines of cells as CSV. */
export const csvLines = (lines: readonly (readonly unknown[])[]): string =>
  lines.map((cells) => cells.map(csvCell).join(",")).join("\r\n");

/** Rows as CSV with a line of names. */
export const asCsv = (
  names: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): string => csvLines([names, ...rows.map((row) => names.map((name) => row[name]))]);
