import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";
import { sourceHash, writeWhole } from "./cacheFiles";

const CACHE = resolve("node_modules/.cache/sandbox");

/** @throws Error when the thread is more than one file: then it must not be built as one. */
async function built(): Promise<URL> {
  const file = join(
    CACHE,
    `worker-${sourceHash(fileURLToPath(new URL("./", import.meta.url)))}.mjs`,
  );
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
    writeWhole(file, chunk.code);
  }
  return pathToFileURL(file);
}

/**
 * The thread of a database as JavaScript, built once per change. From source every thread loads the TypeScript loader
 * first, which takes as long as opening the database; the tests open some eighty.
 */
export const testWorkerUrl: URL = await built();
