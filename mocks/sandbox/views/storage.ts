import type { Database } from "../db/driver";
import type { Column, ColumnType, Relation } from "../postgrest/catalog";
import { attributesColumn, storedType } from "./cells";
import type { Row } from "./queries";
import { readViewSpec, tableOf, type ColumnSpec } from "./spec";

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Columns of a view's table with their types, its own first. */
const columnsOf = (columns: readonly ColumnSpec[]): [name: string, type: string][] => [
  ...columns.map(({ name, type }): [string, string] => [name, storedType(type)]),
  [attributesColumn, "jsonb"],
  ["agent_id", "uuid"],
  ["is_pushed", "boolean"],
  ["request_fingerprint", "text"],
];

/** Makes the table anew where its columns are others than the spec's, and puts the rows of one run into it. */
export async function storeRows(
  db: Database,
  table: string,
  specs: readonly ColumnSpec[],
  fingerprint: string,
  rows: readonly Row[],
): Promise<void> {
  const columns = columnsOf(specs);
  const made = columns.map(([name, type]) => `${quoted(name)} ${type}`).join(", ");
  await db.transaction(async (tx) => {
    const present = await tx.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
       where table_schema = 'public' and table_name = $1 order by ordinal_position`,
      [table],
    );
    const asIs = (type: string) => type.replace("timestamptz", "timestamp with time zone");
    const fits =
      present.length === columns.length &&
      columns.every(
        ([name, type], at) => present[at]?.name === name && present[at].type === asIs(type),
      );
    if (!fits) {
      await tx.query(`drop table if exists ${quoted(table)}`);
      await tx.query(`create table ${quoted(table)} (${made})`);
    }
    await tx.query(`delete from ${quoted(table)} where request_fingerprint = $1`, [fingerprint]);
    const stamped = rows.map((row) => ({ ...row, request_fingerprint: fingerprint }));
    await tx.query(
      `insert into ${quoted(table)} select * from json_populate_recordset(null::${quoted(table)}, $1::json)`,
      [JSON.stringify(stamped)],
    );
  });
}

const asColumn = (type: string): Column => ({
  // Guarantee: the types above are among those that the PostgREST layer knows.
  type: type as ColumnType,
  nullable: true,
});

/** The table of a view as the PostgREST layer sees it; undefined where no live view has such a table. */
export async function viewRelation(db: Database, table: string): Promise<Relation | undefined> {
  const [stored] = await db.query("select 1 as known from pg_tables where tablename = $1", [table]);
  if (!stored) return undefined;
  const views = await db.query<{ name: string; namespace: string | null; spec: unknown }>(
    "select name, namespace, spec from views where deleted_at is null",
  );
  const view = views.find(({ name, namespace }) => tableOf(namespace, name) === table);
  if (!view) return undefined;
  const present = await db.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [table],
  );
  readViewSpec(view.spec);
  return {
    name: table,
    kind: "table",
    columns: Object.fromEntries(
      present.map(({ name, type }) => [
        name,
        asColumn(type.replace("timestamp with time zone", "timestamptz")),
      ]),
    ),
    primaryKey: [],
    methods: ["GET"],
    resource: "views",
    links: [],
  };
}
