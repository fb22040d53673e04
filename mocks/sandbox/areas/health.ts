import type { GetBackendVersionResponse } from "~generated/canary/types.gen";
import { jsonText, oopsError, simpleError } from "../answers";
import type { Area } from "../area";
import type { Database } from "../db/driver";
import { insertRows } from "../db/insert";
import { pointInTime } from "../duration";
import { countDays } from "../checks/countDays";
import { insertHistory } from "./healthHistory";
import { LARGE_HEALTH } from "./healthLarge";
import { runCheck } from "./healthRun";
import { getCheckRunDetails, getCheckWithRuns, pushCheckRun } from "./healthRuns";
import { healthSummary, searchHealthSummary } from "./healthSummary";
import { checkRows, componentLinkRows, configLinkRows } from "./healthSeed";
import { receiveCheckWebhook } from "./healthWebhook";

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

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
    getHealthSummary: ({ db }) => healthSummary(db),
    searchHealthSummary,
    getCheckRunDetails,
    getCheckWithRuns,
    pushCheckRun,
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
    await countDays(tx);
  },
  after: ["catalog", "topology"],
};
