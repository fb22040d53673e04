import type { GetBackendVersionResponse } from "~generated/canary/types.gen";
import { jsonText, oopsError, simpleError } from "../answers";
import type { Area } from "../area";
import type { Database } from "../db/driver";
import { insertRows } from "../db/insert";
import { pointInTime } from "../duration";
import { insertHistory } from "./healthHistory";
import { LARGE_HEALTH } from "./healthLarge";
import { runCheck } from "./healthRun";
import { checkRows, componentLinkRows, configLinkRows } from "./healthSeed";
import { receiveCheckWebhook } from "./healthWebhook";

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** getHealthSummary. Postgres writes the JSON: 5,000 checks never become objects here. */
export async function getHealthSummary(db: Database): Promise<Response> {
  const start = performance.now();
  const [row] = await db.query<{ checks: string | null }>(`
    select json_agg(
      jsonb_strip_nulls(jsonb_build_object(
        'id', s.id, 'canary_id', s.canary_id, 'canary_name', s.canary_name, 'canary_namespace', s.canary_namespace,
        'name', s.name, 'namespace', s.namespace, 'type', s.type, 'status', coalesce(s.status, 'unknown'),
        'description', s.description, 'icon', s.icon, 'owner', s.owner, 'severity', s.severity,
        'endpoint', coalesce(c.spec->>'url', c.spec->>'endpoint', c.spec->>'query', c.spec->>'path'),
        'agent_id', c.agent_id,
        'uptime', jsonb_build_object(
          'passed', coalesce((s.uptime->>'passed')::int, 0), 'failed', coalesce((s.uptime->>'failed')::int, 0),
          'last_pass', s.uptime->'last_pass', 'last_fail', s.uptime->'last_fail'),
        'latency', jsonb_build_object(
          'p99', s.latency->'p99', 'p97', s.latency->'p97', 'p95', s.latency->'p95',
          'rolling1h', coalesce((s.latency->>'rolling1h')::numeric, 0)),
        'last_runtime', s.last_runtime, 'next_runtime', c.next_runtime,
        'last_transition_time', s.last_transition_time, 'silenced_at', s.silenced_at,
        'created_at', s.created_at, 'updated_at', coalesce(s.updated_at, s.created_at)
      )) || jsonb_build_object('labels', s.labels)
    )::text as checks
    from check_summary s join checks c on c.id = s.id
    where s.deleted_at is null`);
  const duration = Math.round(performance.now() - start);
  const checks = row?.checks ? `,"checks_summary":${row.checks}` : "";
  return jsonText(`{"duration":${duration},"runnerName":"local"${checks}}`);
}

/** Width of a point's window for a range, as the backend chooses it. */
function windowFor(milliseconds: number): string {
  const hours = milliseconds / 3_600_000;
  if (hours <= 2) return "1 minute";
  if (hours <= 24) return "15 minutes";
  return hours <= 168 ? "1 hour" : "4 hours";
}

/** getCheckGraph. */
export async function getCheckGraph(db: Database, params: URLSearchParams): Promise<Response> {
  const started = performance.now();
  const now = new Date();
  const check = params.get("check") ?? "";
  if (!isUuid(check)) return simpleError(400, "check must be the id of a check");
  const start = pointInTime(params.get("start") ?? params.get("since") ?? "1h", now);
  const end = pointInTime(params.get("end") ?? params.get("until") ?? "0s", now);
  if (!start || !end)
    return simpleError(400, "start and end are durations such as 1h or RFC 3339 times");
  const [row] = await db.query<{ status: string | null; figures: string }>(
    `with runs as (
       select time, status, duration from check_statuses where check_id = $1 and time > $2 and time <= $3
     ), points as (
       select date_bin($4::interval, time, 'epoch'::timestamptz) as time, bool_and(status) as status,
              round(avg(coalesce(duration, 0)), 1) as duration,
              count(*) filter (where status) as passed, count(*) filter (where not status) as failed
         from runs group by 1 order by 1
     )
     select
       (select json_agg(jsonb_strip_nulls(jsonb_build_object(
           'time', time, 'status', case when status then true end, 'duration', duration,
           'passed', passed, 'failed', failed)) order by time)::text from points) as status,
       (select jsonb_build_object(
           'latency', jsonb_strip_nulls(jsonb_build_object(
             'p95', percentile_disc(0.95) within group (order by duration),
             'p97', percentile_disc(0.97) within group (order by duration),
             'p99', percentile_disc(0.99) within group (order by duration),
             'rolling1h', coalesce(round(avg(duration) filter (where time > now() - interval '1 hour'), 1), 0))),
           'uptime', jsonb_strip_nulls(jsonb_build_object(
             'passed', count(*) filter (where status), 'failed', count(*) filter (where not status),
             'last_pass', max(time) filter (where status), 'last_fail', max(time) filter (where not status)))
         )::text from runs) as figures`,
    [check, start.toISOString(), end.toISOString(), windowFor(end.getTime() - start.getTime())],
  );
  if (!row) return oopsError("the graph query returned nothing", "look at the sandbox's log");
  const duration = Math.round(performance.now() - started);
  return jsonText(
    `{"duration":${duration},"runnerName":"local","status":${row.status ?? "null"},${row.figures.slice(1)}`,
  );
}

/** getBackendVersion: the sandbox names itself, so that nobody takes it for a release of the backend. */
export function getBackendVersion(): Response {
  const answer: GetBackendVersionResponse = {
    Timestamp: new Date().toISOString(),
    Version: "sandbox",
  };
  return Response.json(answer);
}

export const area: Area = {
  handlers: {
    getHealthSummary: ({ db }) => getHealthSummary(db),
    getCheckGraph: ({ db, request }) => getCheckGraph(db, new URL(request.url).searchParams),
    getBackendVersion: () => getBackendVersion(),
    receiveCheckWebhook: ({ request, db }) => receiveCheckWebhook(request, db),
    runCheck: ({ request, scheduler }) => runCheck(request, scheduler),
  },
  async seed(tx, { base, scale }) {
    const rows = checkRows(base);
    await insertRows(tx, "canaries", rows.canaries);
    await insertRows(tx, "checks", rows.checks);
    await insertRows(tx, "check_config_relationships", configLinkRows);
    await insertRows(tx, "check_component_relationships", componentLinkRows);
    await insertHistory(tx, rows.history);
    if (scale === "large") for (const statement of LARGE_HEALTH) await tx.query(statement);
  },
  after: ["catalog", "topology"],
};
