import type { TopologyComponent } from "~generated/canary/types.gen";
import type { Database } from "../db/driver";
import { groupBy } from "../db/groups";

/** Own figures of one component, before anything is added up. */
export interface Own {
  component: TopologyComponent;
  parentId: string | null;
  teams: readonly string[];
  /** Components beside its parent that it stands below. */
  otherParents: readonly string[];
  /** Health of its checks by their ids: one that speaks for several components is counted once above them. */
  checks: ReadonlyMap<string, string>;
  /** Insights and incidents by type and severity. */
  insights: Record<string, Record<string, number>>;
  incidents: Record<string, Record<string, number>>;
  /** Health of the catalog items that belong to it. */
  configs: readonly string[];
}

const COMPONENTS = `
  select id, topology_id, agent_id, external_id, parent_id, name, text, topology_type, coalesce(namespace, '') as namespace,
    labels, hidden, silenced, status, health, coalesce(description, '') as description, lifecycle, log_selectors as logs,
    tooltip, status_reason, schedule, icon, coalesce(type, '') as type, owner, selectors, configs,
    component_checks as "componentChecks", properties, path, coalesce(is_leaf, false) as is_leaf, cost_per_minute,
    cost_total_1d, cost_total_7d, cost_total_30d, created_by, created_at, updated_at, config_id, status_expr, health_expr
  from components where deleted_at is null order by name, id`;

const CHECKS = `
  select component_id as id, status as name, id::text as kind, 1 as count from checks_by_component`;
const INSIGHTS = `
  select component_id as id, analysis_type as kind, severity as name, count(*)::int as count
  from analysis_by_component group by 1, 2, 3`;
const INCIDENTS = `
  select component_id as id, type as kind, severity as name, count(*)::int as count
  from incidents_by_component where status not in ('closed', 'cancelled', 'resolved') group by 1, 2, 3`;
const CONFIGS = `
  select link.component_id as id, item.health as name, null as kind, count(*)::int as count
  from config_component_relationships link join config_items item on item.id = link.config_id
  where link.deleted_at is null and item.deleted_at is null group by 1, 2`;
const TEAMS = `
  select component_id as id, teams.name as name, null as kind, 1 as count
  from team_components join teams on teams.id = team_id where teams.deleted_at is null`;

interface Count {
  id: string;
  kind: string | null;
  name: string | null;
  count: number;
}

/** Keys that the contract asks for even where they are empty. */
const required = new Set([
  "id",
  "agent_id",
  "name",
  "namespace",
  "status",
  "description",
  "type",
  "is_leaf",
]);

const isEmpty = (value: unknown) =>
  value === null || value === "" || value === 0 || value === false || value === undefined;

/** A row of the statement above, which makes every key that the contract knows. */
type ComponentRow = Omit<TopologyComponent, "summary">;

/** A row of the table as the backend writes it: what is empty is left out. */
function componentOf(row: ComponentRow): TopologyComponent {
  const kept = Object.entries(row).filter(([key, value]) => required.has(key) || !isEmpty(value));
  // Only keys that the contract does not ask for are left out.
  return { ...(Object.fromEntries(kept) as unknown as ComponentRow), summary: {} };
}

const nested = (counts: readonly Count[]) => {
  const found: Record<string, Record<string, number>> = {};
  for (const { kind, name, count } of counts) {
    const group = (found[kind ?? "unknown"] ??= {});
    group[name ?? "unknown"] = (group[name ?? "unknown"] ?? 0) + count;
  }
  return found;
};

/** The rows of a count by the component that they belong to. */
async function counted(db: Database, sql: string): Promise<(id: string) => readonly Count[]> {
  const found = groupBy(await db.query<Count>(sql), ({ id }) => id);
  return (id) => found.get(id) ?? [];
}

const PARENTS = `
  select link.component_id as id, link.relationship_id::text as name, null as kind, 1 as count
  from component_relationships link join components parent on parent.id = link.relationship_id
  where link.deleted_at is null and parent.deleted_at is null`;

const namesOf = (counts: readonly Count[]) => counts.flatMap(({ name }) => name ?? []);

/** Every live component with its own figures, by id. */
export async function readComponents(db: Database): Promise<ReadonlyMap<string, Own>> {
  const rows = await db.query<{ json: ComponentRow }>(
    `select row_to_json(rows) as json from (${COMPONENTS}) rows`,
  );
  const checks = await counted(db, CHECKS);
  const insights = await counted(db, INSIGHTS);
  const incidents = await counted(db, INCIDENTS);
  const configs = await counted(db, CONFIGS);
  const teams = await counted(db, TEAMS);
  const parents = await counted(db, PARENTS);
  return new Map(
    rows.map(({ json }) => {
      const component = componentOf(json);
      const { id } = component;
      const own: Own = {
        component,
        parentId: component.parent_id ?? null,
        teams: namesOf(teams(id)),
        otherParents: namesOf(parents(id)),
        checks: new Map(checks(id).map(({ kind, name }) => [kind ?? "", name ?? "unknown"])),
        insights: nested(insights(id)),
        incidents: nested(incidents(id)),
        configs: namesOf(configs(id)),
      };
      return [id, own];
    }),
  );
}
