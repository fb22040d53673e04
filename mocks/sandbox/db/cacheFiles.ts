import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { threadId } from "node:worker_threads";

/** Writes a file that others may read at any moment: they find all of it or none. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.${threadId}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/** Fingerprint of the code and statements below a folder; tests are none of it. */
export function sourceHash(folder: string): string {
  const hash = createHash("sha256");
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted())
    if (/(?<!\.test)\.(?:ts|sql)$/.test(file)) hash.update(readFileSync(join(folder, file)));
  return hash.digest("hex").slice(0, 16);
}
