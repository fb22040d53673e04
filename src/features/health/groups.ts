import type { CheckSummary } from "~generated/canary/types.gen";
import { labelOf, nameOf } from "./title";

export interface CheckGroup {
  name: string;
  members: readonly CheckSummary[];
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
 * Groups in the order in which they are met. Canaries of the same name in several namespaces are one group, as the
 * backend's users know it; a name with a slash goes to the group of its prefix.
 */
export function groupChecks(checks: readonly CheckSummary[], groupBy: string): CheckGroup[] {
  if (groupBy === "no-group")
    return checks.map((check) => ({ name: labelOf(check), members: [check] }));
  const groups = new Map<string, CheckSummary[]>();
  for (const check of checks) {
    const name = groupName(check, groupBy);
    const key = prefixOf(name) ?? name;
    const members = groups.get(key);
    if (members) members.push(check);
    else groups.set(key, [check]);
  }
  return [...groups].map(([name, members]) => ({ name, members, cut: name }));
}
