import type { TopologyAnswer, TopologyComponent } from "~generated/canary/types.gen";
import { simpleError } from "../answers";
import type { Database } from "../db/driver";
import { groupBy } from "../db/groups";
import { readComponents, type Own } from "./topologyRead";
import { branchOf } from "./topologyTree";

/** `a,!b,*` against one text. */
function fits(list: string | null, text: string): boolean {
  const items = (list ?? "").split(",").filter((item) => item !== "");
  const wanted = items.filter((item) => !item.startsWith("!"));
  if (items.includes(`!${text}`)) return false;
  return wanted.length === 0 || wanted.includes("*") || wanted.includes(text);
}

function pairsOf(text: string | null): readonly (readonly [string, string])[] {
  return (text ?? "").split(",").flatMap((pair) => {
    const cut = pair.indexOf("=");
    return cut < 1 ? [] : [[pair.slice(0, cut), pair.slice(cut + 1)] as const];
  });
}

type SortValue = string | number;

function sortValue(component: TopologyComponent, by: string): SortValue {
  if (by === "name") return component.name;
  const name = by.slice("field:".length);
  const property = component.properties?.find((one) => one.name === name);
  return property?.value ?? property?.text ?? "";
}

function inOrder(components: TopologyComponent[], by: string, isDesc: boolean) {
  if (by !== "name" && !by.startsWith("field:")) return components;
  const sign = isDesc ? -1 : 1;
  return components.toSorted((one, other) => {
    const [a, b] = [sortValue(one, by), sortValue(other, by)];
    const order =
      typeof a === "number" && typeof b === "number"
        ? a - b
        : String(a).localeCompare(String(b), "en");
    return sign * order;
  });
}

const listOf = (texts: Iterable<string | undefined>) => {
  const found = [...new Set([...texts].flatMap((text) => text || []))].toSorted();
  return found.length > 0 ? found : null;
};

function tagsOf(all: readonly Own[]): Record<string, string[]> | null {
  const tags: Record<string, string[]> = {};
  for (const { component } of all)
    for (const [key, value] of Object.entries(component.labels ?? {})) {
      const values = (tags[key] ??= []);
      if (!values.includes(value)) values.push(value);
    }
  return Object.keys(tags).length > 0 ? tags : null;
}

/** getTopology: components as a tree or flat, with the values that the filter bar offers. */
export async function findTopology(
  db: Database,
  params: URLSearchParams,
): Promise<TopologyAnswer | Response> {
  const depth = Number(params.get("depth") ?? 5);
  if (!Number.isInteger(depth) || depth < 0) return simpleError(400, "depth is a whole number");
  const known = await readComponents(db);
  const labels = pairsOf(params.get("labels"));
  const [owner, team, agentId] = ["owner", "team", "agent_id"].map((name) => params.get(name));
  const inScope = ({ component, teams }: Own) =>
    (!owner || component.owner === owner) &&
    labels.every(([key, value]) => component.labels?.[key] === value) &&
    (!team || teams.includes(team)) &&
    (!agentId || component.agent_id === agentId) &&
    (params.get("hidden") !== "false" || component.hidden !== true);

  const id = params.get("id")?.toLowerCase();
  const root = id ? known.get(id) : undefined;
  const scope = new Map(
    [...known].filter(([ownId, own]) => own === root || (inScope(own) && ownId !== id)),
  );
  const children = groupBy([...scope.values()], ({ parentId }) => parentId);
  const childrenOf = (parentId: string): readonly Own[] => children.get(parentId) ?? [];
  const below = (parent: Own): Own[] => [parent, ...childrenOf(parent.component.id).flatMap(below)];
  const isTop = ({ parentId }: Own) => parentId === null || !scope.has(parentId);
  const tops = id ? (root ? [root] : []) : [...scope.values()].filter(isTop);
  const all = tops.flatMap(below);

  const status = params.get("status");
  const type = params.get("type");
  const isWanted = (one: TopologyComponent) => fits(status, one.status) && fits(type, one.type);
  const built = (own: Own) => branchOf(own, childrenOf, depth).component;
  const found =
    params.get("flatten") === "true"
      ? all.map((own) => branchOf(own, childrenOf, 0).component).filter(isWanted)
      : id
        ? tops.map(built).map((one) => ({
            ...one,
            ...(one.components && { components: one.components.filter(isWanted) }),
          }))
        : tops.map(built).filter(isWanted);
  const components = inOrder(found, params.get("sortBy") ?? "", params.get("sortOrder") === "desc");
  return {
    components: components.length > 0 ? components : null,
    healthStatuses: listOf(all.map((own) => branchOf(own, childrenOf, 0).component.status)),
    teams: listOf(all.flatMap(({ teams }) => teams)),
    tags: tagsOf(all),
    types: listOf(all.map(({ component }) => component.type)),
  };
}
