import type { CheckSummary } from "~generated/canary/types.gen";
import { labelOf, nameOf } from "./title";

export interface CheckGroup {
  name: string;
  /** Members that the filters leave. */
  members: readonly CheckSummary[];
  /** All members, whatever is hidden: what the group's health, counts and figures are about. */
  all: readonly CheckSummary[];
  /** Prefix that the members' titles need not repeat. */
  cut?: string;
}

/** A name with a slash groups by the part before it; an address does not. */
function prefixOf(name: string): string | undefined {
  return /^([^/]+)\/(?!\/)./.exec(name)?.[1];
}

function groupName(check: CheckSummary, groupBy: string): string {
  switch (groupBy) {
    case "canary_name":
      return check.canary_name || "(none)";
    case "name":
      return nameOf(check);
    case "description":
      return check.description?.trim() || "(none)";
    case "type":
      return check.type || "(none)";
    default:
      return check.labels?.[groupBy] || "Others";
  }
}

/** Choices of the Group By selector besides the label keys (spec 2 §2). */
export const groupChoices = ["no-group", "canary_name", "name", "description", "type"] as const;

/**
 * Groups of the shown checks in the order in which they are met. Canaries of the same name in several namespaces are one group, as the
 * backend's users know it; a name with a slash goes to the group of its prefix.
 * @param everything the shown checks and the hidden ones.
 */
export function groupChecks(
  shown: readonly CheckSummary[],
  groupBy: string,
  everything: readonly CheckSummary[],
): CheckGroup[] {
  if (groupBy === "no-group")
    return shown.map((check) => ({ name: labelOf(check), members: [check], all: [check] }));
  const keyOf = (check: CheckSummary) => {
    const name = groupName(check, groupBy);
    return prefixOf(name) ?? name;
  };
  const all = byKey(everything, keyOf);
  return [...byKey(shown, keyOf)].map(([name, members]) => ({
    name,
    members,
    all: all.get(name) ?? members,
    cut: name,
  }));
}

function byKey(
  checks: readonly CheckSummary[],
  keyOf: (check: CheckSummary) => string,
): Map<string, CheckSummary[]> {
  const groups = new Map<string, CheckSummary[]>();
  for (const check of checks) {
    const key = keyOf(check);
    const members = groups.get(key);
    if (members) members.push(check);
    else groups.set(key, [check]);
  }
  return groups;
}
