import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ports, type ServerName } from "./servers";

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

/**
 * Starts the built console twice: `normal` with the usual seed, and `large` with 5,000 checks. Each has a database of
 * its own that goes away afterwards.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "quarterdeck-e2e-"));
  const children = Object.entries(ports).map(([name, port]) => {
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      PORT: String(port),
      SANDBOX_DIR: join(folder, name),
    };
    if ((name as ServerName) === "large") env["SANDBOX_SCALE"] = "large";
    const child = spawn("node", ["dist/server/main.js"], {
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
    return { child, url: `http://127.0.0.1:${port}` };
  });
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
