import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What a build is made of. `generated/routeTree.gen.ts` is left out: the build itself writes it, from src/routes. */
const inputs = [
  "src",
  "generated",
  "schemas",
  "codegen",
  "mocks",
  "public",
  "index.html",
  "vite.config.ts",
  "package.json",
  "package-lock.json",
];
const leftOut = /\.test\.tsx?$|routeTree\.gen\.ts$|\.md$/;

/**
 * Fingerprint of the sources by content, because a fresh checkout has fresh file times.
 * @param root folder that holds package.json.
 */
export function sourceHash(root: string): string {
  const hash = createHash("sha256");
  for (const input of inputs) {
    const path = join(root, input);
    if (!existsSync(path)) continue;
    for (const file of filesOf(path))
      hash
        .update(`${file.slice(root.length)}\0`)
        .update(readFileSync(file))
        .update("\0");
  }
  return hash.digest("hex");
}

function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !leftOut.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

const stampFile = (root: string) => join(root, "dist", "build.stamp");

/** Whether `dist/` was finished from exactly these sources. */
export function isBuilt(root: string): boolean {
  const file = stampFile(root);
  return existsSync(file) && readFileSync(file, "utf8") === sourceHash(root);
}

/** Marks `dist/` as unfinished, so that an interrupted build is done again. */
export function clearStamp(root: string): void {
  rmSync(stampFile(root), { force: true });
}

/** Marks `dist/` as finished from the sources with this hash. */
export function writeStamp(root: string, hash: string): void {
  writeFileSync(stampFile(root), hash);
}
