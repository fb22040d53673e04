import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { writeWhole } from "./cacheFiles";

const schemaFolder = fileURLToPath(new URL("./schema/", import.meta.url));

/** The statements of `schema/*.sql`, one text per file, in the order in which they run. */
export function readSchema(): string[] {
  return readdirSync(schemaFolder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted()
    .map((name) => readFileSync(join(schemaFolder, name), "utf8"));
}

/**
 * Postgres's own templates are databases too, of 300 files each: every start would unpack twice as many files as it
 * needs, and nobody here makes a database.
 */
const WITHOUT_TEMPLATES = [
  "update pg_database set datistemplate = false",
  "drop database template0",
  "drop database template1",
];

/**
 * Builds the data directory that a sandbox starts from: schema and base rows, no seed. Takes a few seconds (initdb), so
 * it belongs in the build, never in a start.
 * @returns a gzipped tar for `openPglite({ template })`.
 */
export async function buildTemplate(): Promise<Uint8Array> {
  const database = await PGlite.create();
  for (const statements of readSchema()) await database.exec(statements);
  // One reader at a time: the usual 128 MB fill up with the first large reads and make none of them faster.
  await database.exec("alter system set shared_buffers = '24MB'");
  for (const statement of WITHOUT_TEMPLATES) await database.exec(statement);
  const dump = await database.dumpDataDir("gzip");
  await database.close();
  return new Uint8Array(await dump.arrayBuffer());
}

/** Fingerprint of the tables. */
export const schemaHash = (): string =>
  createHash("sha256").update(readSchema().join("\n")).digest("hex").slice(0, 16);

/**
 * The template from `folder`, built there first when the schema has changed since. For tests and for running from
 * source; a built server carries its template as a file.
 */
export async function cachedTemplate(folder = "node_modules/.cache/sandbox"): Promise<Uint8Array> {
  const file = join(folder, `tables-${schemaHash()}.tar.gz`);
  if (existsSync(file)) return new Uint8Array(readFileSync(file));
  const template = await buildTemplate();
  writeWhole(file, template);
  return template;
}
