import type { ApplicationIncident, ApplicationMonitoring } from "~generated/application/types.gen";
import type { Database } from "../db/driver";

interface Incident {
  id: string;
  created_at: Date;
  severity: string | null;
  title: string;
  status: string;
  resolved: Date | null;
}

/** Incidents with evidence of one of the items. */
export async function incidentsOf(
  db: Database,
  ids: readonly string[],
): Promise<ApplicationIncident[]> {
  const rows = await db.query<Incident>(
    `select distinct incident.id::text, incident.created_at, incident.severity::text, incident.title,
       incident.status::text, coalesce(incident.resolved, incident.closed) as resolved
     from incidents incident
     join hypotheses hypothesis on hypothesis.incident_id = incident.id
     join evidences evidence on evidence.hypothesis_id = hypothesis.id
     left join config_component_relationships of_component on of_component.component_id = evidence.component_id
     where evidence.config_id = any($1::uuid[]) or of_component.config_id = any($1::uuid[])
     order by incident.created_at desc`,
    [ids],
  );
  return rows.map(({ id, created_at: at, severity, title, status, resolved }) => ({
    id,
    date: at.toISOString(),
    severity: (severity ?? "low").toLowerCase(),
    description: title,
    status,
    ...(resolved ? { resolvedDate: resolved.toISOString() } : {}),
  }));
}

/** Runs under half a second satisfy, up to four times that they are borne (the usual reading of Apdex). */
const SATISFYING_MS = 500;

/** How the checks of the items went in the last 30 days; undefined without a check of them. */
export async function monitoringOf(
  db: Database,
  ids: readonly string[],
  origin: string,
): Promise<ApplicationMonitoring | undefined> {
  const [row] = await db.query<{
    checks: number;
    fired: number;
    total: number;
    counted: number;
    passed: number;
    fast: number;
    borne: number;
  }>(
    `with own as (
       select id from checks where deleted_at is null and id in (
         select check_id from check_config_relationships where config_id = any($1::uuid[]) and deleted_at is null)),
     days as (
       select passed, total from check_statuses_1d where check_id in (select id from own)
         and created_at >= date_trunc('day', now(), 'UTC') - interval '29 days')
     select (select count(*) from own) as checks,
       (select count(*) from notification_send_history where resource_id = any($1::uuid[])
         and created_at > now() - interval '30 days') as fired,
       (select coalesce(sum(passed), 0) from days) as passed, (select coalesce(sum(total), 0) from days) as counted,
       count(*) as total,
       count(*) filter (where status and duration <= ${SATISFYING_MS}) as fast,
       count(*) filter (where status and duration > ${SATISFYING_MS} and duration <= ${4 * SATISFYING_MS}) as borne
     from check_statuses where check_id in (select id from own) and time > now() - interval '30 days'`,
    [ids],
  );
  if (!row || row.checks === 0) return undefined;
  const { total, checks, fired, counted, passed, fast, borne } = row;
  return {
    alertsConfigured: checks,
    alertsFired: fired,
    uptime: counted > 0 ? (passed / counted) * 100 : 0,
    apdex: total > 0 ? (fast + borne / 2) / total : 0,
    tools: [
      {
        name: "Health",
        type: "checks",
        url: `${origin}/health`,
        purpose: "Checks and their history",
      },
    ],
  };
}
