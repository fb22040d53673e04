import type { Relation } from "./catalog";
import { rowsOfCsv } from "./csv";
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
  if (nestsTooDeep(text)) throw tooDeep();
  try {
    return JSON.parse(text);
  } catch {
    throw badBody();
  }
}

const typeOf = (contentType: string | null): string =>
  contentType?.split(";")[0]?.trim().toLowerCase() ?? "";

const FORM = "application/x-www-form-urlencoded";

/** Whether a body is the fields of a form. */
export const isForm = (contentType: string | null): boolean => typeOf(contentType) === FORM;

/**
 * The value of a body by its `Content-Type`: JSON (also without one), CSV or the fields of a form.
 * @throws PostgrestError PGRST102 for other types and for what cannot be read, 54001 for what nests too deep.
 */
export function readValue(text: string, contentType: string | null): unknown {
  const type = typeOf(contentType);
  switch (type) {
    case "":
    case "application/json":
    case "application/vnd.pgrst.object+json":
      return parse(text);
    case "text/csv":
      return rowsOfCsv(text);
    case FORM:
      return Object.fromEntries(new URLSearchParams(text));
    default:
      throw badBody(`Content-Type not acceptable: ${type}`);
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
 * Reads the body of a POST (an object or a list of such) or of a PATCH (one object, or a list with one or none). With
 * `columns=` only those keys count and a missing one is null.
 * @throws PostgrestError PGRST102, 54001 for a document that nests too deep, or 42703 for a key that is no column.
 */
export function readBody(
  value: unknown,
  relation: Relation,
  chosen: readonly string[] | null,
  single: boolean,
): WriteBody {
  const rows: unknown[] = Array.isArray(value) ? value : [value];
  if (!rows.every(isRow) || (single && rows.length > 1)) throw badBody();
  const columns = rows.length === 0 ? [] : columnsOf(rows, chosen);
  const unknown = columns.find((column) => !Object.hasOwn(relation.columns, column));
  if (unknown !== undefined) throw unknownKey(relation.name, unknown);
  return { text: JSON.stringify(single ? rows[0] : rows), columns, rows: rows.length };
}
