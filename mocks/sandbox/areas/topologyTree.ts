import type { TopologyComponent } from "~generated/canary/types.gen";
import type { Own } from "./topologyRead";

type Counts = Record<string, number>;
type Nested = Record<string, Counts>;

const total = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

function countsOf(words: Iterable<string>): Counts {
  const counts: Counts = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

/** All good, all bad, or something between; undefined where there is nothing to go by. */
function mixOf({ healthy = 0, unhealthy = 0, ...others }: Counts): string | undefined {
  const all = healthy + unhealthy + total(others);
  if (all === 0) return undefined;
  if (unhealthy > 0) return healthy + (others["warning"] ?? 0) > 0 ? "warning" : "unhealthy";
  if ((others["warning"] ?? 0) > 0) return "warning";
  return healthy > 0 ? "healthy" : "unknown";
}

/** What checks that run say, else the catalog items; undefined where neither belongs to the component. */
function liveHealth({ checks, configs }: Own): string | undefined {
  return mixOf(countsOf(checks.values())) ?? mixOf(countsOf(configs));
}

function add(into: Counts, from: Counts): void {
  for (const [name, count] of Object.entries(from)) into[name] = (into[name] ?? 0) + count;
}

function addNested(into: Nested, from: Nested): void {
  for (const [kind, counts] of Object.entries(from)) add((into[kind] ??= {}), counts);
}

const orNothing = <Value extends object>(name: string, value: Value) =>
  Object.keys(value).length > 0 ? { [name]: value } : {};

/** A component with everything below it. */
interface Branch {
  component: TopologyComponent;
  /** Whether its health comes from what runs. */
  isLive: boolean;
  leaves: Counts;
  checks: ReadonlyMap<string, string>;
  insights: Nested;
  incidents: Nested;
}

/**
 * Builds the branch below a component: its health follows checks, catalog items and children wherever these really run,
 * and its summary adds up its own figures and those of its children.
 */
export function branchOf(
  own: Own,
  childrenOf: (id: string) => readonly Own[],
  depth: number,
  level = 0,
): Branch {
  const below = childrenOf(own.component.id).map((child) =>
    branchOf(child, childrenOf, depth, level + 1),
  );
  const [leaves, insights, incidents]: [Counts, Nested, Nested] = [{}, {}, {}];
  const checks = new Map([own, ...below].flatMap((one) => [...one.checks]));
  addNested(insights, own.insights);
  addNested(incidents, own.incidents);
  for (const child of below) {
    add(leaves, child.leaves);
    addNested(insights, child.insights);
    addNested(incidents, child.incidents);
  }
  const direct = liveHealth(own);
  const isBelowLive = below.some((child) => child.isLive);
  const stored = own.component.health ?? "unknown";
  const live: Counts = { ...leaves };
  if (direct !== undefined) add(live, { [direct]: 1 });
  const health = (direct !== undefined || isBelowLive ? mixOf(live) : undefined) ?? stored;
  if (below.length === 0) leaves[health] = 1;
  const { status } = own.component;
  // Below the second level the backend leaves its parents out.
  const { parent_id: parentId, ...rest } = own.component;
  const component: TopologyComponent = {
    ...rest,
    ...(level < 2 &&
      parentId !== undefined && {
        parent_id: parentId,
        parents: [parentId, ...own.otherParents],
      }),
    health,
    status: status === stored || status === "" ? health : status,
    is_leaf: below.length === 0,
    summary: {
      ...Object.fromEntries(
        Object.entries(leaves).filter(([name]) =>
          ["healthy", "unhealthy", "warning", "info"].includes(name),
        ),
      ),
      ...orNothing("checks", countsOf(checks.values())),
      ...orNothing("insights", insights),
      ...orNothing("incidents", incidents),
    },
    ...(below.length > 0 && { children: below.map((child) => child.component.id) }),
    ...(below.length > 0 && level < depth && { components: below.map((child) => child.component) }),
  };
  return {
    component,
    isLive: direct !== undefined || isBelowLive,
    leaves,
    checks,
    insights,
    incidents,
  };
}
