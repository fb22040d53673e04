import type { CheckSummary } from "~generated/canary/types.gen";
import type { CheckGroup } from "./groups";
import type { UnreadableCheck } from "./readChecks";

/**
 * A line of the list: a group of several checks, or one check; a group of one is shown as the check itself. Or a row of
 * the answer that cannot be read.
 */
export type HealthRow =
  | { kind: "group"; id: string; group: CheckGroup; children: readonly HealthRow[] }
  | { kind: "check"; id: string; check: CheckSummary; cut?: string }
  | { kind: "unreadable"; id: string; row: UnreadableCheck };

const checkRow = (check: CheckSummary, cut?: string): HealthRow => ({
  kind: "check",
  id: check.id,
  check,
  ...(cut === undefined ? {} : { cut }),
});

/** Rows of the groups. `groupBy` is part of their ids: a group closed in one grouping says nothing about another. */
export function healthRows(groups: readonly CheckGroup[], groupBy: string): HealthRow[] {
  return groups.map((group) => {
    const [only] = group.all;
    if (only && group.all.length === 1) return checkRow(only);
    return {
      kind: "group",
      id: `group:${groupBy}:${group.name}`,
      group,
      children: group.members.map((member) => checkRow(member, group.cut)),
    };
  });
}

/** Lines for rows of the answer that cannot be read. */
export const unreadableRows = (rows: readonly UnreadableCheck[]): HealthRow[] =>
  rows.map((row) => ({ kind: "unreadable", id: `unreadable:${row.id}`, row }));

/** The checks that a line stands for, hidden members of a group included. */
export function membersOf(row: HealthRow): readonly CheckSummary[] {
  if (row.kind === "unreadable") return [];
  return row.kind === "group" ? row.group.all : [row.check];
}

/** Ids of the checks in the order in which the lines show them, those of closed groups included. */
export const checkOrder = (rows: readonly HealthRow[]): string[] =>
  rows.flatMap((row) =>
    row.kind === "group" ? checkOrder(row.children) : row.kind === "check" ? [row.id] : [],
  );
