import { fileURLToPath } from "node:url";
import packageJson from "../../package.json" with { type: "json" };
import { readConfig } from "./config";
import type { Environment } from "./configValue";
import { ConfigError } from "./configValue";
import type { ServerOptions } from "./server";
import { ListenError } from "./listening";
import { createLog } from "./log";
import type { Log } from "./log";
import { startServer } from "./server";

// This file stands two folders below the root both as source and as built.
const inDist = (folder: string) => fileURLToPath(new URL(`../../dist/${folder}`, import.meta.url));

/**
 * Serves the console until a signal stops it.
 * @param startSandbox where it may come from; the packed file holds none.
 * @param address what to name as the address to open, when somebody stands in front of this process.
 */
export async function serve(
  env: Environment,
  startSandbox: ServerOptions["startSandbox"],
  address?: string,
): Promise<void> {
  try {
    await run(env, startSandbox, address);
  } catch (error) {
    const expected =
      error instanceof ConfigError || error instanceof ListenError || isStartError(error);
    console.error(expected ? error.message : error);
    process.exit(1);
  }
}

/** By name: the sandbox's code is loaded only when it is started. */
function isStartError(error: unknown): error is Error {
  return error instanceof Error && error.name === "StartError";
}

async function run(
  env: Environment,
  startSandbox: ServerOptions["startSandbox"],
  address?: string,
): Promise<void> {
  const config = readConfig(env);
  const log = createLog(config.operation.logFormat);
  const server = await startServer({
    config,
    version: packageJson.version,
    assetRoots: [
      { prefix: "/", dir: inDist("client") },
      { prefix: "/icons/", dir: inDist("icons") },
    ],
    routeFiles: inDist("route-files.json"),
    contractDir: inDist("contract"),
    startSandbox,
    onProgress: (line) => log.info(`  ${line}`),
  });
  stopOnSignals(() => server.stop(), log);
  await server.ready;

  const url = address ?? server.url;
  log.info(`${config.productName} ${packageJson.version} is ready: ${url}`);
  if (server.operationUrl !== null) log.info(`  Metrics and probes: ${server.operationUrl}`);
  if (config.backendUrl === null) {
    const { dataDir, databaseUrl } = config.sandbox;
    // Without who asks for it: the address holds a password.
    const place =
      databaseUrl === null ? dataDir : new URL(databaseUrl).host + new URL(databaseUrl).pathname;
    log.info(`  The sandbox keeps its data in ${place} (npm run sandbox:reset starts over).`);
    log.info("  For a real backend: BACKEND_URL=https://mission-control.example.com npm start");
  } else {
    log.info(`  Backend: ${config.backendUrl.href} (AUTH=${config.auth})`);
  }
}

/**
 * The first signal stops gracefully, a second one at once. A terminal, npm and the launcher may each pass on the same
 * Ctrl+C, so an echo within half a second does not count as a second one.
 */
function stopOnSignals(stop: () => Promise<void>, log: Log): void {
  let firstAt: number | null = null;
  const onSignal = () => {
    if (firstAt !== null) {
      if (performance.now() - firstAt > 500) process.exit(1);
      return;
    }
    firstAt = performance.now();
    log.info("Stopping; running requests may finish. Stop again to end at once.");
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error(error instanceof Error ? error.message : String(error));
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
  // Set only when a launcher started this process; without it nobody could stop the server any more.
  process.on("disconnect", onSignal);
}
