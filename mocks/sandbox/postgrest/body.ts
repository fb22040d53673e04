import type { Relation } from "./catalog";
import { badBody, tooDeep, unknownKey } from "./errors";
import { nestsTooDeep } from "./nesting";

/** A body whose keys are columns of the relation. */
export interface WriteBody {
  /** JSON text: one object for an update, a list for an insert. */
  text: string;
  columns: readonly string[];
  rows: number;
}

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badBody();
  }
}

function columnsOf(rows: readonly Row[], chosen: readonly string[] | null): string[] {
  if (chosen) return [...new Set(chosen)];
  const first = Object.keys(rows[0] ?? {});
  const isSame = (row: Row) =>
    Object.keys(row).length === first.length && first.every((key) => Object.hasOwn(row, key));
  if (!rows.every(isSame)) throw badBody("All object keys must match");
  return first;
}

/**
 * Reads the body of a POST (an object or a list of such) or of a PATCH (one object). With `columns=` only those keys
 * count and a missing one is null.
 * @throws PostgrestError PGRST102, 54001 for a document that nests too deep, or 42703 for a key that is no column.
 */
export function readBody(
  text: string,
  relation: Relation,
  chosen: readonly string[] | null,
  single: boolean,
): WriteBody {
  if (nestsTooDeep(text)) throw tooDeep();
  const value = parse(text);
  const rows = Array.isArray(value) ? value : [value];
  if (!rows.every(isRow) || (single && rows.length !== 1)) throw badBody();
  const columns = columnsOf(rows, chosen);
  const unknown = columns.find((column) => !Object.hasOwn(relation.columns, column));
  if (unknown !== undefined) throw unknownKey(relation.name, unknown);
  return { text: JSON.stringify(single ? rows[0] : rows), columns, rows: rows.length };
}
