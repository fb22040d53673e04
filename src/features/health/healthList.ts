import type { CheckSummary } from "~generated/canary/types.gen";
import type { LabelFilters } from "~/lib/labels/labels";
import { labelKeys, matching, matchingLabels, withoutPassing, type LabelKey } from "./filters";
import { groupChecks, type CheckGroup } from "./groups";
import { healthOf } from "./measures";
import { sortGroups, type SortKey } from "./sorting";
import { activeTab, healthTabs, inTab, type HealthTab } from "./tabs";

export interface ListSettings {
  hidePassing: boolean;
  query: string;
  labels: LabelFilters;
  tabBy: string;
  tab: string | undefined;
  groupBy: string;
  sortBy: SortKey;
  sortDesc: boolean;
  /** Names of agents by id, for tabs by agent. */
  agentNames: ReadonlyMap<string, string>;
}

export interface HealthList {
  /** Checks that search and labels leave, passing ones included: what the counters in the top bar count. */
  counted: readonly CheckSummary[];
  labelKeys: readonly LabelKey[];
  tabs: readonly HealthTab[];
  tab: string | undefined;
  /** Checks of the tab in force. */
  shown: readonly CheckSummary[];
  groups: readonly CheckGroup[];
}

/** The list from all checks and the settings, in the order of the spec: passing, text, labels, tab, sort, group. */
export function buildHealthList(
  checks: readonly CheckSummary[],
  settings: ListSettings,
): HealthList {
  const found = matching(checks, settings.query);
  const counted = matchingLabels(found, settings.labels);
  const standing = settings.hidePassing ? withoutPassing(found) : found;
  const filtered = settings.hidePassing ? withoutPassing(counted) : counted;
  const tabs = healthTabs(filtered, settings.tabBy, settings.agentNames);
  const tab = activeTab(tabs, settings.tab);
  const shown = inTab(filtered, settings.tabBy, tab);
  return {
    counted,
    labelKeys: labelKeys(standing, settings.labels),
    tabs,
    tab,
    shown,
    groups: sortGroups(groupChecks(shown, settings.groupBy), settings.sortBy, settings.sortDesc),
  };
}

/** How many checks pass and how many fail. */
export function countHealth(checks: readonly CheckSummary[]): { passing: number; failing: number } {
  let passing = 0;
  for (const check of checks) if (healthOf(check) === "healthy") passing += 1;
  return { passing, failing: checks.length - passing };
}
