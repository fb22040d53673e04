import type { CheckSummary } from "~generated/canary/types.gen";
import { keyedValue } from "./tabs";

export interface Pivot {
  /** Column values, sorted. */
  columns: readonly string[];
  /** Members of a row that belong to a column. */
  cell(members: readonly CheckSummary[], column: string): readonly CheckSummary[];
}

/**
 * Columns by a property of the checks: `pivotBy` is namespace, agent_id, canary_name, type, or `labels` with the key in
 * `pivotLabel`; checks without a value stand under "(none)".
 * @returns undefined where the parameters name nothing to pivot by.
 */
export function pivotOf(
  checks: readonly CheckSummary[],
  pivotBy: string | undefined,
  pivotLabel: string | undefined,
): Pivot | undefined {
  const key = pivotBy === "labels" || pivotBy === "label" ? pivotLabel : pivotBy;
  if (key === undefined || key === "none") return undefined;
  const valueOf = (check: CheckSummary) => keyedValue(check, key) ?? "(none)";
  const compare = new Intl.Collator("en", { numeric: true }).compare;
  return {
    columns: [...new Set(checks.map(valueOf))].toSorted(compare),
    cell: (members, column) => members.filter((member) => valueOf(member) === column),
  };
}
