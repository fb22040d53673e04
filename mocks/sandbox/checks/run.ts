import { withDeadline } from "./deadline";
import { runDns } from "./dns";
import type { CheckEntry } from "./entries";
import { runExec } from "./exec";
import { runHttp } from "./http";
import { runIcmp } from "./icmp";
import {
  describeError,
  InvalidCheck,
  stopwatch,
  type CheckResult,
  type Runner,
  type RunnerOptions,
} from "./result";
import { runTcp } from "./tcp";

const RUNNERS: Readonly<Record<string, Runner>> = {
  http: runHttp,
  tcp: runTcp,
  dns: runDns,
  icmp: runIcmp,
  exec: runExec,
};

const DEFAULT_TIMEOUT_MS = 10_000;

/** Beyond a runner's own limit, so that its own words are heard first. */
const GRACE_MS = 500;

/** A script may name its own limit, within reason. */
const MAX_EXEC_MS = 5 * 60_000;

/** Runs one check once. It never rejects: whatever goes wrong is a result that says so. */
export async function runEntry(
  entry: Pick<CheckEntry, "type" | "spec" | "problem">,
  options: RunnerOptions & { signal: AbortSignal },
): Promise<CheckResult> {
  const elapsed = stopwatch();
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  try {
    if (entry.problem !== null) throw new InvalidCheck(entry.problem);
    const run = RUNNERS[entry.type];
    if (run === undefined || !Object.hasOwn(RUNNERS, entry.type))
      throw new InvalidCheck(notRunHere(entry.type));
    const limit =
      entry.type === "exec"
        ? MAX_EXEC_MS
        : entry.type === "http"
          ? timeoutMs
          : timeoutMs + GRACE_MS;
    return await withDeadline(options.signal, limit, (signal) =>
      run(entry.spec, {
        allowExec: options.allowExec ?? false,
        pingCommand: options.pingCommand ?? "ping",
        timeoutMs,
        signal,
      }),
    );
  } catch (error) {
    const invalid = error instanceof InvalidCheck;
    return {
      pass: false,
      ...(invalid ? { invalid } : {}),
      message: "",
      error: describeError(error),
      durationMs: elapsed(),
    };
  }
}

function notRunHere(type: string): string {
  return `The sandbox does not run ${type} checks. It runs ${Object.keys(RUNNERS).join(", ")}; a real backend runs the rest.`;
}
