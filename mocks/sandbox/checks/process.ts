import { spawn } from "node:child_process";

/** How a child process ended. */
export interface ProcessResult {
  /** Null when a signal ended it. */
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

const MAX_OUTPUT = 16 * 1024;

/** How a program runs, and what of its output is kept. */
export interface ProcessOptions {
  env: Readonly<Record<string, string>>;
  cwd: string;
  signal: AbortSignal;
  /** Bytes kept of each stream; 16 KiB unless given. */
  maxOutput?: number;
  /** Called with what there is so far, whenever more has come. */
  onOutput?: (soFar: () => Omit<ProcessResult, "exitCode">) => void;
}

/**
 * Runs a program in its own process group and waits for it; an abort ends the whole group.
 * @throws the system error when the program cannot be started, the signal's reason when it was aborted.
 */
export async function runProcess(
  command: string,
  args: readonly string[],
  options: ProcessOptions,
): Promise<ProcessResult> {
  options.signal.throwIfAborted();
  const child = spawn(command, [...args], {
    env: options.env,
    cwd: options.cwd,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const max = options.maxOutput ?? MAX_OUTPUT;
  const stdout = collect(child.stdout, max);
  const stderr = collect(child.stderr, max);
  const { onOutput } = options;
  if (onOutput)
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", () => onOutput(() => ({ stdout: stdout(), stderr: stderr() })));
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

function collect(stream: NodeJS.ReadableStream, max: number): () => string {
  const chunks: Buffer[] = [];
  let size = 0;
  stream.on("data", (chunk: Buffer) => {
    if (size < max) chunks.push(chunk);
    size += chunk.length;
  });
  return () => Buffer.concat(chunks).subarray(0, max).toString("utf8");
}
