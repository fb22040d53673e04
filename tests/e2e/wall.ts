import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Another site whose page shows an address in a frame. */
export interface Wall {
  url: string;
  stop(): Promise<void>;
}

/** Starts a page of another origin with one frame, `title` "Wall", of the address that `frame` names. */
export async function startWall(): Promise<Wall> {
  const server = createServer((request, response) => {
    const frame = new URL(request.url ?? "/", "http://wall").searchParams.get("frame") ?? "";
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html><title>A wall</title><iframe title="Wall" width="480" height="320" src="${encodeURI(frame)}"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // It listens on a port, not on a pipe.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
