import type { CheckSummary } from "~generated/canary/types.gen";
import type { LabelFilters } from "~/lib/labels/labels";
import { matching, matchingLabels, withoutPassing } from "./filters";
import { groupChecks, type CheckGroup } from "./groups";
import { healthOf, type Health } from "./measures";
import { sortGroups, type SortKey } from "./sorting";
import { activeTab, healthTabs, inTab, type HealthTab } from "./tabs";

export interface ListSettings {
  hidePassing: boolean;
  /** Only checks of this health; then hidePassing says nothing. */
  health: Health | undefined;
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

interface HealthList {
  /** Checks that search and labels leave, passing ones included: what the counters in the top bar count. */
  counted: readonly CheckSummary[];
  /** Checks whose labels may be filtered by: all but what the label filters leave out. */
  standing: readonly CheckSummary[];
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
  const filtered = ofHealth(counted, settings);
  const tabs = healthTabs(filtered, settings.tabBy, settings.agentNames);
  const tab = activeTab(tabs, settings.tab);
  const shown = inTab(filtered, settings.tabBy, tab);
  return {
    counted,
    standing: ofHealth(found, settings),
    tabs,
    tab,
    shown,
    groups: sortGroups(
      groupChecks(shown, settings.groupBy, inTab(checks, settings.tabBy, tab)),
      settings.sortBy,
      settings.sortDesc,
    ),
  };
}

function ofHealth(
  checks: readonly CheckSummary[],
  { health, hidePassing }: ListSettings,
): readonly CheckSummary[] {
  if (health !== undefined) return checks.filter((check) => healthOf(check) === health);
  return hidePassing ? withoutPassing(checks) : checks;
}
