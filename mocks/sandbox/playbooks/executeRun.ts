import { DeadlineError, withDeadline } from "../checks/deadline";
import { durationMs } from "../duration";
import type { Scope } from "../expressions/evaluate";
import type { Host } from "../host";
import { runAction, type Ended } from "./executeAction";
import { plain } from "./actions/action";
import { scopeOf } from "./scope";
import { readSpec, SpecError, type PlaybookAction, type PlaybookSpec } from "./spec";
import { Cancelled, wait } from "./stopping";
import { addAction, setRunStatus, targetOf, type StoredRun } from "./store";
import { render } from "./template";
import { evaluateIn, TemplateError } from "./templateValue";

interface Progress {
  scope: Scope;
  hasFailed: boolean;
  hasTimedOut: boolean;
  actions: Record<string, unknown>;
}

function withStatus({ scope, hasFailed, hasTimedOut, actions }: Progress): Scope {
  return {
    ...scope,
    actions,
    status: {
      always: true,
      success: !hasFailed,
      failure: hasFailed,
      timeout: hasTimedOut,
      skip: false,
    },
  };
}

/** Without a condition an action runs as long as nothing has failed. */
const shouldRun = (action: PlaybookAction, scope: Scope): boolean =>
  evaluateIn(action.if?.trim() || "success()", scope) === true;

/** Milliseconds to wait before an action: a duration, or an expression that gives one. */
export function delayOf(action: PlaybookAction, scope: Scope): number {
  const text = action.delay?.trim() ?? "";
  if (text === "") return 0;
  const written = durationMs(text);
  if (written !== undefined) return written;
  const value = evaluateIn(text, scope);
  const ms =
    typeof value === "string" ? durationMs(value) : typeof value === "number" ? value : undefined;
  if (ms === undefined) throw new TemplateError(`The delay "${text}" is not a duration.`);
  return ms;
}

async function step(
  host: Host,
  run: StoredRun,
  action: PlaybookAction,
  progress: Progress,
  signal: AbortSignal,
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  const scope = withStatus(progress);
  const note = (status: string, more = {}) =>
    addAction(host.db, { runId: run.id, name: action.name, status, ...more });
  let delay: number;
  try {
    if (!shouldRun(action, scope)) {
      await note("skipped");
      return { status: "skipped", result: {}, isTimeout: false };
    }
    delay = delayOf(action, scope);
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    const id = await note("running");
    return runAction({ host, run, action, scope, signal, id, env, problem: error });
  }
  if (delay > 0) {
    const id = await note("sleeping", { scheduledTime: new Date(Date.now() + delay) });
    await setRunStatus(host.db, run.id, "sleeping");
    await wait(delay, signal).catch(async (reason: unknown) => {
      await host.db.query(
        "update playbook_run_actions set status = 'skipped', error = $2 where id = $1::uuid",
        [id, reason instanceof Error ? reason.message : String(reason)],
      );
      throw reason;
    });
    await setRunStatus(host.db, run.id, "running");
    return runAction({ host, run, action, scope, signal, id, env });
  }
  return runAction({ host, run, action, scope, signal, id: await note("running"), env });
}

async function steps(
  host: Host,
  run: StoredRun,
  spec: PlaybookSpec,
  signal: AbortSignal,
): Promise<string | null> {
  const base = await scopeOf(host.db, {
    playbookId: run.playbook_id,
    target: targetOf(run),
    params: {
      ...Object.fromEntries((spec.parameters ?? []).map(({ name }) => [name, ""])),
      ...run.parameters,
      ...run.secrets,
    },
    userId: run.created_by,
    request: run.request,
    runId: run.id,
  });
  const env = Object.fromEntries(
    (spec.env ?? []).map((one) => [
      one.name ?? "",
      render(plain(one, `The variable ${one.name}`), base),
    ]),
  );
  const progress: Progress = {
    scope: { ...base, env },
    hasFailed: false,
    hasTimedOut: false,
    actions: {},
  };
  let failure: string | null = null;
  for (const action of spec.actions) {
    signal.throwIfAborted();
    const { status, result, error, isTimeout } = await step(
      host,
      run,
      action,
      progress,
      signal,
      env,
    );
    signal.throwIfAborted();
    const seen = { name: action.name, status, result, error: error ?? "" };
    progress.actions = { ...progress.actions, [action.name]: seen };
    if (status !== "skipped") progress.scope = { ...progress.scope, lastAction: seen };
    if (status === "failed") {
      progress.hasFailed = true;
      progress.hasTimedOut ||= isTimeout;
      failure ??= `action ${action.name}: ${error ?? "failed"}`;
    }
  }
  return failure;
}

/** Runs the actions of a run that was claimed, and says in the end how it went. It never rejects. */
export async function executeRun(host: Host, run: StoredRun, signal: AbortSignal): Promise<void> {
  const { db } = host;
  try {
    const spec = readSpec(run.spec);
    const failure = await withDeadline(signal, run.timeout / 1e6, (inner) =>
      steps(host, run, spec, inner),
    );
    await setRunStatus(db, run.id, failure === null ? "completed" : "failed", failure);
  } catch (error) {
    if (error instanceof Cancelled) return;
    if (error instanceof DeadlineError) {
      const minutes = Math.round(run.timeout / 6e10);
      const limit = minutes >= 1 ? `${minutes} min` : `${Math.round(run.timeout / 1e9)} s`;
      await setRunStatus(
        db,
        run.id,
        "timed_out",
        `The run took longer than its limit of ${limit}.`,
      );
      return;
    }
    const isKnown = error instanceof SpecError || error instanceof Error;
    await setRunStatus(db, run.id, "failed", isKnown ? error.message : String(error));
  }
}
