import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { readConfig } from "./config";
import type { Sandbox } from "./sandbox";
import { startServer } from "./server";
import type { RunningServer, ServerOptions } from "./server";

/** Stands for a sandbox: answers what it was asked. */
export const echo: Sandbox = {
  fetch: async (call) =>
    new Response(`${call.method} ${new URL(call.url).pathname} ${await call.text()}`),
  health: () => Promise.resolve({ database: "ok" }),
  close: () => Promise.resolve(),
};

/** Starts a console with one page for the test. */
export async function start(
  env: Record<string, string> = {},
  options: Partial<ServerOptions> = {},
): Promise<RunningServer> {
  const dir = mkdtempSync(join(tmpdir(), "console-"));
  writeFileSync(join(dir, "index.html"), "<!doctype html><title>Quarterdeck</title>");
  const server = await startServer({
    config: readConfig({ PORT: "0", ...env }),
    version: "1.2.3",
    assetRoots: [{ prefix: "/", dir }],
    contractDir: join(dir, "contract"),
    startSandbox: () => Promise.resolve(echo),
    ...options,
  });
  server.ready.catch(() => undefined);
  onTestFinished(async () => {
    await server.stop();
    rmSync(dir, { recursive: true });
  });
  return server;
}
