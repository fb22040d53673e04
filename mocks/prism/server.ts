import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createAdapter } from "./adapter";
import { readDocuments, readNamedReads, rowsFrom } from "./contract";
import { createCasePage } from "./casePage";
import { startPrism, type Engine } from "./engine";
import { mergeContract } from "./merge";
import { createRecorder } from "./recorder";

export interface MockOptions {
  /** Makes up new values for every answer instead of giving the examples. */
  dynamic?: boolean;
  /** Address of a backend that answers instead of the contract, to record it. */
  from?: string | undefined;
  /** File that every exchange is written to. */
  saveTo?: string | undefined;
  /** File of recorded exchanges that are answered again. */
  readFrom?: string | undefined;
  /** Told what Prism refused, one line each. */
  onRefusal?: (line: string) => void;
}

/** Prism with the whole contract behind its adapter and the page of its cases, without a public port. */
export interface Mock {
  fetch: (request: Request) => Promise<Response>;
  operations: number;
  documents: number;
  close(): Promise<void>;
}

/**
 * Starts Prism with every document of the contract.
 * @throws Error when the contract cannot be merged, RecordingError for a file that cannot be used.
 */
export async function createMock({
  dynamic = false,
  from,
  saveTo,
  readFrom,
  onRefusal,
}: MockOptions = {}): Promise<Mock> {
  const recorder = createRecorder({ saveTo, readFrom });
  const documents = await readDocuments();
  const db = documents.get("db");
  const reads = await readNamedReads(db);
  const engine: Engine = await startPrism(mergeContract(documents, reads), dynamic);
  const methods = ["get", "post", "put", "patch", "delete"];
  const items = [...documents.values()].flatMap(({ paths }) => Object.values(paths));
  const casePage = createCasePage(reads, recorder);
  const adapter = createAdapter({
    // A backend's address may end in /api; the adapter's paths begin with it.
    prismUrl: from?.replace(/\/(?:api\/?)?$/, "") ?? engine.url,
    isBackend: from !== undefined,
    recorder,
    reads,
    readsOfRelations: new Set(
      reads.filter((read) => rowsFrom(read, db) === "relation").map(({ name }) => name),
    ),
    dynamic,
    ...(onRefusal ? { onRefusal } : {}),
  });
  return {
    fetch: async (request) => (await casePage(request)) ?? adapter(request),
    operations: items.flatMap((item) => methods.filter((method) => method in item)).length,
    documents: documents.size,
    close: () => engine.close(),
  };
}

/** The port cannot be used; the message is a sentence for the caller. */
export class PortError extends Error {
  override name = "PortError";
}

/** A mock that listens. */
export interface RunningMock {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves a mock on the loopback address.
 * @throws PortError
 */
export async function serveMock(mock: Mock, port: number): Promise<RunningMock> {
  const answer = getRequestListener(mock.fetch);
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await listen(server, port);
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : port}`,
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        // Event streams stay open for as long as their listeners do.
        server.closeAllConnections();
      });
      await mock.close();
    },
  };
}

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        new PortError(
          error.code === "EADDRINUSE"
            ? `Port ${port} is in use; choose another one: npm run mock -- --port ${port + 1}`
            : `Cannot listen on port ${port}: ${error.message}.`,
        ),
      ),
    );
    server.listen(port, "127.0.0.1", resolve);
  });
}
