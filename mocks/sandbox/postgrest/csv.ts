import { badBody } from "./errors";

/** Splits a text into records of fields; in double quotes a comma or a line end is text, and `""` is a quote. */
function records(text: string): string[][] {
  const lines: string[][] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/gy;
  let line: string[] = [];
  while (field.lastIndex < text.length || line.length > 0) {
    const found = field.exec(text);
    if (!found) throw badBody("Text of a CSV body that cannot be read");
    line.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? "");
    if (found[3] === ",") continue;
    lines.push(line);
    line = [];
    if (found[3] === "") break;
  }
  return lines;
}

/**
 * Reads a CSV body: names of columns, then rows; `NULL` is null.
 * @throws PostgrestError PGRST102 where a row has another number of fields than the first line.
 */
export function rowsOfCsv(text: string): Record<string, string | null>[] {
  const [names, ...lines] = records(text);
  if (!names) return [];
  return lines.map((line) => {
    if (line.length !== names.length) throw badBody("All lines must have same number of fields");
    return Object.fromEntries(
      names.map((name, at) => [name, line[at] === "NULL" ? null : (line[at] ?? "")]),
    );
  });
}
