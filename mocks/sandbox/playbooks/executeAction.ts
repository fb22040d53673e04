import { DeadlineError, withDeadline } from "../checks/deadline";
import { durationMs } from "../duration";
import type { Scope } from "../expressions/evaluate";
import type { Host } from "../host";
import { ActionError, type ActionOutcome } from "./actions/action";
import { runnerOf } from "./actions/run";
import { keepFiles } from "./artifacts";
import { runChildOf } from "./childRun";
import { Cancelled, wait } from "./stopping";
import type { Row } from "./resource";
import { kindOf, type PlaybookAction } from "./spec";
import { changeAction, setRunStatus, type StoredRun } from "./store";
import { renderAll } from "./template";

/** How an action ended. */
export interface Ended {
  status: "completed" | "failed" | "skipped";
  result: Row;
  error?: string;
  isTimeout: boolean;
}

interface Work {
  host: Host;
  run: StoredRun;
  action: PlaybookAction;
  scope: Scope;
  signal: AbortSignal;
  /** Of the row that stands for it. */
  id: string;
  env: Readonly<Record<string, string>>;
  /** It cannot even begin. */
  problem?: Error;
}

const SHOWN_EVERY_MS = 700;
/** Output of this many characters is shown a second later for every further as many. */
const HEAVY = 1_000_000;

/** Writes what there is so far into the action's row, the less often the more it is. */
function progressOf({ host, id }: Work) {
  let last = 0;
  let pause = SHOWN_EVERY_MS;
  let timer: NodeJS.Timeout | undefined;
  let written: Promise<void> = Promise.resolve();
  const show = (result: () => Row) => {
    timer = undefined;
    last = Date.now();
    const now = result();
    const size = Object.values(now).reduce<number>(
      (sum, value) => sum + (typeof value === "string" ? value.length : 0),
      0,
    );
    pause = SHOWN_EVERY_MS + (size / HEAVY) * 1_000;
    written = written.then(() => changeAction(host.db, id, { result: now })).catch(() => undefined);
  };
  return {
    onProgress: (result: () => Row) => {
      if (timer !== undefined) return;
      timer = setTimeout(() => show(result), Math.max(0, last + pause - Date.now()));
    },
    settle: async () => {
      clearTimeout(timer);
      await written;
    },
  };
}

async function attempt(work: Work): Promise<ActionOutcome & { isTimeout: boolean }> {
  const { host, run, action, scope, signal, env } = work;
  const progress = progressOf(work);
  try {
    if (work.problem) throw new ActionError(work.problem.message);
    const kind = kindOf(action);
    const runner = runnerOf(kind);
    const body = renderAll(action[kind] ?? {}, scope);
    const limit = durationMs(action.timeout ?? "") ?? run.timeout / 1e6;
    const outcome = await withDeadline(signal, limit, (inner) =>
      runner({
        host,
        run,
        body: typeof body === "object" && body !== null ? { ...body } : {},
        scope,
        env,
        signal: inner,
        onProgress: progress.onProgress,
        runChild: runChildOf(work, inner),
      }),
    );
    return { ...outcome, isTimeout: false };
  } catch (error) {
    signal.throwIfAborted();
    const message = error instanceof Error ? error.message : String(error);
    const isTimeout = error instanceof DeadlineError;
    return {
      result: await shownSoFar(work),
      error: isTimeout
        ? `The action took longer than its limit of ${action.timeout ?? "the run"}.`
        : message,
      isTimeout,
    };
  } finally {
    await progress.settle();
  }
}

async function shownSoFar({ host, id }: Work): Promise<Row> {
  const [row] = await host.db.query<{ result: Row | null }>(
    "select result from playbook_run_actions where id = $1::uuid",
    [id],
  );
  return row?.result ?? {};
}

/** Milliseconds until the next try, which comes later each time. */
function pauseBefore(action: PlaybookAction, tries: number): number {
  const { duration, exponent, jitter } = action.retry ?? {};
  const base = durationMs(duration ?? "") ?? 1_000;
  const grown = base * (exponent?.multiplier ?? 1) ** (tries - 1);
  return grown * (1 + ((Math.random() * 2 - 1) * (jitter ?? 0)) / 100);
}

/** Runs an action, again where it is to be retried, and keeps what it leaves behind. */
export async function runAction(work: Work): Promise<Ended> {
  const { host, run, action, id, signal } = work;
  const { db } = host;
  const limit = work.problem ? 0 : (action.retry?.limit ?? 0);
  try {
    await changeAction(db, id, { status: "running", isStarting: true });
    for (let tries = 1; ; tries += 1) {
      const outcome = await attempt(work);
      const { result, error, isTimeout } = outcome;
      if (error === undefined || tries > limit) {
        await keepFiles(host, { runId: run.id, actionId: id }, outcome.files ?? []);
        const status = error === undefined ? "completed" : "failed";
        await changeAction(db, id, { status, result, error: error ?? null, isOver: true });
        return { status, result, isTimeout, ...(error === undefined ? {} : { error }) };
      }
      await changeAction(db, id, { status: "scheduled", result, error, retryCount: tries });
      await setRunStatus(db, run.id, "retrying");
      await wait(pauseBefore(action, tries), signal);
      await setRunStatus(db, run.id, "running");
      await changeAction(db, id, { status: "running", error: null });
    }
  } catch (error) {
    const reason: unknown = signal.aborted ? signal.reason : error;
    const isKnown = reason instanceof Cancelled || reason instanceof DeadlineError;
    const message =
      isKnown && reason instanceof DeadlineError
        ? "The run reached its time limit."
        : messageOf(reason);
    await changeAction(db, id, { status: "failed", error: message, isOver: true });
    throw reason;
  }
}

const messageOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason));
