import type { GraphLink, GraphNode } from "./graphModel";
import type { Place } from "./layout";

const axes: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The nearest node in the direction of an arrow key; undefined for other keys and where there is none. */
export function stepFrom(
  from: string,
  key: string,
  places: ReadonlyMap<string, Place>,
): string | undefined {
  const axis = Object.hasOwn(axes, key) ? axes[key] : undefined;
  const start = places.get(from);
  if (!axis || !start) return undefined;
  let best: { id: string; distance: number } | undefined;
  for (const [id, { x, y }] of places) {
    const [dx, dy] = [x - start.x, y - start.y];
    const along = dx * axis[0] + dy * axis[1];
    const aside = Math.abs(dx * axis[1]) + Math.abs(dy * axis[0]);
    if (id === from || along <= 1 || aside > along * 4) continue;
    // What lies straight ahead comes before what is nearer but aside.
    const distance = along + aside * 2;
    if (!best || distance < best.distance) best = { id, distance };
  }
  return best?.id;
}

const nameOf = (node: GraphNode) =>
  "items" in node ? `${node.items.length} ${node.kind}` : node.item.title;

/** A node in words, for those who do not see it. */
export function nodeWords(
  node: GraphNode,
  links: readonly GraphLink[],
  nodes: readonly GraphNode[],
): string {
  const names = new Map(nodes.map((one) => [one.id, nameOf(one)]));
  const list = (ids: readonly string[]) => {
    const known = ids.map((id) => names.get(id) ?? "");
    return known.length > 5
      ? `${known.slice(0, 5).join(", ")} and ${known.length - 5} more`
      : known.join(", ");
  };
  const to = links.filter(({ from }) => from === node.id).map((link) => link.to);
  const from = links.filter((link) => link.to === node.id).map((link) => link.from);
  const self =
    "items" in node
      ? `${nameOf(node)}, folded`
      : `${node.item.title}, ${node.item.kind}, ${node.item.state}`;
  return [self, from.length > 0 ? `from ${list(from)}` : "", to.length > 0 ? `to ${list(to)}` : ""]
    .filter(Boolean)
    .join("; ");
}
