import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { closeServer, listen } from "./listening";
import type { Metrics } from "./metrics";

export interface OperationServer {
  /** Scheme, host and port of it. */
  url: string;
  close(): Promise<void>;
}

const probes: ReadonlySet<string> = new Set(["/livez", "/readyz"]);

/**
 * Metrics and probes on a port of their own, which no ingress leads to. It stays open until the console is closed.
 * @param probe answers a probe as the console does.
 * @throws ListenError
 */
export async function startOperationServer(
  { host, port }: { host: string; port: number },
  metrics: Metrics,
  probe: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
): Promise<OperationServer> {
  const server = createServer((incoming, outgoing) => {
    const path = (incoming.url ?? "/").replace(/\?.*$/s, "");
    if (incoming.method !== "GET") outgoing.writeHead(405).end();
    else if (probes.has(path)) probe(incoming, outgoing);
    else if (path !== "/metrics") outgoing.writeHead(404).end();
    else
      metrics.text().then(
        (text) => outgoing.writeHead(200, { "content-type": metrics.contentType }).end(text),
        () => outgoing.writeHead(500).end(),
      );
  });
  const url = await listen(server, host, port, "METRICS_PORT");
  return { url, close: () => closeServer(server, 0) };
}
