import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { relations } from "~generated/db/relations";
import type { Database } from "~mocks/sandbox/db/driver";
import { openTables } from "~mocks/sandbox/testSandbox";

interface ColumnRow {
  relation: string;
  column: string;
  type: string;
  nullable: boolean;
}

let db: Database | undefined;
let columns: ColumnRow[];

beforeAll(async () => {
  db = await openTables();
  columns = await db.query<ColumnRow>(`
    select c.relname as relation, a.attname as column, format_type(a.atttypid, null) as type, not a.attnotnull as nullable
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'v', 'm')`);
});
afterAll(() => db?.close());

/** Type names as the contract writes them. */
const contractTypes: Readonly<Record<string, string>> = {
  "timestamp with time zone": "timestamptz",
  json: "jsonb",
  "timestamp without time zone": "timestamp",
  "character varying": "text",
  "character varying[]": "text[]",
  smallint: "integer",
  source: "text",
};

describe.each(Object.values(relations))("$name", (relation) => {
  const own = () => columns.filter((column) => column.relation === relation.name);

  it("has in SQL exactly the columns of its row schema", () => {
    const inSql = own().map(({ column }) => `${relation.name}.${column}`);
    const inContract = Object.keys(relation.columns).map((column) => `${relation.name}.${column}`);
    expect(inSql.toSorted()).toEqual(inContract.toSorted());
  });

  it("gives them the types of its row schema", () => {
    const inSql = own().map(({ column, type }) => [column, contractTypes[type] ?? type]);
    const inContract = Object.entries(relation.columns).map(([column, { type }]) => [column, type]);
    expect(Object.fromEntries(inSql)).toEqual(Object.fromEntries(inContract));
  });

  // PostgreSQL does not say which columns of a view may be null.
  it.runIf(relation.kind === "table")("allows null where its row schema does", () => {
    const inSql = own().map(({ column, nullable }) => [column, nullable]);
    const typed = Object.entries(relation.columns).filter(([, { type }]) => type !== "jsonb");
    const inContract = typed.map(([column, { nullable }]) => [column, nullable]);
    const names = new Set(typed.map(([column]) => column));
    expect(Object.fromEntries(inSql.filter(([column]) => names.has(String(column))))).toEqual(
      Object.fromEntries(inContract),
    );
  });
});
