import * as v from "valibot";
import type { TopologyComponent } from "~generated/canary/types.gen";
import { componentPath } from "~/components/topology/componentFacts";
import { topologySearch, type TopologySearch } from "./search";

/** What goes along from page to page: how components are shown, and whose. */
const carried = [
  "labels",
  "team",
  "agent_id",
  "owner",
  "view",
  "groupBy",
  "sortBy",
  "sortOrder",
  "showHiddenComponents",
] as const;

/** What finds some of them: that is done once one of them is opened, and counts again on the way back. */
const finding = ["query", "status", "type"] as const;

const picked = (search: TopologySearch, keys: readonly (keyof TopologySearch)[]) =>
  new URLSearchParams(
    keys.flatMap((key) => (search[key] === undefined ? [] : [[key, String(search[key])]])),
  );

/**
 * The part of an address that a link to another component keeps, such as `view=list`.
 * @param ownId component whose page the address is of; none for the dashboard
 */
export function carriedSearch(search: TopologySearch, ownId: string | undefined): string {
  const kept = picked(search, carried);
  const from = ownId === undefined ? picked(search, finding).toString() : search.from;
  if (from) kept.set("from", from);
  return kept.toString();
}

/** A link's query as the page behind it reads it. */
export const readSearch = (query: string): TopologySearch =>
  v.parse(topologySearch, Object.fromEntries(new URLSearchParams(query)));

/** The dashboard as the reader of a component's page left it. */
export const dashboardSearch = (search: TopologySearch): TopologySearch =>
  readSearch([picked(search, carried).toString(), search.from].filter(Boolean).join("&"));

/** Ids of the components that a component is a part of, outermost first. */
const ancestorsOf = ({ path }: Pick<TopologyComponent, "path">): readonly string[] =>
  path ? path.split(".") : [];

/**
 * A component's page, opened from a list (facts 1.5).
 * @param ownId component whose page the list is on; it goes along where the component is a part of another one.
 * @param kept what `carriedSearch` keeps
 */
export function linkFrom(
  component: Pick<TopologyComponent, "id" | "path">,
  ownId: string | undefined,
  kept: string,
): string {
  const search = new URLSearchParams(kept);
  const isElsewhere =
    ownId !== undefined && ownId !== component.id && !ancestorsOf(component).includes(ownId);
  if (isElsewhere) search.set("refererId", ownId);
  return [componentPath(component.id), search.toString()].filter(Boolean).join("?");
}

/** Parent that a component is a part of, where the reader came by another one (facts 2.3). */
export function ownParent(
  component: Pick<TopologyComponent, "path">,
  refererId: string | undefined,
): string | undefined {
  const ancestors = ancestorsOf(component);
  return refererId !== undefined && !ancestors.includes(refererId) ? ancestors.at(-1) : undefined;
}
