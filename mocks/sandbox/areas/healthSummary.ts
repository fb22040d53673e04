import { vHealthSummaryQuery } from "~generated/canary/valibot.gen";
import { jsonText } from "../answers";
import type { Handler } from "../context";
import type { Database } from "../db/driver";
import { bodyOf } from "../requestBody";

/** `,"key":"text"`, or nothing where there is none. */
const text = (key: string, value: string) => `',"${key}":' || to_json(${value})::text`;
/** The same for a number. */
const number = (key: string, value: string) => `',"${key}":' || ${value}`;

/** The keys of one check that may be missing, in JSON: `concat` passes over what is null. */
const optional = [
  text("description", "c.description"),
  text("icon", "c.icon"),
  text("owner", "c.owner"),
  text("severity", "c.severity"),
  text("namespace", "c.namespace"),
  text(
    "endpoint",
    "coalesce(c.spec->>'url', c.spec->>'endpoint', c.spec->>'query', c.spec->>'path')",
  ),
  text("last_runtime", "c.last_runtime"),
  text("next_runtime", "c.next_runtime"),
  text("last_transition_time", "c.last_transition_time"),
  text("silenced_at", "c.silenced_at"),
  text("created_at", "c.created_at"),
  text("updated_at", "coalesce(c.updated_at, c.created_at)"),
];

/**
 * One check as JSON text. Strings put together are several times as fast as documents, which Postgres would build, read
 * again and strip of their nulls, 5,000 times.
 */
const CHECK = `concat(
  '{"id":"', c.id, '","canary_id":"', c.canary_id, '","agent_id":"', c.agent_id,
  '",', k.named,
  ',"name":', to_json(c.name)::text, ',"type":', to_json(c.type)::text,
  ',"status":', to_json(coalesce(c.status, 'unknown'))::text,
  ${optional.join(",\n  ")},
  ',"uptime":{"passed":', coalesce(s.passed, a.status::int, 0),
  ',"failed":', coalesce(s.failed, 1 - a.status::int, 0),
  ${text("last_pass", "coalesce(s.last_pass, case when a.status then a.time end)")},
  ${text("last_fail", "coalesce(s.last_fail, case when not a.status then a.time end)")},
  '},"latency":{"rolling1h":', coalesce(round(s.mean, 2), 0),
  ${number("p99", "coalesce(s.p99, a.duration)")}, ${number("p97", "coalesce(s.p97, a.duration)")},
  ${number("p95", "coalesce(s.p95, a.duration)")},
  '},"labels":',
  case when c.labels is null or c.labels = '{}' then k.labelled else (k.labels || c.labels)::text end, '}')`;

/** What all checks of a canary share is written once. */
const CANARIES = `
  select id, coalesce(labels, '{}') as labels, coalesce(labels, '{}')::text as labelled,
    concat('"canary_name":', to_json(name)::text, ',"canary_namespace":', to_json(namespace)::text) as named
  from canaries`;

interface Narrowed {
  labels?: Record<string, string> | undefined;
  sortBy?: "name" | "-name" | undefined;
  checkID?: string | undefined;
  deleteFrom?: string | undefined;
}

const orders = { name: " order by c.name", "-name": " order by c.name desc" };

/**
 * getHealthSummary and searchHealthSummary. Postgres writes the JSON: 5,000 checks never become objects here. The latest
 * run is looked up only for a check that did not run during the last hour; `check_status_summary` would do it for all.
 */
export async function healthSummary(db: Database, narrowed: Narrowed = {}): Promise<Response> {
  const start = performance.now();
  const params: string[] = [];
  const bind = (value: string) => `$${params.push(value)}`;
  const { labels, sortBy, checkID, deleteFrom } = narrowed;
  const where = [
    deleteFrom === undefined
      ? "c.deleted_at is null"
      : `(c.deleted_at is null or c.deleted_at > ${bind(deleteFrom)}::timestamptz)`,
    ...(checkID === undefined ? [] : [`c.id = ${bind(checkID)}::uuid`]),
    ...(labels === undefined
      ? []
      : [`(k.labels || coalesce(c.labels, '{}')) @> ${bind(JSON.stringify(labels))}::jsonb`]),
  ];
  const [row] = await db.query<{ checks: string | null }>(
    `select string_agg(${CHECK}, ','${sortBy ? orders[sortBy] : ""}) as checks
     from checks c join (${CANARIES} offset 0) k on k.id = c.canary_id
     left join check_status_summary_hour s on s.check_id = c.id
     left join lateral (
       select status, duration, time from check_statuses
       where check_id = c.id and s.check_id is null order by time desc limit 1
     ) a on true
     where ${where.join(" and ")}`,
    params,
  );
  const duration = Math.round(performance.now() - start);
  const checks = row?.checks ? `,"checks_summary":[${row.checks}]` : "";
  return jsonText(`{"duration":${duration},"runnerName":"local"${checks}}`);
}

/** searchHealthSummary: the same, narrowed by a body. */
export const searchHealthSummary: Handler = async ({ request, db }) => {
  const query = await bodyOf(request, vHealthSummaryQuery);
  return query instanceof Response ? query : healthSummary(db, query);
};
