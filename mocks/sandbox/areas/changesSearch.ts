import type {
  CatalogChange,
  CatalogChangesPage,
  CatalogChangesQuery,
} from "~generated/catalog/types.gen";
import type { Database } from "../db/driver";
import { dateMath } from "../postgrest/dateMath";
import { listCondition, mapCondition, Values } from "../search/conditions";
import { SearchError } from "../search/grammar";

const localAgent = "00000000-0000-0000-0000-000000000000";
const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
const severities = ["critical", "high", "medium", "low", "info"];

/** Column to sort by, as SQL. */
const sorts: Readonly<Record<string, string>> = {
  name: "item.name",
  change_type: "change.change_type",
  summary: "change.summary",
  source: "change.source",
  created_at: "change.created_at",
  count: "change.count",
};

const listOf = (text: string) =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);

/** Items of `summary` and `source` are URI-encoded, so that they may hold commas. */
const encodedListOf = (text: string) =>
  listOf(text).map((item) => {
    try {
      return decodeURIComponent(item);
    } catch {
      throw new SearchError(`${item} is not encoded properly`);
    }
  });

/** `medium` means medium and worse; `!medium` leaves medium out. */
function severityCondition(text: string, values: Values): string {
  const isExcluded = text.startsWith("!");
  const place = severities.indexOf((isExcluded ? text.slice(1) : text).toLowerCase());
  if (place < 0) throw new SearchError(`severity ${text} is not known`);
  const meant = isExcluded ? [severities[place]] : severities.slice(0, place + 1);
  const match = `lower(change.severity) = any(${values.bind(meant, "text[]")})`;
  return isExcluded ? `not coalesce(${match}, false)` : match;
}

/** People by their ids, others by their names; an excluded id leaves that person out. */
function authorCondition(text: string, values: Values): string {
  const list = listOf(text);
  const isPerson = (item: string) => isUuid(item.replace(/^!/, ""));
  const people = list.filter(isPerson);
  const others = list.filter((item) => !isPerson(item));
  const wanted = [
    [people, "change.created_by::text"],
    [others, "change.external_created_by"],
  ] as const;
  const included = wanted.flatMap(([items, column]) => {
    const some = items.filter((item) => !item.startsWith("!"));
    return some.length > 0 ? [listCondition(values, column, some)] : [];
  });
  const excluded = wanted.map(([items, column]) =>
    listCondition(
      values,
      column,
      items.filter((item) => item.startsWith("!")),
    ),
  );
  return [...excluded, included.length > 0 ? `(${included.join(" or ")})` : "true"].join(" and ");
}

/** The item and those around it whose changes are asked for too. */
function itemCondition(query: CatalogChangesQuery, values: Values): string {
  const list = listOf(query.id ?? "");
  for (const item of list)
    if (!isUuid(item.replace(/^!/, ""))) throw new SearchError(`${item} is not an id`);
  const recursive = query.recursive ?? "downstream";
  const [only = ""] = list;
  if (list.length !== 1 || only.startsWith("!") || recursive === "none")
    return listCondition(values, "change.config_id::text", list);
  const item = values.bind(only, "uuid");
  const direction = values.bind(
    { downstream: "outgoing", upstream: "incoming", all: "all" }[recursive],
    "text",
  );
  const relation = values.bind(query.soft ? "both" : "hard", "text");
  const depth = values.bind(query.depth ?? 5, "int");
  return `change.config_id in (
    select ${item}
    union select case direction when 'outgoing' then related_id else id end
    from config_relationships_recursive(${item}, ${direction}, ${depth}, ${relation}, ${relation})
  )`;
}

function timeOf(name: string, text: string, now: Date): Date {
  const plain = Date.parse(text);
  const time =
    /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(plain) ? new Date(plain) : dateMath(text, now);
  if (!time) throw new SearchError(`'${name}' is no time: ${text}`);
  return time;
}

function conditionsOf(query: CatalogChangesQuery, values: Values): string[] {
  const now = new Date();
  const from = timeOf("from", query.from || "now-2d", now);
  const to = query.to ? timeOf("to", query.to, now) : undefined;
  if (to && from >= to) throw new SearchError("'from' must be before 'to'");
  const parts = [
    `change.created_at >= ${values.bind(from, "timestamptz")}`,
    itemCondition(query, values),
  ];
  if (to && query.to !== "now")
    parts.push(`change.created_at <= ${values.bind(to, "timestamptz")}`);
  if (query.config_type) parts.push(listCondition(values, "item.type", listOf(query.config_type)));
  if (query.type) parts.push(listCondition(values, "change.change_type", listOf(query.type)));
  if (query.severity) parts.push(severityCondition(query.severity, values));
  if (query.summary)
    parts.push(listCondition(values, "change.summary", encodedListOf(query.summary)));
  if (query.source) parts.push(listCondition(values, "change.source", encodedListOf(query.source)));
  if (query.created_by) parts.push(authorCondition(query.created_by, values));
  if (query.agent_id) {
    const agents = listOf(query.agent_id).map((agent) =>
      agent.replace(/^(!?)local$/, `$1${localAgent}`),
    );
    parts.push(listCondition(values, "item.agent_id::text", agents));
  }
  if (query.tags) parts.push(mapCondition("item.tags", query.tags, values));
  if (!query.include_deleted_configs) parts.push("item.deleted_at is null");
  return parts;
}

function orderOf(sortBy: string): string {
  const isDescending = sortBy.startsWith("-");
  const name = isDescending ? sortBy.slice(1) : sortBy;
  const column = Object.hasOwn(sorts, name) ? sorts[name] : undefined;
  if (column === undefined) throw new SearchError(`invalid sort_by field: ${name}`);
  return `${column}${isDescending ? " desc" : ""} nulls last, change.id`;
}

/**
 * Changes of catalog items (searchCatalogChanges): without a range those of the last two days.
 * @throws SearchError for what cannot be read.
 */
export async function findChanges(
  db: Database,
  query: CatalogChangesQuery,
): Promise<CatalogChangesPage> {
  const values = new Values();
  const where = conditionsOf(query, values).join(" and ");
  const from = "config_changes change join config_items item on item.id = change.config_id";
  const size = query.page_size ?? 50;
  const offset = ((query.page ?? 1) - 1) * size;
  const [counted] = await db.query<{ total: number }>(
    `select count(*)::int as total from ${from} where ${where}`,
    values.list,
  );
  const found = await db.query<{ change: Record<string, unknown> }>(
    `select json_build_object(
       'id', change.id, 'config_id', change.config_id, 'agent_id', item.agent_id,
       'external_change_id', coalesce(change.external_change_id, ''), 'change_type', coalesce(change.change_type, ''),
       'severity', coalesce(change.severity, ''), 'source', coalesce(change.source, ''), 'summary', change.summary,
       'created_at', change.created_at, 'count', change.count, 'first_observed', change.first_observed,
       'deleted_at', item.deleted_at, 'name', item.name, 'type', item.type, 'tags', item.tags,
       'created_by', change.created_by, 'external_created_by', change.external_created_by
     ) as change
     from ${from} where ${where} order by ${orderOf(query.sort_by ?? "-created_at")} limit ${size} offset ${offset}`,
    values.list,
  );
  // The backend leaves out what is empty. Guarantee: the statement above writes the keys of a CatalogChange.
  const changes = found.map(
    ({ change }) =>
      Object.fromEntries(
        Object.entries(change).filter(([, value]) => value !== null),
      ) as unknown as CatalogChange,
  );
  const summary: Record<string, number> = {};
  for (const { change_type: type } of changes) summary[type] = (summary[type] ?? 0) + 1;
  if (changes.length === 0) return counted?.total ? { total: counted.total } : {};
  return { summary, total: counted?.total ?? changes.length, changes };
}
