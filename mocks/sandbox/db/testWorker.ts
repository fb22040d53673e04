import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { threadId } from "node:worker_threads";
import { build } from "vite";

const CACHE = resolve("node_modules/.cache/sandbox");

/** Fingerprint of whatever the thread of a database may consist of. */
function sourceHash(): string {
  const folder = fileURLToPath(new URL("./", import.meta.url));
  const hash = createHash("sha256");
  for (const name of readdirSync(folder).toSorted())
    if (/(?<!\.test)\.ts$/.test(name)) hash.update(readFileSync(join(folder, name)));
  return hash.digest("hex").slice(0, 16);
}

/** @throws Error when the thread is more than one file: then it must not be built as one. */
async function built(): Promise<URL> {
  const file = join(CACHE, `worker-${sourceHash()}.mjs`);
  if (!existsSync(file)) {
    const result = await build({
      configFile: false,
      logLevel: "warn",
      publicDir: false,
      build: {
        ssr: fileURLToPath(new URL("./worker.ts", import.meta.url)),
        target: "node20",
        write: false,
      },
    });
    const [chunk, ...others] = "output" in result ? result.output : [];
    if (chunk?.type !== "chunk" || others.length > 0) throw new Error("The thread is not one file");
    mkdirSync(CACHE, { recursive: true });
    const unfinished = `${file}.${process.pid}.${threadId}`;
    writeFileSync(unfinished, chunk.code);
    renameSync(unfinished, file);
  }
  return pathToFileURL(file);
}

/**
 * The thread of a database as JavaScript, built once per change. From source every thread loads the TypeScript loader
 * first, which takes as long as opening the database; the tests open some eighty.
 */
export const testWorkerUrl: URL = await built();
