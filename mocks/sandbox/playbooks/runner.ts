import type { Database } from "../db/driver";
import { localAgentId, seedPrefix } from "../db/seedIds";
import type { Host, Worker } from "../host";
import { executeRun } from "./executeRun";
import { Cancelled } from "./stopping";
import { addAction, claimDue, finalStatuses, loadRun, nextDue, type StoredRun } from "./store";

/** Notified by a trigger with the id of each run that was made or whose status has changed. */
const CHANNEL = "playbook_runs_changed";
const SWEEP_MS = 30_000;
const MAX_WAIT_MS = 60_000;

/** Runs that nothing runs any more: those of a process that has ended. The seed's stand still on purpose. */
const failOrphans = `update playbook_runs set status = 'failed', end_time = now(),
    start_time = coalesce(start_time, now()), error = 'The sandbox was stopped while it ran.'
  where status in ('running', 'sleeping', 'retrying') and coalesce(agent_id, $1::uuid) = $1::uuid
    and id::text not like $2`;

const failOrphanActions = `update playbook_run_actions action set status = 'failed', end_time = now(),
    error = 'The sandbox was stopped while it ran.'
  from playbook_runs run where run.id = action.playbook_run_id and run.status = 'failed'
    and action.status in ('running', 'sleeping', 'scheduled', 'waiting_children') and run.id::text not like $1`;

/** Runs that wait for an agent until their time is over: the sandbox has none to send them to. */
const endWaiting = `update playbook_runs set status = 'timed_out', end_time = now(),
    start_time = coalesce(start_time, now()), error = 'No agent took it within its time limit.'
  where status = 'waiting' and created_at + timeout / 1000000000 * interval '1 second' < now()`;

/** Runs the playbook runs of the sandbox as they fall due, until it is stopped. */
export async function startRunner(host: Host): Promise<Worker> {
  const runner = new Runner(host);
  await runner.start();
  return runner;
}

class Runner implements Worker {
  private readonly running = new Map<string, { stop: AbortController; done: Promise<void> }>();
  private readonly db: Database;
  private timer: NodeJS.Timeout | undefined;
  private sweeper: NodeJS.Timeout | undefined;
  private unlisten: () => Promise<void> = async () => undefined;
  private work: Promise<void> = Promise.resolve();
  private isOver = false;

  constructor(private readonly host: Host) {
    this.db = host.db;
  }

  async start(): Promise<void> {
    await this.db.query(failOrphans, [localAgentId, `${seedPrefix("run")}%`]);
    await this.db.query(failOrphanActions, [`${seedPrefix("run")}%`]);
    this.unlisten = await this.db.listen(CHANNEL, (id) => this.inTurn(() => this.notice(id)));
    this.sweeper = setInterval(() => this.inTurn(() => this.sweep()), SWEEP_MS);
    this.inTurn(() => this.look());
  }

  async stop(): Promise<void> {
    this.isOver = true;
    clearTimeout(this.timer);
    clearInterval(this.sweeper);
    await this.unlisten().catch(() => undefined);
    await this.work;
    for (const { stop } of this.running.values())
      stop.abort(new Cancelled("The sandbox was stopped while it ran."));
    await Promise.allSettled([...this.running.values()].map(({ done }) => done));
  }

  /** A run was made, is due, or was cancelled. */
  private async notice(id: string): Promise<void> {
    const run = await loadRun(this.db, id);
    if (!run) return;
    if (finalStatuses.has(run.status)) {
      this.running.get(id)?.stop.abort(new Cancelled());
      await this.db.query(
        "update playbook_runs set status = 'cancelled', end_time = now(), start_time = coalesce(start_time, now()) where parent_id = $1::uuid and status not in ('cancelled', 'completed', 'failed', 'timed_out')",
        [id],
      );
      return;
    }
    if (run.status !== "scheduled") return;
    if (run.agent_id && run.agent_id !== localAgentId) await this.leaveToAgent(run);
    else await this.look();
  }

  private async leaveToAgent(run: StoredRun): Promise<void> {
    const claimed = await this.db.query(
      "update playbook_runs set status = 'waiting' where id = $1::uuid and status = 'scheduled' returning id",
      [run.id],
    );
    const [first] = Array.isArray(Object(run.spec)["actions"]) ? Object(run.spec)["actions"] : [];
    if (claimed.length > 0)
      await addAction(this.db, {
        runId: run.id,
        name: String(Object(first)["name"] ?? "first action"),
        status: "waiting",
        ...(run.agent_id ? { agentId: run.agent_id } : {}),
      });
  }

  /** Starts what is due, and sets the clock for the next. */
  private async look(): Promise<void> {
    clearTimeout(this.timer);
    if (this.isOver) return;
    for (const run of await claimDue(this.db)) this.begin(run);
    const next = await nextDue(this.db);
    if (next === null || this.isOver) return;
    const ms = Math.min(MAX_WAIT_MS, Math.max(20, next.getTime() - Date.now()));
    this.timer = setTimeout(() => this.inTurn(() => this.look()), ms);
  }

  private begin(run: StoredRun): void {
    const stop = new AbortController();
    const done = executeRun(this.host, run, stop.signal)
      .catch((error: unknown) => this.report(error))
      .finally(() => this.running.delete(run.id));
    this.running.set(run.id, { stop, done });
  }

  private async sweep(): Promise<void> {
    await this.db.query(endWaiting);
    await this.look();
  }

  /** One look at a time; an error is reported and the next still comes. */
  private inTurn(task: () => Promise<void>): void {
    this.work = this.work
      .then(() => (this.isOver ? undefined : task()))
      .catch((error: unknown) => this.report(error));
  }

  private report(error: unknown): void {
    if (!this.isOver) console.error("The playbook runner:", error);
  }
}
