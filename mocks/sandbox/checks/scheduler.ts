import type { Database } from "../db/driver";
import { Plan } from "./plan";
import { countDays } from "./countDays";
import { recordResult, trimHistory } from "./record";
import type { CheckResult, RunnerOptions } from "./result";
import { runEntry } from "./run";
import { listDigests, loadCanaries, loadCheck, syncCanaries, type SyncedCheck } from "./sync";

export interface SchedulerOptions {
  db: Database;
  runners?: RunnerOptions;
  /** No check runs on its schedule, only by `runCheck`. */
  byHand?: boolean;
  /** The clock of schedules and of stored times. */
  now?: () => Date;
  /** Called after a result was stored. */
  onResult?: (event: { checkId: string; name: string; type: string; result: CheckResult }) => void;
  /** Called for what went wrong around a run (the database, mostly); the loop goes on. Printed unless given. */
  onError?: (error: unknown) => void;
}

export interface Scheduler {
  /**
   * Runs a check now and stores the result; joins the run that is under way. Checks of paused canaries run too.
   * @returns null when there is no such live check here, or the scheduler stopped meanwhile.
   */
  runCheck(checkId: string): Promise<CheckResult | null>;
  /** Ends running checks without storing them and waits for them. */
  stop(): Promise<void>;
}

/** Notified by a trigger with the id of each canary that was added, changed or deleted. */
const CHANNEL = "canaries_changed";

const CONCURRENCY = 8;
const RESCAN_MS = 30_000;
const TRIM_MS = 60 * 60_000;
const COUNT_MS = 10 * 60_000;
const KEEP_MS = 7 * 24 * 60 * 60_000;

/** Checks that are due close together start together: the plan is not searched more often than this. */
const MIN_TICK_MS = 20;
const MAX_TICK_MS = 60_000;

/** Starts running the checks of every live canary of the sandbox on their schedules. */
export async function startScheduler(options: SchedulerOptions): Promise<Scheduler> {
  const loop = new Loop(options);
  await loop.start();
  return loop;
}

class Loop implements Scheduler {
  private readonly plan = new Plan();
  private readonly digests = new Map<string, string>();
  private readonly running = new Map<string, Promise<CheckResult | null>>();
  private readonly stopping = new AbortController();
  private readonly now: () => Date;
  private readonly changed = new Set<string>();
  private housework: Promise<void> = Promise.resolve();
  private timers: NodeJS.Timeout[] = [];
  private tickTimer: NodeJS.Timeout | undefined;
  private scheduledRuns = 0;
  private unlisten: () => Promise<void> = async () => undefined;

  constructor(private readonly options: SchedulerOptions) {
    this.now = options.now ?? (() => new Date());
  }

  /** Listening comes before the first look, so that no change falls between the two. */
  async start(): Promise<void> {
    if (this.options.byHand) return;
    try {
      this.unlisten = await this.options.db.listen(CHANNEL, (payload) =>
        this.noticeChange(payload),
      );
    } catch (error) {
      this.report(error);
    }
    this.timers = [
      setInterval(() => this.inTurn(() => this.rescan()), RESCAN_MS),
      setInterval(() => this.inTurn(() => this.trim()), TRIM_MS),
      setInterval(() => this.inTurn(() => countDays(this.options.db)), COUNT_MS),
    ];
    this.inTurn(() => this.rescan());
    this.inTurn(() => this.trim());
  }

  async runCheck(checkId: string): Promise<CheckResult | null> {
    if (this.stopping.signal.aborted) return null;
    const id = checkId.toLowerCase();
    const underWay = this.running.get(id);
    if (underWay !== undefined) return underWay;
    const check = await loadCheck(this.options.db, id);
    return check === null ? null : this.run(check);
  }

  async stop(): Promise<void> {
    this.stopping.abort(new Error("The sandbox is stopping."));
    for (const timer of this.timers) clearInterval(timer);
    clearTimeout(this.tickTimer);
    await this.unlisten().catch((error: unknown) => this.report(error));
    await this.housework;
    await Promise.allSettled(this.running.values());
  }

  /** Joins the run that is under way: there are never two of one check. */
  private run(check: SyncedCheck): Promise<CheckResult | null> {
    const underWay = this.running.get(check.id);
    if (underWay !== undefined) return underWay;
    const run = this.execute(check).finally(() => this.running.delete(check.id));
    this.running.set(check.id, run);
    return run;
  }

  private async execute(check: SyncedCheck): Promise<CheckResult | null> {
    const { db, runners, onResult } = this.options;
    const { signal } = this.stopping;
    if (signal.aborted) return null;
    const startedAt = this.now();
    const result = await runEntry(check.entry, { ...runners, signal });
    if (signal.aborted) return null;
    const nextRuntime = this.plan.advance(check, startedAt, this.now());
    const isStored = await recordResult(db, { checkId: check.id, startedAt, nextRuntime, result });
    if (!isStored) return null;
    onResult?.({ checkId: check.id, name: check.entry.name, type: check.entry.type, result });
    return result;
  }

  /** Starts what is due as far as there is room, and sets the clock for the next time. */
  private tick(): void {
    clearTimeout(this.tickTimer);
    if (this.stopping.signal.aborted) return;
    const now = this.now().getTime();
    for (const check of this.plan.due(now)) {
      if (this.scheduledRuns >= CONCURRENCY) return;
      if (this.running.has(check.id)) {
        // A run by hand is under way; it moves the check on when it ends.
        check.dueAt = now + MIN_TICK_MS;
        continue;
      }
      check.dueAt = null;
      this.scheduledRuns += 1;
      void this.run(check)
        .catch((error: unknown) => {
          this.report(error);
          this.plan.advance(check, this.now(), this.now());
        })
        .finally(() => {
          this.scheduledRuns -= 1;
          this.tick();
        });
    }
    const next = this.plan.nextDue();
    if (next === null) return;
    this.tickTimer = setTimeout(
      () => this.tick(),
      Math.min(MAX_TICK_MS, Math.max(MIN_TICK_MS, next - now)),
    );
  }

  private noticeChange(canaryId: string): void {
    this.changed.add(canaryId);
    this.inTurn(async () => {
      const ids = [...this.changed];
      this.changed.clear();
      if (ids.length > 0) await this.refresh(ids);
    });
  }

  /** Finds what changed without a notice. */
  private async rescan(): Promise<void> {
    const live = await listDigests(this.options.db);
    const ids = new Set(live.map(({ id }) => id));
    const changed = live
      .filter(({ id, digest }) => this.digests.get(id) !== digest)
      .map(({ id }) => id);
    const gone = [...this.digests.keys()].filter((id) => !ids.has(id));
    if (changed.length + gone.length > 0) await this.refresh([...changed, ...gone]);
    this.tick();
  }

  /** Brings rows and plan up to date with canaries that were added, changed, paused or deleted. */
  private async refresh(ids: readonly string[]): Promise<void> {
    const canaries = await loadCanaries(this.options.db, ids);
    const checks = await syncCanaries(this.options.db, canaries, ids);
    const active = new Set(canaries.filter(({ paused }) => !paused).map(({ id }) => id));
    for (const id of ids) this.digests.delete(id);
    for (const { id, digest } of canaries) if (active.has(id)) this.digests.set(id, digest);
    const planned = checks.filter(({ canaryId }) => active.has(canaryId));
    this.plan.replace(ids, planned, this.now().getTime());
    this.tick();
  }

  private async trim(): Promise<void> {
    await trimHistory(this.options.db, new Date(this.now().getTime() - KEEP_MS));
  }

  /** One piece of housework at a time; an error is reported and the next piece still comes. */
  private inTurn(work: () => Promise<void>): void {
    this.housework = this.housework
      .then(() => (this.stopping.signal.aborted ? undefined : work()))
      .catch((error: unknown) => this.report(error));
  }

  private report(error: unknown): void {
    if (this.stopping.signal.aborted) return;
    if (this.options.onError) this.options.onError(error);
    else console.error("The check scheduler:", error);
  }
}
