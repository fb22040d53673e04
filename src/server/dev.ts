import type { ChildProcess } from "node:child_process";
import { createServer as createTcpServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { exitCode, startNode } from "./child";
import { readConfig } from "./config";
import { writeIcons } from "./icons";
import { iconsPath } from "./iconsPath";

const root = fileURLToPath(new URL("../../", import.meta.url));
const main = fileURLToPath(new URL("./main.ts", import.meta.url));

process.env["VITE_CONFIG_NATIVE_IGNORE_WARNING"] = "true";
const { host, port } = readConfig(process.env);
const innerPort = await freePort();
await writeIcons(join(root, "dist", iconsPath()));

const vite = await createServer({
  root,
  configFile: join(root, "vite.config.ts"),
  server: {
    host,
    port,
    strictPort: true,
    proxy: Object.fromEntries(
      ["/api", "/config.json", "/contract", "/healthz", "/icons"].map((path) => [
        `^${path}(?:[/?]|$)`,
        { target: `http://127.0.0.1:${innerPort}`, xfwd: true },
      ]),
    ),
  },
});
await vite.listen();
const url = vite.resolvedUrls?.local[0] ?? vite.resolvedUrls?.network[0] ?? "";
let api = startApi();

// The page reloads by itself; the process behind it has to be started again when its own code changes.
let restart: NodeJS.Timeout | undefined;
vite.watcher.add([join(root, "mocks"), join(root, "src/server")]);
vite.watcher.on("change", (file) => {
  if (
    !/\/(?:mocks|src\/server|generated)\/.*(?<!\.test)\.(?:ts|sql)$/.test(file) ||
    file.endsWith(".gen.ts")
  )
    return;
  clearTimeout(restart);
  restart = setTimeout(() => void restartApi(), 200);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());

function startApi(): ChildProcess {
  const env = { ...process.env, HOST: "127.0.0.1", PORT: String(innerPort) };
  return startNode([...process.execArgv, main, url], env);
}

async function restartApi(): Promise<void> {
  console.log("Restarting the sandbox, because its code has changed.");
  await endApi();
  api = startApi();
}

async function endApi(): Promise<void> {
  if (api.exitCode !== null) return;
  api.kill("SIGTERM");
  await exitCode(api);
}

async function stop(): Promise<void> {
  await Promise.all([vite.close(), endApi()]);
  process.exit(0);
}

async function freePort(): Promise<number> {
  const probe = createTcpServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  return address === null || typeof address === "string" ? 0 : address.port;
}
