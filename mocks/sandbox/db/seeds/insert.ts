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
  | "check_component_relationships";

/** Inserts rows that name the same columns, or other ones each; rows that exist already stay as they are. */
export async function insertRows(
  tx: Tx,
  table: SeedTable,
  rows: readonly SeedRow[],
): Promise<void> {
  const byColumns = groupBy(rows, (row) => Object.keys(row).join(", "));
  for (const [columns, group] of byColumns)
    await tx.query(
      `insert into ${table} (${columns})
       select ${columns} from json_populate_recordset(null::${table}, $1::json) on conflict do nothing`,
      [JSON.stringify(group)],
    );
}
