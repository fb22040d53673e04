import type { FoundResource, ResourceSelector } from "~generated/resources/types.gen";
import type { Database } from "../db/driver";
import { listCondition, mapCondition, termCondition, Values } from "./conditions";
import { parseSearch, SearchError, type SearchText } from "./grammar";
import type { Kind } from "./kinds";

const localAgent = "00000000-0000-0000-0000-000000000000";
const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
const split = (text: string) =>
  text
    .split(",")
    .map((value) => value.trim())
    .filter(Boolean);

/** A selector with nothing in it finds nothing, rather than everything. */
const isEmpty = ({ limit: _limit, cache: _cache, ...selector }: ResourceSelector): boolean =>
  Object.values(selector).every(
    (value) => value === "" || value === false || (Array.isArray(value) && value.length === 0),
  );

function agentCondition(kind: Kind, agent: string, values: Values): string {
  if (kind.agent === null || agent === "all") return "true";
  if (agent === "" || agent === "local")
    return `${kind.agent} = ${values.bind(localAgent, "uuid")}`;
  if (isUuid(agent)) return `${kind.agent} = ${values.bind(agent, "uuid")}`;
  return `${kind.agent} in (select id from agents where name = ${values.bind(agent, "text")})`;
}

function scopeCondition(kind: Kind, scope: string, values: Values): string {
  if (!kind.scope) throw new SearchError("a scope is not supported here");
  const { column, table } = kind.scope;
  if (isUuid(scope)) return `${column} = ${values.bind(scope, "uuid")}`;
  const name = values.bind(scope, "text");
  return `${column} in (select id from ${table} where coalesce(namespace || '/', '') || name = ${name})`;
}

function field(kind: Kind, name: string): string {
  const column = kind.fields[name];
  if (!column) throw new SearchError(`${name} is not supported here`);
  return column[0];
}

/** All keys of a selector must hold. */
function conditionsOf(kind: Kind, selector: ResourceSelector, values: Values): string[] {
  const { id, name, namespace, agent, scope, health, types, statuses } = selector;
  const { tagSelector, labelSelector, fieldSelector } = selector;
  const parts = [agentCondition(kind, agent ?? "", values)];
  if (kind.deleted && !selector.includeDeleted) parts.push(`${kind.deleted} is null`);
  if (id) parts.push(`${kind.id}::text = ${values.bind(id, "text")}`);
  if (name && name !== "*") parts.push(listCondition(values, kind.name, split(name)));
  if (namespace && namespace !== "*")
    parts.push(listCondition(values, kind.namespace, split(namespace)));
  if (scope) parts.push(scopeCondition(kind, scope, values));
  if (health) parts.push(listCondition(values, field(kind, "health"), split(health)));
  if (types && types.length > 0) parts.push(listCondition(values, kind.type, types));
  if (statuses && statuses.length > 0)
    parts.push(listCondition(values, field(kind, "status"), statuses));
  if (tagSelector) {
    const tags = kind.documents["tags"] ?? kind.tags;
    if (!tags) throw new SearchError("tagSelector is not supported here");
    parts.push(mapCondition(tags, tagSelector, values));
  }
  if (labelSelector) {
    const labels = kind.documents["labels"];
    if (!labels) throw new SearchError("labelSelector is not supported here");
    parts.push(mapCondition(labels, labelSelector, values));
  }
  for (const requirement of split(fieldSelector ?? "")) {
    const pair = /^(?<name>\w+)(?<not>!?)==?(?<value>.*)$/.exec(requirement)?.groups;
    if (!pair?.["name"]) throw new SearchError(`${requirement} is no requirement`);
    const value = `${pair["not"] ? "!" : ""}${pair["value"] ?? ""}`;
    parts.push(listCondition(values, `(${field(kind, pair["name"])})::text`, [value]));
  }
  return parts;
}

function orderOf(kind: Kind, { order }: SearchText): string {
  if (!order) return `${kind.name}, ${kind.id}`;
  return `${field(kind, order.field)}${order.descending ? " desc" : ""} nulls last, ${kind.id}`;
}

interface Row {
  id: string;
  name: string | null;
  namespace: string | null;
  type: string | null;
  agent: string | null;
  icon: string | null;
  tags: Record<string, unknown> | null;
}

const asFound = ({ id, name, namespace, type, agent, icon, tags }: Row): FoundResource => ({
  id,
  name: name ?? "",
  namespace: namespace ?? "",
  type: type ?? "",
  agent: agent ?? "",
  ...(icon ? { icon } : {}),
  ...(tags && Object.keys(tags).length > 0
    ? { tags: Object.fromEntries(Object.entries(tags).map(([key, value]) => [key, String(value)])) }
    : {}),
});

/**
 * Resources of one kind that a selector means.
 * @throws SearchError for a text that cannot be read or a key that the kind does not know.
 */
export async function findResources(
  db: Database,
  kind: Kind,
  selector: ResourceSelector,
  limit: number,
): Promise<FoundResource[]> {
  if (isEmpty(selector)) return [];
  const values = new Values();
  const text = parseSearch(selector.search ?? "");
  const conditions = [
    ...conditionsOf(kind, selector, values),
    termCondition(kind, text.term, values, new Date()),
  ];
  const most = Math.min(limit, selector.limit || limit, text.limit ?? limit);
  const rows = await db.query<Row>(
    `select ${kind.id}::text as id, ${kind.name} as name, ${kind.namespace} as namespace, ${kind.type} as type,
       ${kind.agent ? `${kind.agent}::text` : "''"} as agent, ${kind.icon} as icon, ${kind.tags ?? "null::jsonb"} as tags
     from ${kind.from} where ${conditions.join(" and ")}
     order by ${orderOf(kind, text)} limit ${most} offset ${text.offset}`,
    values.list,
  );
  return rows.map(asFound);
}
