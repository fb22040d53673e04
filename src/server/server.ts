import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createApp, publicConfig } from "./app";
import type { Phase } from "./app";
import { createAssets } from "./assets";
import type { AssetRoot } from "./assets";
import { backendPath, isApiPath } from "./backendPath";
import { createCharts } from "./charts";
import type { Config } from "./config";
import { createContractDocs } from "./contractDocs";
import { createFront } from "./front";
import { createGate } from "./gate";
import { closeServer, listen } from "./listening";
import { createLog } from "./log";
import { createMetrics } from "./metrics";
import { createObserver } from "./observer";
import { startOperationServer } from "./operationServer";
import { createPageHead } from "./pageHead";
import { createProxy } from "./proxy";
import type { Sandbox, SandboxOptions } from "./sandbox";

export interface ServerOptions {
  config: Config;
  version: string;
  assetRoots: readonly AssetRoot[];
  /** What the build wrote about the files of each route; it need not be there. */
  routeFiles?: string;
  /** Folder of the contract's reference; it need not be there. */
  contractDir: string;
  startSandbox: (options: SandboxOptions) => Promise<Sandbox>;
  onProgress?: (line: string) => void;
  /** How long a stop waits for the sandbox after that. */
  closeMs?: number;
}

export interface RunningServer {
  /** Address to open in a browser. */
  url: string;
  /** Where metrics and probes have a port of their own. */
  operationUrl: string | null;
  /** Resolves when the sandbox answers, at once with a backend; rejects when the sandbox cannot start. */
  ready: Promise<void>;
  /**
   * Says that it is not ready, goes on for the time to drain, then stops accepting, lets running requests finish and
   * closes the sandbox. Later calls return the same promise.
   * @throws Error when the sandbox does not close in time.
   */
  stop(): Promise<void>;
}

/**
 * Listens first and starts the sandbox after that: a second process on the same port must fail before it touches the
 * first one's data.
 * @throws ListenError
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const {
    config,
    version,
    assetRoots,
    contractDir,
    startSandbox,
    onProgress,
    closeMs = 5_000,
  } = options;
  const { metricsPort, logFormat, drainMs, graceMs } = config.operation;
  let phase: Phase = "starting";
  let isClosed = false;
  const log = createLog(logFormat);
  const metrics = createMetrics(version, config.backendUrl?.host ?? "sandbox");
  const observer = createObserver(metrics, log);
  const server = createServer({ connectionsCheckingInterval: 5_000 });
  const front = createFront(config.edge);
  const gate = createGate(config);
  // Load balancers keep connections for a minute; the side that closes first loses requests.
  server.keepAliveTimeout = 65_000;
  // Nobody needs longer for headers, and bodies for the sandbox are small; uploads to a backend may be large.
  server.headersTimeout = 15_000;
  server.requestTimeout = config.backendUrl === null ? 60_000 : 600_000;
  // A client that takes no answer off the line; a backend's event stream may be silent for as long as the proxy waits.
  server.timeout = config.backendUrl === null ? 120_000 : 660_000;

  const url = await listen(server, config.host, config.port);
  const sandbox =
    config.backendUrl === null
      ? startSandbox({ ...config.sandbox, baseUrl: url, onProgress })
      : null;
  const app = createApp({
    config,
    version,
    assets: createAssets(
      assetRoots,
      createPageHead(publicConfig(config, version), options.routeFiles ?? ""),
    ),
    contract: createContractDocs({
      dir: contractDir,
      whoami: async (headers) => {
        const path = "/api/auth/whoami";
        if (config.backendUrl === null)
          return (await sandbox)?.fetch(new Request(url + path, { headers })) ?? Response.error();
        const target = new URL(backendPath(config.backendUrl, path) ?? path, config.backendUrl);
        return fetch(target, { headers, redirect: "manual", signal: AbortSignal.timeout(10_000) });
      },
    }),
    charts: createCharts({ registry: config.chartRegistry }),
    sandbox,
    phase: () => phase,
    metrics: metricsPort === null ? metrics : null,
    log,
    front,
    admitted: gate.admitted,
  });
  const own = getRequestListener(app.fetch);
  const operation =
    metricsPort === null
      ? null
      : await startOperationServer(
          { host: config.host, port: metricsPort },
          metrics,
          (incoming, outgoing) => void own(incoming, outgoing),
        );
  const proxy =
    config.backendUrl === null
      ? null
      : createProxy({
          backendUrl: config.backendUrl,
          front,
          bodyLimit: config.edge.bodyLimit,
          observer,
        });
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse, proceed?: () => void) => {
    observer.watch(incoming, outgoing);
    // Whoever keeps connections is told to open the next one elsewhere.
    if (phase === "stopping") outgoing.setHeader("connection", "close");
    outgoing.once("close", () => {
      // A kept connection would hold up the stop until the browser lets go of it.
      if (isClosed) setImmediate(() => server.closeIdleConnections());
    });
    const target = incoming.url ?? "/";
    if (!isApiPath(target) || isOwnPath(target)) {
      proceed?.();
      void own(incoming, outgoing);
      return;
    }
    if (gate.refuses(incoming, outgoing)) return;
    if (proxy !== null) {
      proceed?.();
      proxy(incoming, outgoing);
      return;
    }
    gate.admit(incoming, outgoing, proceed).then(
      (isAdmitted) => void (isAdmitted && own(incoming, outgoing)),
      // The client broke off in the middle of its body.
      () => outgoing.destroy(),
    );
  };
  server.on("request", (incoming, outgoing) => answer(incoming, outgoing));
  // Without this Node would ask for any body before the gate has seen its size.
  server.on("checkContinue", (incoming: IncomingMessage, outgoing: ServerResponse) =>
    answer(incoming, outgoing, () => outgoing.writeContinue()),
  );

  const ready = Promise.resolve(sandbox).then(() => {
    if (phase === "starting") phase = "ready";
  });
  let stopped: Promise<void> | null = null;
  return {
    url,
    operationUrl: operation?.url ?? null,
    ready,
    stop() {
      phase = "stopping";
      stopped ??= (async () => {
        if (drainMs > 0) await wait(drainMs);
        isClosed = true;
        await closeServer(server, graceMs);
        await operation?.close();
        if (sandbox !== null) await closeSandbox(sandbox, closeMs);
      })();
      return stopped;
    },
  };
}

/** What of `/api` the console answers itself, with a backend too. */
const isOwnPath = (target: string): boolean =>
  target === "/api/_health" || /^\/api\/charts\/[^/]*$/.test(target);

/** A database that is stuck would keep the process for ever; what it was told to write is written, or never will be. */
async function closeSandbox(sandbox: Promise<Sandbox>, closeMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The sandbox did not close within ${closeMs / 1000} seconds.`)),
      closeMs,
    );
  });
  const closed = sandbox.then(
    (running) => running.close(),
    () => undefined,
  );
  await Promise.race([closed, late]).finally(() => clearTimeout(timer));
}
