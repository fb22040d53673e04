import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lockName } from "./folderLock";
import { holdsDatabase } from "./pglite";

const markIn = (dataDir: string) => join(dataDir, "quarterdeck-schema");

const markOf = (dataDir: string): string =>
  existsSync(markIn(dataDir)) ? readFileSync(markIn(dataDir), "utf8").trim() : "";

/**
 * Puts data aside that was written with other tables: a stand-in has nothing to migrate, and half of its pages would
 * fail on it.
 * @param schema fingerprint of the tables that this sandbox has.
 * @returns where the old data lies now, or undefined when there was none or it fits.
 */
export function setOldDataAside(dataDir: string, schema: string, now: Date): string | undefined {
  if (!holdsDatabase(dataDir) || markOf(dataDir) === schema) return undefined;
  const aside = `${dataDir.replace(/\/$/, "")}.before-${now.toISOString().replaceAll(":", "-").slice(0, 19)}`;
  renameSync(dataDir, aside);
  rmSync(join(aside, lockName), { force: true });
  return aside;
}

/** Notes with which tables the data was made. */
export const markData = (dataDir: string, schema: string): void =>
  writeFileSync(markIn(dataDir), `${schema}\n`);
