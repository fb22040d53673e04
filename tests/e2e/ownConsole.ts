import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A built console of one test alone. */
export interface OwnConsole {
  url: string;
  /** What it printed so far, line by line. */
  lines: readonly string[];
  stop(): Promise<void>;
}

/**
 * Starts the built console on a free port, with its own sandbox unless `BACKEND_URL` is given.
 * @throws Error when it ends without naming its address.
 */
export async function startConsole(env: Readonly<Record<string, string>>): Promise<OwnConsole> {
  const folder = await mkdtemp(join(tmpdir(), "quarterdeck-own-"));
  const child = spawn("node", ["dist/server/main.js"], {
    env: {
      ...process.env,
      PORT: "0",
      SANDBOX_DIR: join(folder, "data"),
      SANDBOX_LIFE: "false",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const printed: string[] = [];
  const url = await new Promise<string | undefined>((resolve) => {
    createInterface({ input: child.stdout })
      .on("line", (line) => {
        printed.push(line);
        const address = / is ready: (http:\S+)/.exec(line)?.[1];
        if (address !== undefined) resolve(address);
      })
      .on("close", () => resolve(undefined));
  });
  if (url === undefined) throw new Error("The console ended before it named its address");
  return {
    url,
    lines: printed,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
