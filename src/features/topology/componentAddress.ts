import type { TopologyComponent } from "~generated/canary/types.gen";
import { componentPath } from "~/components/topology/componentFacts";
import type { TopologySearch } from "./search";

/**
 * What goes along from page to page: how components are shown, and whose. What finds some of them (a text, a health, a
 * type) has done so once one of them is opened.
 */
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

/** The search of a link to the dashboard or to another component. */
export const carriedFrom = (search: TopologySearch): Partial<TopologySearch> =>
  Object.fromEntries(
    carried.flatMap((key) => (search[key] === undefined ? [] : [[key, search[key]]])),
  );

/** The part of an address that a link to another component keeps, such as `view=list`. */
export function carriedSearch(search: TopologySearch): string {
  return new URLSearchParams(
    carried.flatMap((key) => (search[key] === undefined ? [] : [[key, search[key]]])),
  ).toString();
}

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
