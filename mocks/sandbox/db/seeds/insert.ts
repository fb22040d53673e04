import type { Database } from "../driver";
import { groupBy } from "./groups";
import type { SeedRow } from "./resources";

export type Tx = Pick<Database, "query">;

/** Tables that the seed fills row by row. */
export type SeedTable =
  | "people"
  | "agents"
  | "config_items"
  | "components"
  | "views"
  | "properties"
  | "canaries"
  | "checks"
  | "check_config_relationships"
  | "check_component_relationships"
  | "identities"
  | "casbin_rule"
  | "access_tokens"
  | "teams"
  | "team_members"
  | "team_components"
  | "scopes"
  | "permission_groups"
  | "permissions"
  | "connections"
  | "applications"
  | "config_scrapers"
  | "topologies"
  | "logging_backends"
  | "config_changes"
  | "config_analysis"
  | "config_relationships"
  | "config_locations"
  | "config_component_relationships"
  | "incident_rules"
  | "incidents"
  | "responders"
  | "hypotheses"
  | "evidences"
  | "comments"
  | "incident_histories"
  | "notifications"
  | "notification_silences"
  | "notification_send_history"
  | "playbooks"
  | "playbook_runs"
  | "playbook_run_actions"
  | "playbook_approvals"
  | "artifacts"
  | "job_history"
  | "event_queue";

/** Rows of several tables, in an order in which every row stands after the rows that it refers to. */
export type SeedArea = readonly (readonly [table: SeedTable, rows: readonly SeedRow[]])[];

export async function insertArea(tx: Tx, area: SeedArea): Promise<void> {
  for (const [table, rows] of area) await insertRows(tx, table, rows);
}

/** Inserts rows that name the same columns, or other ones each; rows that exist already stay as they are. */
export async function insertRows(
  tx: Tx,
  table: SeedTable,
  rows: readonly SeedRow[],
): Promise<void> {
  const quoted = (column: string) => `"${column}"`;
  const byColumns = groupBy(rows, (row) => Object.keys(row).map(quoted).join(", "));
  for (const [columns, group] of byColumns)
    await tx.query(
      `insert into ${table} (${columns})
       select ${columns} from json_populate_recordset(null::${table}, $1::json) on conflict do nothing`,
      [JSON.stringify(group)],
    );
}
