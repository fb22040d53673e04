import { readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { lockFolder, lockName } from "./db/folderLock";
import { openPglite, sourceWorkerUrl } from "./db/pglite";
import { endOnInterrupt, progressLine } from "../progressLine";
import { seed } from "./seed";
import { markData } from "./db/schemaMark";
import type { Database } from "./db/driver";
import { preparePostgres } from "./db/postgresSchema";
import { cachedTemplate, readSchema, schemaHash } from "./db/template";
import { StartError } from "./startError";

const usage = "Usage: npm run sandbox:reset [-- --scale normal|large]";

function scaleOf(args: readonly string[]): "normal" | "large" | undefined {
  if (args.length === 0) return "normal";
  const value = args[0] === "--scale" ? args[1] : args[0]?.replace(/^--scale=/, "");
  return value === "normal" || value === "large" ? value : undefined;
}

/** `npm run sandbox:reset`: throws the sandbox's database away and fills a new one. The console must not be running. */
async function reset(): Promise<void> {
  const scale = scaleOf(process.argv.slice(2));
  if (!scale) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  const start = performance.now();
  const baseUrl = `http://127.0.0.1:${process.env["PORT"] ?? "3000"}`;
  const url = process.env["SANDBOX_DATABASE_URL"];
  const line = progressLine();
  const release = endOnInterrupt(
    line,
    () =>
      "Stopped: nothing was filled in. npm start begins with the normal seed; npm run sandbox:reset starts over.",
  );
  line.show("Making an empty database …");
  const fill: Fill = (db) =>
    seed(db, {
      baseUrl,
      scale,
      onPart: (name, place, count) => line.show(`Filling in ${name} (${place} of ${count}) …`),
    });
  try {
    await (url ? resetServer(url, fill) : resetFolder(fill));
  } finally {
    line.clear();
    release();
  }
  console.log(
    `The sandbox starts over with its ${scale} seed (${((performance.now() - start) / 1000).toFixed(1)} s).`,
  );
}

type Fill = (db: Database) => Promise<void>;

async function resetServer(url: string, fill: Fill): Promise<void> {
  const schema = { sql: readSchema().join("\n"), hash: schemaHash() };
  const client = await preparePostgres({ url, schema, fill, startOver: true });
  await client.end();
}

async function resetFolder(fill: Fill): Promise<void> {
  const dataDir = resolve(process.env["SANDBOX_DIR"] ?? ".sandbox");
  // A running console would go on writing into files that are gone.
  const unlock = lockFolder(dataDir);
  for (const name of await readdir(dataDir))
    if (name !== lockName) await rm(join(dataDir, name), { recursive: true, force: true });
  const db = await openPglite({
    dataDir,
    workerUrl: sourceWorkerUrl,
    template: await cachedTemplate(),
  });
  markData(dataDir, schemaHash());
  await fill(db);
  await db.close();
  unlock();
}

await reset().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
