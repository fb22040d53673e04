import { createServer } from "node:http";
import type { Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app";
import type { Phase } from "./app";
import { createAssets } from "./assets";
import type { AssetRoot } from "./assets";
import { backendPath, isApiPath } from "./backendPath";
import { createCharts } from "./charts";
import type { Config } from "./config";
import { createContractDocs } from "./contractDocs";
import { createProxy } from "./proxy";
import type { Sandbox, SandboxOptions } from "./sandbox";

export interface ServerOptions {
  config: Config;
  version: string;
  assetRoots: readonly AssetRoot[];
  /** Folder of the contract's reference; it need not be there. */
  contractDir: string;
  startSandbox: (options: SandboxOptions) => Promise<Sandbox>;
  onProgress?: (line: string) => void;
  /** How long a stop waits for running requests, in milliseconds. */
  graceMs?: number;
}

export interface RunningServer {
  /** Address to open in a browser. */
  url: string;
  /** Resolves when the sandbox answers, at once with a backend; rejects when the sandbox cannot start. */
  ready: Promise<void>;
  /** Stops accepting, lets running requests finish, closes the sandbox. Later calls return the same promise. */
  stop(): Promise<void>;
}

/** The port or the address cannot be used; the message is a sentence for the operator. */
export class ListenError extends Error {
  override name = "ListenError";
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
    graceMs = 10_000,
  } = options;
  let phase: Phase = "starting";
  const server = createServer();
  // Load balancers keep connections for a minute; the side that closes first loses requests.
  server.keepAliveTimeout = 65_000;
  server.requestTimeout = 600_000;

  const url = await listen(server, config);
  const sandbox =
    config.backendUrl === null
      ? startSandbox({ ...config.sandbox, baseUrl: url, onProgress })
      : null;
  const app = createApp({
    config,
    version,
    assets: createAssets(assetRoots),
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
  });
  const own = getRequestListener(app.fetch);
  const proxy = config.backendUrl === null ? null : createProxy({ backendUrl: config.backendUrl });
  server.on("request", (incoming, outgoing) => {
    outgoing.once("close", () => {
      // A kept connection would hold up the stop until the browser lets go of it.
      if (phase === "stopping") setImmediate(() => server.closeIdleConnections());
    });
    const target = incoming.url ?? "/";
    if (proxy !== null && isApiPath(target) && !isOwnPath(target)) proxy(incoming, outgoing);
    else void own(incoming, outgoing);
  });

  const ready = Promise.resolve(sandbox).then(() => {
    if (phase === "starting") phase = "ready";
  });
  let stopped: Promise<void> | null = null;
  return {
    url,
    ready,
    stop() {
      phase = "stopping";
      stopped ??= closeServer(server, graceMs).then(async () =>
        (await sandbox?.catch(() => null))?.close(),
      );
      return stopped;
    },
  };
}

/** What of `/api` the console answers itself, with a backend too. */
const isOwnPath = (target: string): boolean =>
  target === "/api/_health" || /^\/api\/charts\/[^/]*$/.test(target);

async function listen(server: Server, { host, port }: Config): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new ListenError(listenProblem(error, host, port))),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const actual = address === null || typeof address === "string" ? port : address.port;
  const open = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${open.includes(":") ? `[${open}]` : open}:${actual}`;
}

function listenProblem(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case "EADDRINUSE":
      return `Port ${port} is in use; set PORT=… or stop the other process.`;
    case "EACCES":
      return `Port ${port} may not be opened by this user; set PORT=… to a number above 1023.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `HOST=${host} is not an address of this machine; set HOST=127.0.0.1 or HOST=0.0.0.0.`;
    default:
      return `Cannot listen on ${host}:${port}: ${error.message}.`;
  }
}

async function closeServer(server: Server, graceMs: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(late);
      resolve();
    });
    server.closeIdleConnections();
  });
}
