import { nextRun } from "./schedule";
import type { SyncedCheck } from "./sync";

/** A check that is run here, with the time (ms) of its next run; null when only by hand. */
export interface PlannedCheck extends SyncedCheck {
  dueAt: number | null;
}

/** New checks start this far apart, all within FIRST_RUNS_MS, so that a start is no stampede. */
const FIRST_RUN_STEP_MS = 150;
const FIRST_RUNS_MS = 2500;

/** Which checks are run here and when. Pure bookkeeping: no clock, no timers. */
export class Plan {
  private readonly checks = new Map<string, PlannedCheck>();
  private readonly idsByCanary = new Map<string, Set<string>>();

  get(checkId: string): PlannedCheck | undefined {
    return this.checks.get(checkId);
  }

  /** Replaces the checks of a canary. New and changed ones are due at once, several of them a little apart. */
  replace(canaryIds: readonly string[], checks: readonly SyncedCheck[], now: number): void {
    const before = new Map(this.checks);
    for (const canaryId of canaryIds) this.drop(canaryId);
    const fresh = checks.filter((check) => !isSame(before.get(check.id), check));
    const step = Math.min(FIRST_RUN_STEP_MS, FIRST_RUNS_MS / Math.max(1, fresh.length));
    const firstRuns = new Map(
      fresh.map((check, index) => [check.id, now + Math.round(index * step)]),
    );
    for (const check of checks) {
      const isDue = check.entry.schedule !== null || check.entry.problem !== null;
      const dueAt = firstRuns.get(check.id) ?? before.get(check.id)?.dueAt ?? null;
      this.checks.set(check.id, { ...check, dueAt: isDue ? dueAt : null });
      const ids = this.idsByCanary.get(check.canaryId) ?? new Set();
      this.idsByCanary.set(check.canaryId, ids.add(check.id));
    }
  }

  /** Forgets the checks of a canary. */
  drop(canaryId: string): void {
    for (const id of this.idsByCanary.get(canaryId) ?? []) this.checks.delete(id);
    this.idsByCanary.delete(canaryId);
  }

  /** What is due, longest waiting first. */
  due(now: number): PlannedCheck[] {
    return [...this.checks.values()]
      .filter(({ dueAt }) => dueAt !== null && dueAt <= now)
      .toSorted((left, right) => (left.dueAt ?? 0) - (right.dueAt ?? 0));
  }

  /** When the next check is due; null when none ever is. */
  nextDue(): number | null {
    let next: number | null = null;
    for (const { dueAt } of this.checks.values()) {
      if (dueAt !== null && (next === null || dueAt < next)) next = dueAt;
    }
    return next;
  }

  /**
   * Moves a check on by one step of its schedule; times that were missed are left out. Returns the new time, null when
   * the check will not run by itself.
   */
  advance(check: SyncedCheck, startedAt: Date, now: Date): Date | null {
    const next = nextAfter(check.entry.schedule, startedAt, now);
    const planned = this.checks.get(check.id);
    if (planned === undefined) return null;
    if (isSame(planned, check)) planned.dueAt = next?.getTime() ?? null;
    return next;
  }
}

function nextAfter(schedule: string | null, startedAt: Date, now: Date): Date | null {
  if (schedule === null) return null;
  const next = nextRun(schedule, startedAt);
  return next !== null && next.getTime() <= now.getTime() ? nextRun(schedule, now) : next;
}

function isSame(left: SyncedCheck | undefined, right: SyncedCheck): boolean {
  return left !== undefined && JSON.stringify(left.entry) === JSON.stringify(right.entry);
}
