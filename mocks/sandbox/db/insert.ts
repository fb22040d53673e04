import type { Database } from "./driver";
import { groupBy } from "./groups";

export type Tx = Pick<Database, "query">;

/** A row, keyed by column; a column that is left out takes its default. */
export type SeedRow = Readonly<Record<string, unknown>>;

/** Rows of several tables, in an order in which every row stands after the rows that it refers to. */
export type SeedTables = readonly (readonly [table: string, rows: readonly SeedRow[]])[];

export async function insertTables(tx: Tx, tables: SeedTables): Promise<void> {
  for (const [table, rows] of tables) await insertRows(tx, table, rows);
}

/** Inserts rows that name the same columns, or other ones each; rows that exist already stay as they are. */
export async function insertRows(tx: Tx, table: string, rows: readonly SeedRow[]): Promise<void> {
  const quoted = (column: string) => `"${column}"`;
  const byColumns = groupBy(rows, (row) => Object.keys(row).map(quoted).join(", "));
  for (const [columns, group] of byColumns)
    await tx.query(
      `insert into ${table} (${columns})
       select ${columns} from json_populate_recordset(null::${table}, $1::json) on conflict do nothing`,
      [JSON.stringify(group)],
    );
}
