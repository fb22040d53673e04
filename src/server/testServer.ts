import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A real HTTP server on a free port of the loopback address, for tests. */
export interface TestServer {
  url: string;
  server: Server;
  close(): Promise<void>;
}

/** Starts `listener` on a free port. */
export async function listen(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    server,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The port of a listening TCP server. */
export function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string")
    throw new Error("The server does not listen on a port.");
  return address.port;
}
