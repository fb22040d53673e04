import { spawn, type ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPglite, sourceWorkerUrl } from "~mocks/sandbox/db/pglite";
import { seed } from "~mocks/sandbox/seed";
import { markData } from "~mocks/sandbox/db/schemaMark";
import { cachedTemplate, schemaHash } from "~mocks/sandbox/db/template";

export interface RunningServer {
  url: string;
  /** Megabytes of memory that the process takes now. */
  memory(): Promise<number>;
  /** Milliseconds from the start of the process until it answered. */
  readyMs: number;
  stop(): Promise<void>;
}

/** Where the measured servers listen. */
export const port = 4320;

let seeded: Promise<string> | undefined;

/** The large seed, written once for all parts that start from it. */
const largeSeed = (): Promise<string> =>
  (seeded ??= (async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "quarterdeck-bench-seed-"));
    process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
    const db = await openPglite({
      dataDir,
      workerUrl: sourceWorkerUrl,
      template: await cachedTemplate(),
    });
    await seed(db, { baseUrl: `http://127.0.0.1:${port}`, scale: "large" });
    await db.close();
    return dataDir;
  })());

/** A database with the large seed, and what a measurement needs beyond it. */
export async function prepareLarge(
  name: string,
  change: string,
  values: readonly unknown[],
): Promise<string> {
  const dataDir = join(tmpdir(), `quarterdeck-bench-${name}`);
  await rm(dataDir, { recursive: true, force: true });
  await cp(await largeSeed(), dataDir, { recursive: true });
  const db = await openPglite({ dataDir, workerUrl: sourceWorkerUrl });
  await db.query(change, values);
  await db.close();
  // Unmarked data would be put aside by the start, and the usual seed measured.
  markData(dataDir, schemaHash());
  return dataDir;
}

/** A database with exactly this many checks, from the large seed. */
export const prepareChecks = (checks: number): Promise<string> =>
  prepareLarge(
    String(checks),
    "delete from checks where id not in (select id from checks where deleted_at is null order by id limit $1)",
    [checks],
  );

async function answers(url: string, child: ChildProcess, deadline: number): Promise<boolean> {
  while (performance.now() < deadline && child.exitCode === null) {
    const isUp = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return true;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return false;
}

/** Starts the built server on a port of its own. */
export async function startBuilt(
  port: number,
  dataDir: string,
  more: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const url = `http://127.0.0.1:${port}`;
  if (
    await fetch(url).then(
      () => true,
      () => false,
    )
  )
    throw new Error(`Something answers on ${url} already; stop it first`);
  const start = performance.now();
  const child: ChildProcess = spawn("node", ["dist/server/main.js"], {
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_DIR: dataDir,
      SANDBOX_LIFE: "false",
      ...more,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  if (!(await answers(url, child, start + 120_000))) {
    child.kill("SIGKILL");
    throw new Error(`The server on ${url} did not answer within two minutes`);
  }
  return {
    url,
    readyMs: performance.now() - start,
    async memory() {
      const metrics = await (await fetch(`${url}/metrics`)).text();
      return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 1e6;
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
