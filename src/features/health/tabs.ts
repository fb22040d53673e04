import { localAgent } from "~/components/record/origin";
import type { CheckSummary } from "~generated/canary/types.gen";

export interface HealthTab {
  /** Value that the tab stands for; undefined for All. */
  value: string | undefined;
  checks: number;
}

/** Value of a check for a tab or pivot key: namespace, agent_id, canary_name, type, or a label key. */
export function keyedValue(check: CheckSummary, key: string): string | undefined {
  switch (key) {
    case "namespace":
      return check.namespace ?? check.canary_namespace;
    case "agent_id":
      return check.agent_id ?? localAgent;
    case "canary_name":
      return check.canary_name;
    case "type":
      return check.type;
    default:
      return check.labels?.[key];
  }
}

/** All plus one tab per value, sorted; `names` gives agents their names, by which they are sorted too. */
export function healthTabs(
  checks: readonly CheckSummary[],
  tabBy: string,
  names: ReadonlyMap<string, string>,
): HealthTab[] {
  const counts = new Map<string, number>();
  for (const check of checks) {
    const value = keyedValue(check, tabBy);
    if (value !== undefined && value !== "") counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const shown = (value: string) => names.get(value) ?? value;
  const compare = new Intl.Collator("en", { numeric: true }).compare;
  return [
    { value: undefined, checks: checks.length },
    ...[...counts]
      .toSorted(([a], [b]) => compare(shown(a), shown(b)))
      .map(([value, count]) => ({ value, checks: count })),
  ];
}

/** The tab in force: the wanted one while it exists, else All. Strip and list use the same answer. */
export function activeTab(
  tabs: readonly HealthTab[],
  wanted: string | undefined,
): string | undefined {
  return tabs.some(({ value }) => value === wanted) ? wanted : undefined;
}

export const inTab = (
  checks: readonly CheckSummary[],
  tabBy: string,
  tab: string | undefined,
): readonly CheckSummary[] =>
  tab === undefined ? checks : checks.filter((check) => keyedValue(check, tabBy) === tab);
