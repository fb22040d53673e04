import type { TopologyComponent } from "~generated/canary/types.gen";
import { componentName, healthOf, healthOrder } from "~/components/topology/componentFacts";
import type { TopologyQuery } from "~/components/topologyTree/topologyRead";
import { localAgent } from "~/components/record/origin";
import { parseTagFilters, type TagFilter } from "~/lib/labels/tagFilters";
import { parseTriState, type TriState } from "~/lib/labels/triState";
import type { GroupKey, TopologySearch } from "./search";

/** Marked words; an address of old has one plain word, which is included. */
export function marksOf(text: string | undefined): TriState {
  const marks = parseTriState(text);
  if (marks.size > 0 || text === undefined || text === "All") return marks;
  return new Map(text.split(",").map((word) => [word, 1]));
}

/** Labels of the address; `key=value` of old is included. */
export function labelFilters(text: string | undefined): readonly TagFilter[] {
  const filters = parseTagFilters(text);
  if (filters.length > 0 || text === undefined) return filters;
  const cut = text.indexOf("=");
  return cut < 1 ? [] : [{ key: text.slice(0, cut), value: text.slice(cut + 1), mark: 1 }];
}

const chosen = (text: string | undefined) => (text === "All" ? undefined : text);

/** Words of a list that a server takes, `a,!b`. */
const serverList = (marks: TriState) =>
  [...marks].map(([word, mark]) => (mark === 1 ? word : `!${word}`)).join(",");

/** Labels that a server can tell: keys of which one value is wanted. */
const serverLabels = (filters: readonly TagFilter[]) =>
  filters
    .filter(
      ({ key, value, mark }) =>
        mark === 1 &&
        !/[=,]/.test(key + value) &&
        !filters.some((other) => other.key === key && other.value !== value),
    )
    .map(({ key, value }) => `${key}=${value}`)
    .join(",");

/**
 * The query of an address. Status and order are left to the browser, so that the counts stay whole and neither needs a
 * call; everything else narrows what comes.
 */
export function topologyQuery(search: TopologySearch, id?: string): TopologyQuery {
  const type = serverList(marksOf(search.type));
  const labels = serverLabels(labelFilters(search.labels));
  const [team, agentId, owner] = [search.team, search.agent_id, search.owner].map(chosen);
  return {
    ...(id !== undefined && { id }),
    ...(type !== "" && { type, flatten: true }),
    ...(labels !== "" && { labels }),
    ...(team !== undefined && { team }),
    ...(agentId !== undefined && { agent_id: agentId }),
    ...(owner !== undefined && { owner }),
    ...(search.showHiddenComponents === "no" && { hidden: false }),
  };
}

const everyLevel = (component: TopologyComponent): readonly TopologyComponent[] => [
  component,
  ...(component.components ?? []).flatMap(everyLevel),
];

function carries({ labels = {} }: TopologyComponent, filters: readonly TagFilter[]): boolean {
  const keys = new Set(filters.map(({ key }) => key));
  return [...keys].every((key) => {
    const own = labels[key];
    const wanted = filters.filter((filter) => filter.key === key && filter.mark === 1);
    if (filters.some((filter) => filter.key === key && filter.mark === -1 && filter.value === own))
      return false;
    return wanted.length === 0 || wanted.some(({ value }) => value === own);
  });
}

/**
 * The components that an address narrows an answer to, without its status: a search finds every level, and what older
 * backends do not filter by is filtered here.
 */
export function narrowed(
  roots: readonly TopologyComponent[],
  search: TopologySearch,
): readonly TopologyComponent[] {
  const words = search.query?.toLowerCase();
  const all = words === undefined ? roots : roots.flatMap(everyLevel);
  const labels = labelFilters(search.labels);
  const agentId = chosen(search.agent_id);
  return all.filter(
    (one) =>
      (words === undefined ||
        one.name.toLowerCase().includes(words) ||
        one.text?.toLowerCase().includes(words) === true) &&
      carries(one, labels) &&
      (agentId === undefined || one.agent_id === agentId) &&
      (search.showHiddenComponents !== "no" || one.hidden !== true),
  );
}

/** Those of a status; its words are known by health too, so that both ways of saying it find the same. */
export function ofStatus(
  components: readonly TopologyComponent[],
  status: string | undefined,
): readonly TopologyComponent[] {
  const marks = marksOf(status);
  if (marks.size === 0) return components;
  const wanted = [...marks].flatMap(([word, mark]) => (mark === 1 ? [word] : []));
  return components.filter((one) => {
    const words: readonly string[] = [one.status, healthOf(one)];
    if (words.some((word) => marks.get(word) === -1)) return false;
    return wanted.length === 0 || words.some((word) => wanted.includes(word));
  });
}

export const standardSorts = ["status", "name", "type", "updated_at"] as const;

/** The order of an address; health is sorted worst first, dates newest first, anything else up. */
export function sortOf({ sortBy = "status", sortOrder }: TopologySearch): {
  by: string;
  isDesc: boolean;
} {
  const isDesc =
    sortOrder === undefined ? sortBy === "status" || sortBy === "updated_at" : sortOrder === "desc";
  return { by: sortBy, isDesc };
}

const propertyOf = (component: TopologyComponent, name: string) =>
  component.properties?.find((one) => one.name === name);

function sortValue(component: TopologyComponent, by: string): string | number | undefined {
  if (by === "name") return componentName(component);
  if (by === "type") return component.type;
  if (by === "updated_at")
    return component.updated_at === undefined ? undefined : Date.parse(component.updated_at);
  if (by.startsWith("field:")) {
    const property = propertyOf(component, by.slice("field:".length));
    return property?.value ?? property?.text;
  }
  // Worst first is down: the most unwell weighs most.
  return healthOrder.length - healthOrder.indexOf(healthOf(component));
}

/** Sorts by the address; what has no value stands last either way, and names break ties. */
export function sorted(
  components: readonly TopologyComponent[],
  search: TopologySearch,
): readonly TopologyComponent[] {
  const { by, isDesc } = sortOf(search);
  const collator = new Intl.Collator("en", { numeric: true });
  const keyed = components.map((one) => ({ one, value: sortValue(one, by) }));
  return keyed
    .toSorted((a, b) => {
      const names = collator.compare(componentName(a.one), componentName(b.one));
      if (a.value === undefined || b.value === undefined)
        return a.value === b.value ? names : a.value === undefined ? 1 : -1;
      const order =
        typeof a.value === "number" && typeof b.value === "number"
          ? a.value - b.value
          : collator.compare(String(a.value), String(b.value));
      return order === 0 ? names : isDesc ? -order : order;
    })
    .map(({ one }) => one);
}

/** Headline properties that any component has, to sort and to show by. */
export function headlineNames(components: readonly TopologyComponent[]): readonly string[] {
  const names = new Set<string>();
  for (const { properties = [] } of components)
    for (const { headline, name } of properties) if (headline === true && name) names.add(name);
  return [...names].toSorted();
}

export interface ComponentGroup {
  key: string;
  title: string;
  components: readonly TopologyComponent[];
}

function groupOf(
  component: TopologyComponent,
  by: GroupKey,
  agents: ReadonlyMap<string, string>,
): string {
  if (by === "health") return healthOf(component);
  if (by === "type") return component.type;
  if (by === "namespace") return component.namespace;
  return component.agent_id === localAgent
    ? "Local"
    : (agents.get(component.agent_id) ?? component.agent_id);
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Splits sorted components into groups; health goes worst first, anything else by name, what has none last. */
export function grouped(
  components: readonly TopologyComponent[],
  by: GroupKey,
  agents: ReadonlyMap<string, string>,
): readonly ComponentGroup[] {
  const groups = new Map<string, TopologyComponent[]>();
  for (const component of components) {
    const key = groupOf(component, by, agents);
    const known = groups.get(key);
    if (known) known.push(component);
    else groups.set(key, [component]);
  }
  const order = (key: string) => healthOrder.findIndex((health) => health === key);
  return [...groups]
    .toSorted(([a], [b]) =>
      by === "health"
        ? order(a) - order(b)
        : a === "" || b === ""
          ? Number(a === "") - Number(b === "")
          : a.localeCompare(b, "en"),
    )
    .map(([key, members]) => ({
      key,
      title: key === "" ? `No ${by}` : by === "health" ? capital(key) : key,
      components: members,
    }));
}
