import type { RequestListener } from "node:http";
import { onTestFinished } from "vitest";
import { createFront } from "./front";
import { createProxy } from "./proxy";
import type { ProxyOptions } from "./proxy";
import { listen } from "./testServer";

/** Closed when the test is over. */
export const closeLater = (server: { close(): Promise<void> }): void =>
  onTestFinished(() => server.close());

/** Starts a server for the test. @returns its address. */
export async function start(listener: RequestListener): Promise<string> {
  const server = await listen(listener);
  closeLater(server);
  return server.url;
}

export const front = createFront({ publicUrl: null, trustedProxies: [] });

/** Starts a backend and a proxy in front of it; answers the proxy's address and the backend's. */
export async function proxied(backend: RequestListener, options: Partial<ProxyOptions> = {}) {
  const backendUrl = await start(backend);
  return {
    url: await start(createProxy({ backendUrl: new URL(backendUrl), front, ...options })),
    backendUrl,
  };
}
