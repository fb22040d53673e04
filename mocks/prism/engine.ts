import { createRequire } from "node:module";
import type { MergedContract } from "./merge";

/** What we use of @stoplight/prism-http-server: its types reach into packages that only Prism itself depends on. */
interface PrismServer {
  listen(port: number, host: string): Promise<string>;
  close(): Promise<void>;
}

interface PrismParts {
  getHttpOperationsFromSpec: (document: object) => Promise<object[]>;
  createServer: (operations: object[], options: object) => PrismServer;
}

/** A running Prism. */
export interface Engine {
  /** Address without a path, on the loopback address. */
  url: string;
  close(): Promise<void>;
}

/** The two parts of Prism that its own command line is made of, as that package finds them. */
function prismParts(): PrismParts {
  const own = createRequire(import.meta.url);
  const inPrism = createRequire(own.resolve("@stoplight/prism-cli/package.json"));
  const http: unknown = inPrism("@stoplight/prism-http");
  const server: unknown = inPrism("@stoplight/prism-http-server");
  // Prism is pinned to one version, and these are the functions that its command line calls.
  return Object.assign({}, http, server) as PrismParts;
}

const nothing = () => undefined;

/** Prism narrates every request; the adapter says in one line what went wrong instead. */
const silent = {
  child: () => silent,
  ...Object.fromEntries(
    ["trace", "debug", "info", "success", "warn", "error", "fatal"].map((level) => [
      level,
      nothing,
    ]),
  ),
};

/**
 * Starts Prism with the merged contract on a free port of the loopback address.
 * @param dynamic makes up new values for every answer instead of giving the examples.
 */
export async function startPrism(contract: MergedContract, dynamic: boolean): Promise<Engine> {
  const { createServer, getHttpOperationsFromSpec } = prismParts();
  const operations = await getHttpOperationsFromSpec(contract);
  const server = createServer(operations, {
    cors: false,
    components: { logger: silent },
    config: {
      isProxy: false,
      validateRequest: true,
      validateResponse: true,
      checkSecurity: false,
      errors: false,
      upstreamProxy: undefined,
      mock: { dynamic },
    },
  });
  const url = await server.listen(0, "127.0.0.1");
  return { url, close: () => server.close() };
}
