import { vNotificationSummaryQuery } from "~generated/notification/valibot.gen";
import { httpError } from "../answers";
import type { Database } from "../db/driver";
import { dateMath } from "../postgrest/dateMath";
import { bodyOf } from "../requestBody";
import { listCondition, Values } from "../search/conditions";

/** Groups of a page; more, or fewer than one, count as this many. */
const LARGEST_PAGE = 50;

const columns: Readonly<Record<string, string>> = {
  last_seen: "last_seen",
  first_observed: "first_observed",
  name: "lower(subject.resource ->> 'name')",
  total: "total",
  sent: "sent",
  error: "error",
  suppressed: "suppressed",
};

interface Counts {
  total: number;
  sent: number;
  error: number;
  suppressed: number;
}

const items = (list: string) => list.split(",").filter((item) => item !== "");

/** summarizeNotifications: the notifications of each resource, with how it was when last seen. */
export async function summarizeNotifications(request: Request, db: Database): Promise<Response> {
  const query = await bodyOf(request, vNotificationSummaryQuery);
  if (query instanceof Response) return query;
  const values = new Values();
  const inner: string[] = [];
  if (query.status) inner.push(listCondition(values, "send.status", items(query.status)));
  if (query.resourceType)
    inner.push(
      listCondition(values, "split_part(send.source_event, '.', 1)", items(query.resourceType)),
    );
  if (query.silencedBy) inner.push(`send.silenced_by = ${values.bind(query.silencedBy, "uuid")}`);
  for (const [text, sign] of [
    [query.from, ">="],
    [query.to, "<="],
  ] as const) {
    if (!text) continue;
    const time = dateMath(text, new Date());
    if (!time) return httpError(400, `${text} is no time`);
    inner.push(`send.created_at ${sign} ${values.bind(time.toISOString(), "timestamptz")}`);
  }
  const outer: string[] = [];
  if (!query.includeDeletedResources)
    outer.push("subject.resource is not null and subject.resource ->> 'deleted_at' is null");
  if (query.search) {
    const glob = query.search.includes("*") ? query.search : `${query.search}*`;
    outer.push(listCondition(values, "subject.resource ->> 'name'", [glob]));
  }
  const by = query.sortBy ?? "last_seen";
  const column = Object.hasOwn(columns, by) ? columns[by] : undefined;
  if (column === undefined) return httpError(400, `cannot sort by ${by}`);
  const direction = query.sortOrder === "asc" ? "asc" : "desc";
  const size =
    query.pageSize >= 1 && query.pageSize <= LARGEST_PAGE ? query.pageSize : LARGEST_PAGE;

  const groups = `
    with groups as (
      select resource_id, split_part(send.source_event, '.', 1) as kind, count(*)::int as total,
        count(*) filter (where status = 'sent')::int as sent, count(*) filter (where status = 'error')::int as error,
        count(*) filter (where status is null or status not in ('sent', 'error'))::int as suppressed,
        max(created_at) as last_seen, min(first_observed) as first_observed,
        (array_agg(id order by created_at desc))[1] as newest
      from notification_send_history send
      where ${inner.length > 0 ? inner.join(" and ") : "true"}
      group by 1, 2
    ), found as (
      select groups.*, subject.resource, subject.resource_type from groups
      join notification_send_history_resources subject on subject.id = groups.newest
      where subject.resource_type is not null ${outer.map((part) => `and ${part}`).join(" ")}
    )`;
  const order = `${column} ${direction} nulls last, subject.resource_id`;
  // One statement: the groups are made once for the page and for the statistics of all pages.
  const rows = await db.query<{ counts: Counts; json: object | null }>(
    `${groups}, counts as (
       select count(*)::int as total, coalesce(sum(sent), 0)::int as sent, coalesce(sum(error), 0)::int as error,
         coalesce(sum(suppressed), 0)::int as suppressed from found
     ), page as (
       select row_number() over (order by ${order}) as place, jsonb_build_object(
         'resource', subject.resource, 'resource_type', subject.resource_type,
         'resource_health', last.resource_health, 'resource_status', last.resource_status,
         'resource_health_description', last.resource_health_description,
         'first_observed', subject.first_observed, 'last_seen', subject.last_seen, 'total', subject.total,
         'last_message', last.body, 'sent', subject.sent, 'error', subject.error, 'suppressed', subject.suppressed
       ) as json
       from found subject join notification_send_history last on last.id = subject.newest
       order by ${order} limit ${size} offset ${Math.max(0, query.pageIndex) * size}
     )
     select to_jsonb(counts) as counts, page.json from counts left join page on true order by page.place`,
    values.list,
  );
  const { total = 0, ...counts } = rows[0]?.counts ?? { sent: 0, error: 0, suppressed: 0 };
  const found = rows.flatMap(({ json }) => json ?? []);
  return Response.json({
    total,
    results: found.length > 0 ? found : null,
    sortedBy: by,
    ...(query.silencedBy && { silencedBy: query.silencedBy }),
    statistics: counts,
  });
}
