import { spawn } from "node:child_process";

/** How a child process ended. */
export interface ProcessResult {
  /** Null when a signal ended it. */
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

const MAX_OUTPUT = 16 * 1024;

/**
 * Runs a program in its own process group and waits for it; an abort ends the whole group.
 * @throws the system error when the program cannot be started, the signal's reason when it was aborted.
 */
export async function runProcess(
  command: string,
  args: readonly string[],
  options: { env: Readonly<Record<string, string>>; cwd: string; signal: AbortSignal },
): Promise<ProcessResult> {
  options.signal.throwIfAborted();
  const child = spawn(command, [...args], {
    env: options.env,
    cwd: options.cwd,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stdout = collect(child.stdout);
  const stderr = collect(child.stderr);
  const onAbort = () => endGroup(child.pid);
  options.signal.addEventListener("abort", onAbort, { once: true });
  try {
    const exitCode = await new Promise<number | null>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", resolve);
    });
    options.signal.throwIfAborted();
    return { exitCode, stdout: stdout(), stderr: stderr() };
  } finally {
    options.signal.removeEventListener("abort", onAbort);
  }
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It ended by itself a moment ago.
  }
}

function collect(stream: NodeJS.ReadableStream): () => string {
  const chunks: Buffer[] = [];
  let size = 0;
  stream.on("data", (chunk: Buffer) => {
    if (size < MAX_OUTPUT) chunks.push(chunk);
    size += chunk.length;
  });
  return () => Buffer.concat(chunks).subarray(0, MAX_OUTPUT).toString("utf8");
}
