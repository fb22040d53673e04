import { tmpdir } from "node:os";
import * as v from "valibot";
import { withDeadline } from "./deadline";
import {
  envVar,
  count,
  filled,
  parseSpec,
  plainValue,
  refuseUnsupported,
  template,
  text,
} from "./input";
import { runProcess, type ProcessResult } from "./process";
import { errorCode, InvalidCheck, stopwatch, type Runner } from "./result";
import { applyScripts } from "./template";

const schema = v.object({
  script: v.nullish(text),
  env: v.nullish(v.array(envVar, "must be a list")),
  timeout: v.nullish(count),
  connections: v.nullish(v.unknown()),
  checkout: v.nullish(v.unknown()),
  artifacts: v.nullish(v.unknown()),
  test: v.nullish(template),
  display: v.nullish(template),
  transform: v.nullish(template),
});

/** What a script sees of the sandbox's own environment: enough to find programs, nothing that may be secret. */
const INHERITED = ["PATH", "HOME", "LANG", "TZ", "TMPDIR"];

/**
 * Runs a script in bash (sh where there is none); exit code 0 passes unless a test decides. `timeout` is in seconds.
 * Expressions read results.stdout, results.stderr and results.exitCode.
 */
export const runExec: Runner = async (entry, { allowExec, signal, timeoutMs }) => {
  const spec = parseSpec(schema, entry);
  if (!filled(spec.script))
    throw new InvalidCheck("The check has no script. Enter the commands to run.");
  if (!allowExec) {
    throw new InvalidCheck(
      "Scripts are switched off in the sandbox, because they run on this machine. Start it with SANDBOX_EXEC=true to allow them.",
    );
  }
  refuseUnsupported({
    connections: spec.connections,
    checkout: spec.checkout,
    artifacts: spec.artifacts,
  });
  const env = environment(spec.env ?? []);
  const script = spec.script;
  const elapsed = stopwatch();
  const ended = await withDeadline(
    signal,
    spec.timeout ? spec.timeout * 1000 : timeoutMs,
    (inner) => runScript(script, env, inner),
  );
  const durationMs = elapsed();
  const results = {
    exitCode: ended.exitCode,
    stdout: ended.stdout.trimEnd(),
    stderr: ended.stderr.trimEnd(),
  };
  const verdict = applyScripts(spec, { results, ...results });
  const error = verdict.pass === undefined ? exitProblem(results) : verdict.error;
  return {
    pass: error === undefined,
    message: verdict.message ?? results.stdout,
    ...(error === undefined ? {} : { error }),
    durationMs,
    details: results,
    data: { results },
  };
};

function exitProblem({ exitCode, stderr }: ProcessResult): string | undefined {
  if (exitCode === 0) return undefined;
  const how =
    exitCode === null
      ? "The script was ended by a signal."
      : `The script ended with exit code ${exitCode}.`;
  return stderr === "" ? how : `${how}\n${stderr}`;
}

async function runScript(
  script: string,
  env: Record<string, string>,
  signal: AbortSignal,
): Promise<ProcessResult> {
  const options = { env, cwd: tmpdir(), signal };
  try {
    return await runProcess("bash", ["-c", script], options);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    return runProcess("sh", ["-c", script], options);
  }
}

function environment(declared: readonly v.InferOutput<typeof envVar>[]): Record<string, string> {
  const inherited = INHERITED.map((name) => [name, process.env[name] ?? ""]).filter(
    ([, value]) => value !== "",
  );
  const own = declared.map((variable) => {
    if (!filled(variable.name))
      throw new InvalidCheck("A variable of the check has no name. Name it or remove it.");
    return [variable.name, plainValue(variable, `The variable ${variable.name}`)];
  });
  return Object.fromEntries([...inherited, ...own]);
}
