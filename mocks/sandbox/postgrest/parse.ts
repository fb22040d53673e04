import { rangeError, syntaxError, tooDeep, tooLong } from "./errors";
import { nestsTooDeep } from "./nesting";
import { parseOperation, parseTree } from "./parseFilter";
import { parseOrder, parseSelect } from "./parseSelect";
import type { FieldRef, Parameters, Query, Rows } from "./query";
import { Scanner } from "./scanner";

interface Key {
  /** Names before the last one: the embedded relation that is meant. */
  path: string[];
  field: FieldRef;
}

/** Keys that are no columns, wherever they stand in a path. */
const words = new Set([
  "select",
  "order",
  "limit",
  "offset",
  "and",
  "or",
  "columns",
  "on_conflict",
]);

/** True when the parameter is one of PostgREST's own, so that no argument of a function can have its name. */
export const isReserved = (key: string): boolean => words.has(key.split(".").at(-1) ?? "");

/** A server in front takes about 16 kB; more is nobody's screen. */
const MAX_LENGTH = 65_536;
const MAX_PATH = 32;

function parseKey(key: string): Key {
  const scanner = new Scanner(key, "tree path");
  const names = [scanner.name()];
  while (scanner.take(".")) names.push(scanner.name());
  if (names.length > MAX_PATH) throw tooDeep();
  const field = { column: names.at(-1) ?? "", path: scanner.jsonPath() };
  scanner.expectEnd();
  return { path: names.slice(0, -1), field };
}

/** Counts that cannot be read, and offsets below zero, are left out, as PostgREST does. */
const count = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

/** @throws PGRST103 for a limit below zero. */
function limit(text: string): number | null {
  if (/^-0*[1-9]\d*$/.test(text))
    throw rangeError("Limit should be greater than or equal to zero.");
  return count(text);
}

const emptyRows = (): Rows => ({ filters: [], order: null, limit: null, offset: 0 });

/** Applies one parameter to the rows that its path means. The first `order`, `limit` and `offset` win. */
function apply(rows: Rows, key: Key, negated: boolean, value: string): void {
  const word = key.field.path.length === 0 ? key.field.column : "";
  if (word === "order") rows.order ??= value === "" ? null : parseOrder(value);
  else if (word === "limit") rows.limit ??= limit(value);
  else if (word === "offset") rows.offset ||= count(value) ?? 0;
  else if (word === "and" || word === "or") rows.filters.push(parseTree(value, word, negated));
  else rows.filters.push({ kind: "test", field: key.field, ...parseOperation(value) });
}

function parseColumns(text: string, what: string): string[] {
  const scanner = new Scanner(text, what);
  const names: string[] = [];
  do {
    scanner.skipSpaces();
    names.push(scanner.name());
  } while (scanner.take(","));
  scanner.expectEnd();
  return names;
}

/**
 * Reads a query string. The first `select` wins, filters of one column are all applied.
 * @throws PostgrestError PGRST100 that says where reading stopped, 54000 and 54001 where it is too long or too deep.
 */
export function parseQuery(parameters: Parameters): Query {
  const length = parameters.reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  if (length > MAX_LENGTH) throw tooLong(MAX_LENGTH);
  if (parameters.some(([, value]) => nestsTooDeep(value))) throw tooDeep();
  const query: Query = {
    select: [{ kind: "all" }],
    root: emptyRows(),
    embedded: [],
    columns: null,
    onConflict: null,
  };
  const select = parameters.find(([key]) => key === "select");
  if (select) query.select = parseSelect(select[1]);
  const columns = parameters.find(([key]) => key === "columns");
  if (columns) query.columns = parseColumns(columns[1], "columns parameter");
  const onConflict = parameters.find(([key]) => key === "on_conflict");
  if (onConflict) query.onConflict = parseColumns(onConflict[1], "on_conflict parameter");
  for (const [text, value] of parameters) {
    if (text === "select" || text === "columns" || text === "on_conflict") continue;
    if (text === "") throw syntaxError("tree path", text, 0, "field name");
    const key = parseKey(text);
    const isTree = key.field.column === "and" || key.field.column === "or";
    const negated = isTree && key.path.at(-1) === "not";
    const path = negated ? key.path.slice(0, -1) : key.path;
    apply(rowsAt(query, path), key, negated, value);
  }
  return query;
}

function rowsAt(query: Query, path: readonly string[]): Rows {
  if (path.length === 0) return query.root;
  const known = query.embedded.find((entry) => entry.path.join("\n") === path.join("\n"));
  if (known) return known.rows;
  const rows = emptyRows();
  query.embedded.push({ path, rows });
  return rows;
}
