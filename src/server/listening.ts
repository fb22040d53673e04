import type { Server } from "node:http";

/** The port or the address cannot be used; the message is a sentence for the operator. */
export class ListenError extends Error {
  override name = "ListenError";
}

/**
 * Opens a port.
 * @param variable the environment variable that names it, for the sentence of a failure.
 * @returns the address to open in a browser.
 * @throws ListenError
 */
export async function listen(
  server: Server,
  host: string,
  port: number,
  variable = "PORT",
): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new ListenError(problem(error, host, port, variable))),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const actual = address === null || typeof address === "string" ? port : address.port;
  const open = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${open.includes(":") ? `[${open}]` : open}:${actual}`;
}

function problem(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
  variable: string,
): string {
  switch (error.code) {
    case "EADDRINUSE":
      return `Port ${port} is in use; set ${variable}=… or stop the other process.`;
    case "EACCES":
      return `Port ${port} may not be opened by this user; set ${variable}=… to a number above 1023.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `HOST=${host} is not an address of this machine; set HOST=127.0.0.1 or HOST=0.0.0.0.`;
    default:
      return `Cannot listen on ${host}:${port}: ${error.message}.`;
  }
}

/** Takes no new connection and resolves when the last is gone; after the time, in milliseconds, those left are cut. */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(late);
      resolve();
    });
    server.closeIdleConnections();
  });
}
