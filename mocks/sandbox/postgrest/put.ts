import type { WriteBody } from "./body";
import type { Relation } from "./catalog";
import { PostgrestError, rangeNotAllowed } from "./errors";
import type { Filter, Rows } from "./query";

/** The column and value of `column=eq.value`. */
function keyPart(filter: Filter): [column: string, value: string] | undefined {
  if (filter.kind !== "test" || filter.negated || filter.field.path.length > 0) return undefined;
  const { test } = filter;
  if (test.kind !== "compare" || test.operator !== "eq" || test.quantifier !== null)
    return undefined;
  return [filter.field.column, test.value];
}

function keyOf({ filters }: Rows, { primaryKey }: Relation): Readonly<Record<string, string>> {
  const parts = filters.map(keyPart).filter((part) => part !== undefined);
  const key = Object.fromEntries(parts);
  const isWhole = primaryKey.length > 0 && primaryKey.every((column) => Object.hasOwn(key, column));
  if (!isWhole || filters.length !== primaryKey.length)
    throw new PostgrestError(
      405,
      "PGRST105",
      "Filters must include all and only primary key columns with 'eq' operators",
    );
  return key;
}

/**
 * The one row that a PUT writes: that of its body whose key is the key in the address.
 * @throws PostgrestError PGRST114 for a page, PGRST105 where the address is not the whole key, PGRST115 where the body
 * has no such row.
 */
export function rowToPut(
  body: WriteBody,
  rows: Rows,
  relation: Relation,
  range: string | null,
): WriteBody {
  if (rows.limit !== null || rows.offset > 0 || range !== null) throw rangeNotAllowed();
  const key = Object.entries(keyOf(rows, relation));
  // Guarantee: readBody leaves a list of objects.
  const all = JSON.parse(body.text) as Readonly<Record<string, unknown>>[];
  const row = all.find((one) => key.every(([column, value]) => String(one[column]) === value));
  if (!row)
    throw new PostgrestError(
      400,
      "PGRST115",
      "Payload values do not match URL in primary key column(s)",
    );
  return { ...body, text: JSON.stringify([row]), rows: 1 };
}
