import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A built console that tests attack. */
export interface AttackedServer {
  url: string;
  port: number;
  /** Memory that the process holds, in megabytes. */
  memory(): number;
  /** Asks it to stop; resolves to its exit code. */
  stop(): Promise<number | null>;
}

async function run(dataDir: string): Promise<AttackedServer> {
  const child = spawn(process.execPath, ["dist/server/main.js"], {
    env: {
      ...process.env,
      PORT: "0",
      SANDBOX_DIR: dataDir,
      SANDBOX_LIFE: "false",
      BACKEND_URL: "",
      AUTH: "",
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const url = await new Promise<string | undefined>((resolve) => {
    createInterface({ input: child.stdout })
      .on("line", (line) => {
        const address = / is ready: (http:\S+)/.exec(line)?.[1];
        if (address !== undefined) resolve(address);
      })
      .on("close", () => resolve(undefined));
  });
  if (url === undefined) throw new Error("The console ended before it named its address");
  return {
    url,
    port: Number(new URL(url).port),
    memory: () => memoryOf(child.pid ?? 0),
    stop() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

function memoryOf(pid: number): number {
  const file = `/proc/${pid}/status`;
  const kilobytes = existsSync(file)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(file, "utf8"))?.[1]
    : execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(kilobytes) / 1024;
}

/** Starts the built console with a sandbox that was filled by a process before it, as most are. */
export async function startAttacked(): Promise<AttackedServer> {
  const folder = await mkdtemp(join(tmpdir(), "quarterdeck-hostile-"));
  const dataDir = join(folder, "data");
  await (await run(dataDir)).stop();
  const server = await run(dataDir);
  return {
    ...server,
    async stop() {
      const code = await server.stop();
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}

/** Sends bytes as they are. @returns what came back until the server hung up, or until `waitMs` are over. */
export function speak(port: number, bytes: string, waitMs = 5_000): Promise<string> {
  return new Promise((resolve) => {
    let heard = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"));
    socket.setTimeout(waitMs, () => socket.destroy());
    socket.on("data", (part) => (heard += part.toString("latin1")));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(heard));
  });
}
