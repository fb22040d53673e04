import * as v from "valibot";
import { flag, oneOf, optionalText } from "~/components/address/searchParts";
import type { SearchChange } from "~/components/address/useSearchChange";

export const groupKeys = ["health", "type", "namespace", "agent"] as const;
export type GroupKey = (typeof groupKeys)[number];

/** What the dashboard and a component's page keep in their address (facts 1.2 and 12.1). */
export const topologySearch = v.object({
  /** Words in the name: finds components of every level. */
  query: optionalText,
  /** Status words: `unhealthy`, or three-state `unhealthy:1,warning:1`. */
  status: optionalText,
  /** Any type shows components of every level. */
  type: optionalText,
  team: optionalText,
  /** Labels: `env____production:1,tier____batch:-1`; an old `key=value` is read too. */
  labels: optionalText,
  agent_id: optionalText,
  owner: optionalText,
  /** `no` leaves hidden components out. */
  showHiddenComponents: oneOf(["yes", "no"]),
  /** status, name, type, updated_at, or `field:{property}`. */
  sortBy: optionalText,
  sortOrder: oneOf(["asc", "desc"]),
  groupBy: oneOf(groupKeys),
  /** Groups that are folded, separated by commas. */
  folded: optionalText,
  view: oneOf(["list", "map"]),
  /** How the map runs, and what is looked for in it. */
  direction: oneOf(["right", "down"]),
  edges: oneOf(["curved", "stepped"]),
  find: optionalText,
  /** What the dashboard was narrowed to that the component was opened from: its search, health and type. */
  from: optionalText,
  /** Page that the reader came from: its component is the parent in the breadcrumb. */
  refererId: optionalText,
  /** Dialog about a component, and that component. */
  dialog: oneOf(["snapshot", "catalog", "incident", "playbooks"]),
  component: optionalText,
  /** Whether the sidebar of a component's page is folded. */
  noSidebar: flag,
  /** Types in the incidents panel: `availability:1`; and their state, open where nothing is said. */
  incidentType: optionalText,
  incidentStatus: optionalText,
  /** Whether the catalog panel shows items that were deleted. */
  showDeleted: flag,
});

export type TopologySearch = v.InferOutput<typeof topologySearch>;
export type ChangeTopology = SearchChange<TopologySearch>;

/** Everything that narrows the components, taken away again. */
export const unfiltered: Partial<TopologySearch> = {
  query: undefined,
  status: undefined,
  type: undefined,
  team: undefined,
  labels: undefined,
  agent_id: undefined,
  owner: undefined,
  showHiddenComponents: undefined,
};

/** How many filters are set; the search text is not one of them. */
export const filterCount = (search: TopologySearch): number =>
  [
    search.status,
    search.type,
    search.team,
    search.labels,
    search.agent_id,
    search.owner,
    search.showHiddenComponents === "no" ? "no" : undefined,
  ].filter((value) => value !== undefined).length;
