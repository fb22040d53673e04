import { localAgentId } from "../db/seedIds";
import type { Database } from "../db/driver";
import { approveRun } from "./approve";
import { parametersOf } from "./parameters";
import { fits, loadTarget, needsTarget, refusingFilter, type Row, type Target } from "./resource";
import { scopeOf } from "./scope";
import { approvalOf, readSpec, SpecError, timeoutOf } from "./spec";
import { TemplateError } from "./templateValue";

/** What is to run, for what, and who or what wants it. */
export interface RunWish {
  playbookId: string;
  target: Target | null;
  params: Readonly<Record<string, string>>;
  userId: string | null;
  request?: Row | null;
  parentId?: string | null;
  /** The run that starts it was approved itself. */
  isApproved?: boolean;
  notificationSendId?: string | null;
}

/** The run cannot start; the message is a sentence for the caller. */
export class StartError extends Error {
  override name = "StartError";
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function prepare(db: Database, wish: RunWish) {
  const [playbook] = await db.query<{ spec: unknown }>(
    "select spec from playbooks where id = $1::uuid and deleted_at is null",
    [wish.playbookId],
  );
  if (!playbook) throw new StartError(404, `playbook '${wish.playbookId}' not found`);
  try {
    const spec = readSpec(playbook.spec);
    const { target } = wish;
    if (target && !(await loadTarget(db, target)))
      throw new StartError(404, `${target.kind} '${target.id}' not found`);
    if (target && needsTarget(spec) && !(await fits(db, spec, target)))
      throw new StartError(400, `the playbook does not accept this ${target.kind}`);
    if (!target && needsTarget(spec) && wish.request === undefined)
      throw new StartError(400, "the playbook needs a resource to run on");
    const scope = await scopeOf(db, { ...wish, target });
    const refusal = refusingFilter(spec, scope);
    if (refusal !== null) throw new StartError(400, refusal);
    return { spec, document: playbook.spec, values: parametersOf(spec, wish.params, scope) };
  } catch (error) {
    if (error instanceof SpecError || error instanceof TemplateError)
      throw new StartError(400, error.message);
    throw error;
  }
}

const scheduledChange = `insert into config_changes (config_id, change_type, severity, source, summary, created_by, details)
  values ($1::uuid, 'PlaybookScheduled', 'info', 'playbook', $2, $3::uuid, $4::jsonb)`;

/**
 * Makes a run: scheduled, or waiting for its approvers; who starts it counts as one of them where named.
 * @throws StartError
 */
export async function startRun(
  db: Database,
  wish: RunWish,
): Promise<{ id: string; startsAt: Date }> {
  const { spec, document, values } = await prepare(db, wish);
  const approval = wish.isApproved ? null : approvalOf(spec);
  const { target } = wish;
  const idOf = (kind: Target["kind"]) => (target?.kind === kind ? target.id : null);
  const agent = await agentOf(db, spec.runsOn ?? []);
  const run = await db.transaction(async (tx) => {
    const [made] = await tx.query<{ id: string; scheduled_time: Date }>(
      `insert into playbook_runs (playbook_id, spec, status, created_by, config_id, component_id, check_id, parameters,
         request, parent_id, notification_send_id, agent_id, timeout)
       values ($1::uuid, $2::jsonb, $3, $4::uuid, $5::uuid, $6::uuid, $7::uuid, $8::jsonb, $9::jsonb, $10::uuid,
         $11::uuid, $12::uuid, $13) returning id::text, scheduled_time`,
      [
        wish.playbookId,
        JSON.stringify(document),
        approval ? "pending_approval" : "scheduled",
        wish.userId,
        idOf("config"),
        idOf("component"),
        idOf("check"),
        Object.keys(values.shown).length > 0 ? JSON.stringify(values.shown) : null,
        wish.request ? JSON.stringify(wish.request) : null,
        wish.parentId ?? null,
        wish.notificationSendId ?? null,
        agent,
        timeoutOf(spec) * 1e6,
      ],
    );
    if (!made) throw new Error("the run was not stored");
    if (Object.keys(values.secrets).length > 0)
      await tx.query(
        "insert into playbook_run_secrets (run_id, values) values ($1::uuid, $2::jsonb)",
        [made.id, JSON.stringify(values.secrets)],
      );
    if (target?.kind === "config")
      await tx.query(scheduledChange, [
        target.id,
        `${spec.title ?? "A playbook"} was started`,
        wish.userId,
        JSON.stringify({ playbook_run_id: made.id }),
      ]);
    return made;
  });
  if (approval && wish.userId) await approveRun(db, run.id, wish.userId, { mayOverrule: false });
  return { id: run.id, startsAt: run.scheduled_time };
}

/** The agent that is to run it: the first of those named that there is; the sandbox itself where none is named. */
async function agentOf(db: Database, names: readonly string[]): Promise<string> {
  if (names.length === 0 || names.includes("local")) return localAgentId;
  const [agent] = await db.query<{ id: string }>(
    "select id::text from agents where name = any($1::text[]) and deleted_at is null order by name limit 1",
    [names],
  );
  return agent?.id ?? localAgentId;
}
