import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createSandbox } from "./sandbox";

/** A sandbox in a process of its own, for tests: says its port on the first line, and ends as it is told to. */
const [databaseUrl = "", dataDir = ""] = process.argv.slice(2);

const sandbox = await createSandbox({
  databaseUrl,
  dataDir,
  baseUrl: "http://127.0.0.1:3000",
  allowExec: false,
  chaosPercent: 0,
  latencyMs: null,
});
const listener = getRequestListener((request) => sandbox.fetch(request));
const server = createServer((request, response) => void listener(request, response));
server.listen(0, "127.0.0.1", () => {
  // Guarantee: a server that listens on a TCP port has an address with a port.
  console.log((server.address() as AddressInfo).port);
});
process.once("SIGTERM", () => {
  server.close();
  void sandbox.close().then(() => process.exit(0));
});
