import { vCatalogSummaryQuery } from "~generated/catalog/valibot.gen";
import type { InferOutput } from "valibot";
import { httpError } from "../answers";
import type { Database } from "../db/driver";
import { pointInTime } from "../duration";
import { bodyOf } from "../requestBody";
import { Values } from "../search/conditions";

type Query = InferOutput<typeof vCatalogSummaryQuery>;

const columns: Readonly<Record<string, string>> = {
  type: "item.type",
  health: "item.health",
  status: "item.status",
};

const likeText = (glob: string) => glob.replaceAll(/[\\%_]/g, "\\$&").replaceAll("*", "%");

/** `a,!b,c*` on a text: one of those that are wanted, none of those that are not; excluded globs are passed over. */
function listed(values: Values, sql: string, list: string): string {
  const items = list.split(",").filter((item) => item !== "" && item !== "!");
  const isGlob = (item: string) => /^\*|\*$/.test(item);
  const unwanted = items.flatMap((item) =>
    item.startsWith("!") && !isGlob(item.slice(1)) ? [item.slice(1)] : [],
  );
  const wanted = items.filter((item) => !item.startsWith("!"));
  const parts = [];
  if (unwanted.length > 0)
    parts.push(`not coalesce(${sql} = any(${values.bind(unwanted, "text[]")}), false)`);
  if (wanted.length > 0) {
    const globs = wanted.filter(isGlob).map((item) => values.bind(likeText(item), "text"));
    const exact = values.bind(
      wanted.filter((item) => !isGlob(item)),
      "text[]",
    );
    parts.push(
      `(${[`${sql} = any(${exact})`, ...globs.map((glob) => `${sql} like ${glob}`)].join(" or ")})`,
    );
  }
  return parts.length === 0 ? "true" : parts.join(" and ");
}

/** A tag or a label of an item by its key. */
const pairOf = (key: string) => `coalesce(item.tags ->> ${key}, item.labels ->> ${key})`;

interface Statement {
  keys: string[];
  where: string;
  values: Values;
}

/** What all statements of one summary share; key names enter SQL as values alone. */
function statement(query: Query): Statement {
  const values = new Values();
  const keys = (query.groupBy?.length ? query.groupBy : ["type"]).map((name) =>
    Object.hasOwn(columns, name)
      ? (columns[name] ?? "")
      : `item.tags ->> ${values.bind(name, "text")}`,
  );
  const where = [
    query.deleted ? "true" : "item.deleted_at is null",
    query.status ? listed(values, "item.status", query.status) : "true",
    query.health ? listed(values, "item.health", query.health) : "true",
    ...Object.entries(query.filter ?? {}).map(([key, list]) =>
      listed(values, pairOf(values.bind(key, "text")), list),
    ),
  ];
  return { keys, where: where.join(" and "), values };
}

type Row = Record<string, unknown>;
const number = (value: unknown) => Number(value ?? 0);

/** Rows of a statement by the text of their group. */
const groupText = (row: Row, width: number) =>
  JSON.stringify(Array.from({ length: width }, (_, at) => row[`key${at}`] ?? null));

/** Counts of a second statement, per group: `unhealthy` to 3. */
function countsBy(rows: readonly Row[], width: number) {
  const found = new Map<string, Record<string, number>>();
  for (const row of rows) {
    const name = row["name"];
    if (typeof name !== "string") continue;
    const group = groupText(row, width);
    const counts = found.get(group) ?? {};
    counts[name] = number(row["count"]);
    found.set(group, counts);
  }
  return found;
}

/** Start of a window; null where none is asked for, undefined where it cannot be read. */
const since = (window: { since: string } | undefined) =>
  window === undefined ? null : pointInTime(window.since, new Date());

/** summarizeCatalog: items counted per group; null for an empty catalog, as the backend answers. */
export async function summarizeCatalog(request: Request, db: Database): Promise<Response> {
  const query = await bodyOf(request, vCatalogSummaryQuery);
  if (query instanceof Response) return query;
  const changesSince = since(query.changes);
  const insightsSince = since(query.analysis);
  if (changesSince === undefined || insightsSince === undefined)
    return httpError(400, "since is a duration such as 7d or 30d");

  const { keys, where, values } = statement(query);
  const width = keys.length;
  const named = keys.map((sql, at) => `${sql} as key${at}`).join(", ");
  const places = keys.map((_, at) => at + 1).join(", ");
  const cost = query.cost ? `sum(item.cost_total_${query.cost})` : "null";
  // Bound last, and only where the statement has it, because Postgres refuses values that nothing refers to.
  const from = (start: Date | null) => [...values.list, ...(start ? [start.toISOString()] : [])];
  const last = `$${values.list.length + 1}::timestamptz`;

  const groups = await db.query<Row>(
    `select ${named}, count(*) as count, ${cost} as cost, min(item.created_at) as created_at,
       max(item.updated_at) as updated_at, ${changesSince ? "sum(coalesce(change.count, 0))" : "null"} as changes
     from config_items item
     ${
       changesSince
         ? `left join (
              select config_id, count(*) as count from config_changes where created_at > ${last} group by config_id
            ) change on change.config_id = item.id`
         : ""
     }
     where ${where} group by ${places} order by ${places}`,
    from(changesSince),
  );
  if (groups.length === 0) return Response.json(null);
  const health = countsBy(
    await db.query<Row>(
      `select ${named}, item.health as name, count(*) as count from config_items item
       where ${where} group by ${places}, item.health`,
      values.list,
    ),
    width,
  );
  const insights = insightsSince
    ? countsBy(
        await db.query<Row>(
          `select ${named}, insight.analysis_type as name, count(*) as count from config_items item
             join config_analysis insight on insight.config_id = item.id and insight.status = 'open'
               and coalesce(insight.last_observed, insight.first_observed) > ${last}
             where ${where} group by ${places}, insight.analysis_type`,
          from(insightsSince),
        ),
        width,
      )
    : undefined;

  const names = query.groupBy?.length ? query.groupBy : ["type"];
  return Response.json(
    groups.map((row) => {
      const group = groupText(row, width);
      const answer: Row = {
        count: number(row["count"]),
        health: health.get(group) ?? null,
        created_at: row["created_at"],
        updated_at: row["updated_at"],
        ...(changesSince && { changes: number(row["changes"]) }),
        ...(insights && { analysis: insights.get(group) ?? null }),
        ...(query.cost && {
          [`cost_${query.cost}`]: row["cost"] === null ? null : number(row["cost"]),
        }),
      };
      for (const [at, name] of names.entries()) answer[name] = row[`key${at}`] ?? null;
      return answer;
    }),
  );
}
