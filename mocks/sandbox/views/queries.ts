import type { Database } from "../db/driver";
import { kinds } from "../search/kinds";
import { findResources } from "../search/search";
import { fillVariables } from "./variableText";
import { ViewError, tableOf, type QuerySpec, type ViewSpec } from "./spec";

type Tx = Pick<Database, "query">;
export type Row = Readonly<Record<string, unknown>>;

const MOST_ITEMS = 20_000;

const itemColumns = `id::text, external_id, name, type, config_class, status, health, ready, description, source, labels,
  tags, tags ->> 'namespace' as namespace, tags ->> 'cluster' as cluster, config, properties, cost_per_minute,
  cost_total_1d, cost_total_7d, cost_total_30d, agent_id::text, path, created_at, updated_at, deleted_at,
  last_scraped_time`;
const changeColumns = `change.id::text, change.config_id::text, item.name, item.type, item.tags,
  item.tags ->> 'namespace' as namespace, change.change_type, change.severity, change.source, change.summary,
  change.details, change.count, change.external_created_by, change.created_at, change.first_observed`;
const changesFrom = "config_changes change join config_items item on item.id = change.config_id";

/** What one query gives: SQL for a table of that name, with the ids that it means. */
interface Source {
  name: string;
  sql: string;
  ids: readonly string[];
}

async function sourceOf(db: Database, name: string, query: QuerySpec): Promise<Source> {
  const { configs, changes, viewTableSelector, prometheus } = query;
  const given = [configs, changes, viewTableSelector, prometheus].filter(Boolean).length;
  if (given !== 1) throw new ViewError("it needs exactly one source");
  if (prometheus) throw new ViewError("the sandbox has no Prometheus");
  if (viewTableSelector) {
    const table = tableOf(viewTableSelector.namespace, viewTableSelector.name ?? "");
    const [known] = await db.query("select 1 as known from pg_tables where tablename = $1", [
      table,
    ]);
    if (!known) throw new ViewError(`the view ${viewTableSelector.name ?? ""} has not run yet`);
    return { name, sql: `select * from "${table.replaceAll('"', "")}"`, ids: [] };
  }
  const kind = configs ? kinds.configs : kinds.config_changes;
  const found = await findResources(db, kind, Object(configs ?? changes), MOST_ITEMS);
  const sql = configs
    ? `select ${itemColumns} from config_items`
    : `select ${changeColumns} from ${changesFrom}`;
  const id = configs ? "id" : "change.id";
  return { name, sql: `${sql} where ${id} = any($1::uuid[])`, ids: found.map((one) => one.id) };
}

/** Rows of a statement over the queries, or why there are none. */
export type Answer = { rows: Row[] } | { error: string };

export interface Asked {
  /** SQL by a key of the caller's. */
  statements: ReadonlyMap<string, string>;
  /** Rows of one answer at most. */
  limit: number;
}

const words = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Runs statements over the queries of a view, each query being a table of its name. A statement can only read, and only
 * those tables: it runs as a role that may do nothing else. What fails has an error of its own and leaves the others.
 */
export async function runStatements(
  db: Database,
  spec: ViewSpec,
  chosen: Readonly<Record<string, string>>,
  { statements, limit }: Asked,
): Promise<Map<string, Answer>> {
  const sources: Source[] = [];
  const failed = new Map<string, string>();
  for (const [name, query] of Object.entries(spec.queries))
    try {
      const filled = fillVariables(query, chosen);
      sources.push(await sourceOf(db, name, Object(filled)));
    } catch (error) {
      failed.set(name, `query ${name}: ${words(error)}`);
    }
  return db.transaction(async (tx) => {
    for (const source of sources) await place(tx, source);
    await tx.query("set local role view_reader");
    const answers = new Map<string, Answer>();
    for (const [key, sql] of statements) {
      const broken = [...failed].find(([name]) => new RegExp(`\\b${name}\\b`).test(sql));
      answers.set(key, broken ? { error: broken[1] } : await ask(tx, sql, limit));
    }
    return answers;
  });
}

/** A statement that makes a table takes no parameters, so it is made empty and then filled. */
async function place(tx: Tx, { name, sql, ids }: Source): Promise<void> {
  const takesIds = sql.endsWith("any($1::uuid[])");
  const empty = sql.replace("any($1::uuid[])", "any('{}'::uuid[])");
  await tx.query(`create temp table "${name}" on commit drop as ${empty}`);
  if (takesIds) await tx.query(`insert into "${name}" ${sql}`, [ids]);
  await tx.query(`grant select on "${name}" to view_reader`);
}

async function ask(tx: Tx, sql: string, limit: number): Promise<Answer> {
  const statement = sql.trim().replace(/;\s*$/, "");
  await tx.query("savepoint asked");
  try {
    const rows = await tx.query<Row>(`select * from (${statement}\n) as result limit ${limit}`);
    await tx.query("release savepoint asked");
    return { rows: rows.map(asJson) };
  } catch (error) {
    await tx.query("rollback to savepoint asked");
    return { error: words(error) };
  }
}

/** As the answer will hold it: moments as text, no undefined. */
const asJson = (row: Row): Row => Object(JSON.parse(JSON.stringify(row)));
