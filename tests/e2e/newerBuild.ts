import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { normalUrl } from "./servers";

/** A console that is replaced while somebody looks at it. */
export interface ReplacedConsole {
  url: string;
  /** From now on another build answers: its start script has a new name, and these parts of the old one are gone. */
  replace(gone: RegExp): void;
  stop(): Promise<void>;
}

const startScript = /\/assets\/(index-[\w-]+)\.js/g;

/** Stands before the usual server and passes everything on; after `replace` as a rollout would leave it. */
export async function startReplaced(): Promise<ReplacedConsole> {
  let gone: RegExp | undefined;
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (gone?.test(path)) {
      response.writeHead(404).end();
      return;
    }
    void fetch(normalUrl + path.replace("-replaced.js", ".js"), {
      headers: { accept: request.headers.accept ?? "*/*" },
    }).then(async (answer) => {
      const type = answer.headers.get("content-type") ?? "";
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { "content-type": type });
      response.end(
        gone && type.startsWith("text/html")
          ? body.toString().replaceAll(startScript, "/assets/$1-replaced.js")
          : body,
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    replace: (parts) => (gone = parts),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
