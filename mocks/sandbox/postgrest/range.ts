import { rangeError } from "./errors";
import type { Rows } from "./query";

const RANGE = /^(?:items=)?(\d{1,9})-(\d{1,9})?$/;

/**
 * Narrows the rows of a read to its `Range` header (`0-24`, `50-`): what both the header and `limit` and `offset` leave.
 * A header that cannot be read counts for nothing, as HTTP says.
 * @throws PostgrestError PGRST103 for a range that ends before it begins, or leaves nothing of the page.
 */
export function withRange(rows: Rows, header: string | null): Rows {
  const [, first, last] = RANGE.exec(header?.trim() ?? "") ?? [];
  if (first === undefined) return rows;
  const from = Number(first);
  const to = last === undefined ? Number.POSITIVE_INFINITY : Number(last);
  if (to < from)
    throw rangeError(
      "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
    );
  if (rows.limit === 0) return rows;
  const offset = Math.max(from, rows.offset);
  const end = Math.min(to, rows.limit === null ? to : rows.offset + rows.limit - 1);
  if (end < offset) throw rangeError("Limit should be greater than or equal to zero.");
  return { ...rows, offset, limit: end === Number.POSITIVE_INFINITY ? null : end - offset + 1 };
}
