import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ports } from "./servers";

async function waitFor(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    if (child.exitCode !== null)
      throw new Error(`The server for ${url} ended with code ${child.exitCode}`);
    if (
      await fetch(`${url}/healthz`).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} did not come up within a minute`);
}

async function fillLarge(dataDir: string): Promise<void> {
  const reset = spawn("node_modules/.bin/tsx", ["mocks/sandbox/reset.ts", "--scale", "large"], {
    env: { ...process.env, SANDBOX_DIR: dataDir, PORT: String(ports.large) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const status = await new Promise((resolve) => reset.once("exit", resolve));
  if (status !== 0) throw new Error("The large seed could not be written");
}

/**
 * Starts the built console for each of the ports: with the usual seed, `large` with 5,000 checks. Each has a database
 * of its own that goes away afterwards.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "quarterdeck-e2e-"));
  const start = (name: string, port: number) => {
    const env = {
      ...process.env,
      PORT: String(port),
      SANDBOX_DIR: join(folder, name),
      // What a test sees changes by its own doing alone.
      SANDBOX_LIFE: "false",
    };
    const child = spawn("node", ["dist/server/main.js"], {
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
    return { child, url: `http://127.0.0.1:${port}` };
  };
  // The large seed is written while the others start.
  const filled = fillLarge(join(folder, "large"));
  const { large, ...others } = ports;
  const children = Object.entries(others).map(([name, port]) => start(name, port));
  try {
    await filled;
  } catch (error) {
    for (const { child } of children) child.kill("SIGTERM");
    throw error;
  }
  children.push(start("large", large));
  await Promise.all(children.map(({ child, url }) => waitFor(url, child)));
  return async () => {
    await Promise.all(
      children.map(({ child }) => {
        const ended = new Promise((resolve) => child.once("exit", resolve));
        child.kill("SIGTERM");
        return ended;
      }),
    );
    await rm(folder, { recursive: true, force: true });
  };
}
