import type { Database } from "../db/driver";
import { localAgentId } from "../db/seedIds";
import type { Row, Target } from "./resource";
import { targetKeys } from "./resource";

/** A run as the runner needs it. */
export interface StoredRun {
  id: string;
  playbook_id: string;
  spec: unknown;
  status: string;
  config_id: string | null;
  component_id: string | null;
  check_id: string | null;
  parameters: Record<string, string> | null;
  secrets: Record<string, string> | null;
  request: Row | null;
  created_by: string | null;
  parent_id: string | null;
  agent_id: string | null;
  timeout: number;
  scheduled_time: Date;
}

export const finalStatuses: ReadonlySet<string> = new Set([
  "cancelled",
  "completed",
  "failed",
  "timed_out",
]);

const columns = `run.id::text, run.playbook_id::text, run.spec, run.status, run.config_id::text, run.component_id::text,
  run.check_id::text, run.parameters, run.request, run.created_by::text, run.parent_id::text, run.agent_id::text,
  run.timeout, run.scheduled_time,
  (select secret.values from playbook_run_secrets secret where secret.run_id = run.id) as secrets`;

export async function loadRun(db: Database, id: string): Promise<StoredRun | undefined> {
  const [run] = await db.query<StoredRun>(
    `select ${columns} from playbook_runs run where run.id = $1::uuid`,
    [id],
  );
  return run;
}

/** Takes the runs that are due, so that nobody else does; they are running from here. */
export async function claimDue(db: Database): Promise<StoredRun[]> {
  const ids = await db.query<{ id: string }>(
    `update playbook_runs set status = 'running', start_time = coalesce(start_time, now())
     where id in (
       select id from playbook_runs where status = 'scheduled' and scheduled_time <= now()
         and coalesce(agent_id, $1::uuid) = $1::uuid
       order by scheduled_time, id limit 20
     ) returning id::text`,
    [localAgentId],
  );
  const runs: StoredRun[] = [];
  for (const { id } of ids) {
    const run = await loadRun(db, id);
    if (run) runs.push(run);
  }
  return runs;
}

/** When the next scheduled run is due. */
export async function nextDue(db: Database): Promise<Date | null> {
  const [row] = await db.query<{ at: Date | null }>(
    "select min(scheduled_time) as at from playbook_runs where status = 'scheduled' and coalesce(agent_id, $1::uuid) = $1::uuid",
    [localAgentId],
  );
  return row?.at ?? null;
}

/** What a run was started for; null where it needs nothing. */
export function targetOf(
  run: Pick<StoredRun, "config_id" | "component_id" | "check_id">,
): Target | null {
  for (const key of ["config_id", "component_id", "check_id"] as const) {
    const id = run[key];
    if (id !== null) return { kind: targetKeys[key], id };
  }
  return null;
}

/** Changes the status of a run that is not over yet. @returns whether it was changed. */
export async function setRunStatus(
  db: Database,
  id: string,
  status: string,
  error: string | null = null,
): Promise<boolean> {
  const isFinal = finalStatuses.has(status);
  const rows = await db.query<{ id: string }>(
    `update playbook_runs set status = $2, error = coalesce($3, error)
       ${isFinal ? ", end_time = now(), start_time = coalesce(start_time, now())" : ""}
     where id = $1::uuid and status not in ('cancelled', 'completed', 'failed', 'timed_out')
     returning id::text`,
    [id, status, error],
  );
  if (isFinal && rows.length > 0)
    await db.query("delete from playbook_run_secrets where run_id = $1::uuid", [id]);
  return rows.length > 0;
}

interface NewAction {
  runId: string;
  name: string;
  status: string;
  agentId?: string;
  scheduledTime?: Date;
  error?: string;
}

/** @returns the id of the new action. */
export async function addAction(db: Database, action: NewAction): Promise<string> {
  const isOver = action.status === "skipped";
  const waits = isOver || action.status === "sleeping" || action.status === "waiting";
  const [row] = await db.query<{ id: string }>(
    `insert into playbook_run_actions
       (playbook_run_id, name, status, agent_id, scheduled_time, start_time, end_time, retry_count, error)
     values ($1::uuid, $2, $3, $4::uuid, coalesce($5::timestamptz, now()),
       ${waits ? "null" : "now()"}, null, 0, $6)
     returning id::text`,
    [
      action.runId,
      action.name,
      action.status,
      action.agentId ?? localAgentId,
      action.scheduledTime ?? null,
      action.error ?? null,
    ],
  );
  return row?.id ?? "";
}

/** What of an action changed. */
export interface ActionChange {
  status?: string;
  result?: unknown;
  error?: string | null;
  retryCount?: number;
  isStarting?: boolean;
  isOver?: boolean;
}

export async function changeAction(db: Database, id: string, change: ActionChange): Promise<void> {
  await db.query(
    `update playbook_run_actions set
       status = coalesce($2, status),
       result = case when $3::boolean then $4::jsonb else result end,
       error = case when $5::boolean then $6 else error end,
       retry_count = coalesce($7::integer, retry_count),
       start_time = case when $8::boolean then coalesce(start_time, now()) else start_time end,
       end_time = case when $9::boolean then now() else end_time end
     where id = $1::uuid`,
    [
      id,
      change.status ?? null,
      change.result !== undefined,
      change.result === undefined ? null : storable(change.result),
      change.error !== undefined,
      change.error ?? null,
      change.retryCount ?? null,
      change.isStarting === true,
      change.isOver === true,
    ],
  );
}

/** JSON that Postgres takes: it has no character zero. */
export const storable = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    typeof one === "string" ? one.replaceAll("\0", "\ufffd") : one,
  );
