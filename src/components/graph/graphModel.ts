import type { HealthTone } from "~/lib/health/health";

/** A thing in a graph. */
export interface GraphItem {
  id: string;
  title: string;
  /** What it is: nodes of one kind and the same neighbours fold together. */
  kind: string;
  /** Name of the kind's icon. */
  icon?: string | null;
  tone: HealthTone;
  /** The word for its state. */
  state: string;
  /** A figure at its end, such as changes; 0 is not shown. */
  count?: number;
  /** Address of its page. */
  href: string;
  isDeleted?: boolean;
}

export interface GraphLink {
  from: string;
  to: string;
  /** Drawn dashed: the one does not contain the other. */
  isSoft?: boolean;
}

/** What is drawn: an item, or several of one kind as one. */
export type GraphNode =
  | { id: string; level: number; item: GraphItem }
  | { id: string; level: number; kind: string; icon?: string | null; items: readonly GraphItem[] };

export interface ShownGraph {
  nodes: readonly GraphNode[];
  links: readonly GraphLink[];
}

/** From this many of one kind on they fold to one node. */
const foldFrom = 4;

function neighbours(links: readonly GraphLink[], known: ReadonlySet<string>) {
  const down = new Map<string, string[]>();
  const up = new Map<string, string[]>();
  const add = (map: Map<string, string[]>, key: string, value: string) => {
    const list = map.get(key);
    if (list) list.push(value);
    else map.set(key, [value]);
  };
  for (const { from, to } of links) {
    if (from === to || !known.has(from) || !known.has(to)) continue;
    add(down, from, to);
    add(up, to, from);
  }
  return { down, up };
}

/** Steps from the root: positive along the links, negative against them; what hangs on neither follows its neighbour. */
function levelsOf(
  rootId: string,
  { down, up }: ReturnType<typeof neighbours>,
): ReadonlyMap<string, number> {
  const levels = new Map([[rootId, 0]]);
  for (const [map, step] of [
    [down, 1],
    [up, -1],
  ] as const) {
    let front = [rootId];
    for (let level = step; front.length > 0; level += step) {
      const next = front.flatMap((id) => map.get(id) ?? []).filter((id) => !levels.has(id));
      front = [...new Set(next)];
      for (const id of front) levels.set(id, level);
    }
  }
  for (let front = [...levels.keys()]; front.length > 0;) {
    const found: string[] = [];
    for (const id of front)
      for (const [map, step] of [
        [down, 1],
        [up, -1],
      ] as const)
        for (const other of map.get(id) ?? [])
          if (!levels.has(other)) {
            levels.set(other, (levels.get(id) ?? 0) + step);
            found.push(other);
          }
    front = found;
  }
  return levels;
}

/**
 * What is drawn of a graph: items of one kind that hang on the same neighbours fold to one node, from four on; what
 * hangs on folded items alone is hidden with them.
 * @param open ids of folded nodes that the reader opened.
 */
export function shownGraph(
  items: readonly GraphItem[],
  links: readonly GraphLink[],
  rootId: string,
  open: ReadonlySet<string>,
): ShownGraph {
  const byId = new Map(items.map((item) => [item.id, item]));
  const near = neighbours(links, new Set(byId.keys()));
  const levels = levelsOf(rootId, near);
  const groups = new Map<string, GraphItem[]>();
  for (const item of items) {
    const level = levels.get(item.id);
    if (level === undefined || level === 0) continue;
    const anchors = ((level > 0 ? near.up : near.down).get(item.id) ?? []).toSorted();
    const key = `${level > 0 ? "below" : "above"} ${item.kind} ${anchors.join(" ")}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  const foldOf = new Map<string, string>();
  const folds = new Map<string, readonly GraphItem[]>();
  for (const [key, members] of groups) {
    if (members.length < foldFrom || open.has(key)) continue;
    folds.set(key, members);
    for (const { id } of members) foldOf.set(id, key);
  }
  const seen = new Set<string>();
  const nodes: GraphNode[] = [];
  const front = byId.has(rootId) ? [rootId] : [];
  for (let id = front.shift(); id !== undefined; id = front.shift()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const members = folds.get(id);
    const item = byId.get(id);
    if (members) {
      const [first] = members;
      const level = (first && levels.get(first.id)) ?? 0;
      nodes.push({ id, level, kind: first?.kind ?? "", icon: first?.icon ?? null, items: members });
    } else if (item) {
      nodes.push({ id, level: levels.get(id) ?? 0, item });
      for (const other of [...(near.down.get(id) ?? []), ...(near.up.get(id) ?? [])])
        front.push(foldOf.get(other) ?? other);
    }
  }
  const drawn = new Map<string, GraphLink>();
  for (const { from, to, isSoft = false } of links) {
    const [start, end] = [foldOf.get(from) ?? from, foldOf.get(to) ?? to];
    if (start === end || !seen.has(start) || !seen.has(end)) continue;
    const key = `${start} ${end}`;
    // One hard link among several says that they belong together.
    drawn.set(key, { from: start, to: end, isSoft: isSoft && (drawn.get(key)?.isSoft ?? true) });
  }
  return { nodes, links: [...drawn.values()] };
}

/** A name of which only the end differs from what it hangs on: that end, after an ellipsis. */
export function shortTitle(title: string, longest = 22): string {
  return title.length <= longest ? title : `…${title.slice(-(longest - 1))}`;
}
