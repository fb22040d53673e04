import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";

/**
 * Starts another Node process with this one's output. The channel between them lets the child notice when this process
 * is gone, however it went.
 */
export function startNode(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): ChildProcess {
  return spawn(process.execPath, args, { env, stdio: ["inherit", "inherit", "inherit", "ipc"] });
}

/** Resolves to the exit code; a child that a signal ended counts as failed. */
export function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

/** Passes the signals that mean "stop" on to the child, instead of dying before it. */
export function forwardSignals(child: ChildProcess): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
}
