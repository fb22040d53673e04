import type { TopologyComponent } from "~generated/canary/types.gen";
import type { GraphItem, GraphLink } from "~/components/graph/graphModel";
import { componentName, componentPath, healthOf } from "~/components/topology/componentFacts";
import { configLook } from "~/lib/health/health";

/** What stands above all components of a map that have nothing above them. */
export const ALL = "all";

const itemOf = (one: TopologyComponent): GraphItem => {
  const { tone, word } = configLook(healthOf(one));
  return {
    id: one.id,
    title: componentName(one),
    kind: one.type || "Component",
    icon: one.icon ?? null,
    tone,
    state: word,
    href: componentPath(one.id),
  };
};

/**
 * A component tree and its dependencies as a graph: solid where one is part of the other, dashed where it only stands
 * below it too.
 * @param root component whose map it is; without one all hang on an item of their own
 */
export function componentGraph(
  components: readonly TopologyComponent[],
  root: TopologyComponent | undefined,
): { items: GraphItem[]; links: GraphLink[]; rootId: string } {
  const known = new Map<string, TopologyComponent>();
  const partOf = new Map<string, string>();
  const walk = (one: TopologyComponent, parent: string | undefined): void => {
    known.set(one.id, known.get(one.id) ?? one);
    if (parent !== undefined) partOf.set(one.id, parent);
    for (const child of one.components ?? []) walk(child, one.id);
  };
  if (root) known.set(root.id, root);
  for (const one of components) walk(one, undefined);
  for (const { id, parent_id: parent } of known.values())
    if (parent !== undefined && known.has(parent) && !partOf.has(id)) partOf.set(id, parent);
  const rootId = root?.id ?? ALL;
  const tops = [...known.keys()].filter((id) => id !== rootId && !partOf.has(id));
  const all: GraphItem = {
    id: ALL,
    title: "All components",
    kind: "Topology",
    icon: "topology",
    tone: "unknown",
    state: `${known.size.toLocaleString("en")} components`,
    href: "/topology",
  };
  const solid = [
    ...tops.map((to): GraphLink => ({ from: rootId, to })),
    ...[...partOf].map(([to, from]): GraphLink => ({ from, to })),
  ];
  const soft = [...known.values()].flatMap(({ id, parents = [] }) =>
    parents
      .filter((from) => known.has(from) && partOf.get(id) !== from && from !== id)
      .map((from): GraphLink => ({ from, to: id, isSoft: true })),
  );
  return {
    items: [...(root ? [] : [all]), ...[...known.values()].map(itemOf)],
    links: [...solid, ...soft],
    rootId,
  };
}
