import type { CheckSummary } from "~generated/canary/types.gen";
import type { CheckGroup } from "./groups";

/** A line of the list: a group of several checks, or one check. A group of one is shown as the check itself. */
export type HealthRow =
  | { kind: "group"; id: string; group: CheckGroup; children: readonly HealthRow[] }
  | { kind: "check"; id: string; check: CheckSummary; cut?: string };

const checkRow = (check: CheckSummary, cut?: string): HealthRow => ({
  kind: "check",
  id: check.id,
  check,
  ...(cut === undefined ? {} : { cut }),
});

/** Rows of the groups. `groupBy` is part of their ids: a group closed in one grouping says nothing about another. */
export function healthRows(groups: readonly CheckGroup[], groupBy: string): HealthRow[] {
  return groups.map((group) => {
    const [only] = group.members;
    if (only && group.members.length === 1) return checkRow(only);
    return {
      kind: "group",
      id: `group:${groupBy}:${group.name}`,
      group,
      children: group.members.map((member) => checkRow(member, group.cut)),
    };
  });
}

export const membersOf = (row: HealthRow): readonly CheckSummary[] =>
  row.kind === "group" ? row.group.members : [row.check];
