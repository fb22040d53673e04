import ELK, { type ElkNode } from "elkjs/lib/elk-api.js";
import type { ShownGraph } from "./graphModel";

/** Size of a node in px. */
export const nodeSize = { width: 196, height: 52 } as const;

export type GraphDirection = "right" | "down";

export interface Place {
  x: number;
  y: number;
}

/** Further apart than a node is wide or high: nodes that overlap in this direction are of one level. */
const step = 2 * nodeSize.width;

let engine: InstanceType<typeof ELK> | undefined;

const start = () =>
  new ELK({
    workerFactory: () =>
      new Worker(new URL("./layout.worker.ts", import.meta.url), { type: "module" }),
  });

/** Starts the worker, whose code takes longer to read than most layouts take; for when a graph is on its way. */
export function prepareLayout(): void {
  engine ??= start();
}

/** Places of the nodes, level by level, worked out beside the page. */
export async function layoutOf(
  { nodes, links }: ShownGraph,
  direction: GraphDirection,
): Promise<ReadonlyMap<string, Place>> {
  engine ??= start();
  const isLarge = nodes.length > 150;
  const along = direction === "right" ? "x" : "y";
  const graph: ElkNode = {
    id: "graph",
    layoutOptions: {
      "elk.algorithm": "layered",
      "elk.direction": direction === "right" ? "RIGHT" : "DOWN",
      // The levels stand in the places that the nodes come with. As partitions they would be a link from each node to
      // each of the next level: three times as long for three hundred nodes.
      "elk.layered.layering.strategy": "INTERACTIVE",
      "elk.layered.cycleBreaking.strategy": "INTERACTIVE",
      "elk.separateConnectedComponents": "false",
      "elk.spacing.nodeNode": "16",
      "elk.layered.spacing.nodeNodeBetweenLayers": "48",
      // Fewer crossings in a graph that nobody sees whole are not worth seconds.
      "elk.layered.thoroughness": isLarge ? "1" : "7",
      "elk.layered.crossingMinimization.greedySwitch.type": isLarge ? "OFF" : "TWO_SIDED",
      "elk.edgeRouting": "POLYLINE",
    },
    children: nodes.map(({ id, level }) => ({
      id,
      ...nodeSize,
      [along]: level * step,
    })),
    edges: links.map(({ from, to }) => ({ id: `${from} ${to}`, sources: [from], targets: [to] })),
  };
  const { children = [] } = await engine.layout(graph);
  return new Map(children.map(({ id, x = 0, y = 0 }) => [id, { x, y }]));
}
