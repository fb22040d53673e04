import { readFileSync } from "node:fs";
import type { GetPropertiesResponse } from "~generated/properties/types.gen";
import type { Database } from "../db/driver";

/** `name=value` lines; `#` starts a comment. */
export function readPropertiesFile(file: string | null): Record<string, string> {
  if (file === null) return {};
  const lines = readFileSync(file, "utf8").split("\n");
  return Object.fromEntries(
    lines
      .filter((line) => line.includes("=") && !line.trimStart().startsWith("#"))
      .map((line) => {
        const at = line.indexOf("=");
        return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
      }),
  );
}

/** getProperties: the entries of the file, which hide those of the database that have the same name. */
export async function getProperties(
  db: Database,
  file: Readonly<Record<string, string>>,
): Promise<Response> {
  const rows = await db.query<{ name: string; value: string }>(
    "select name, value from properties where deleted_at is null order by name",
  );
  const local = Object.entries(file).map(([name, value]) => ({ name, value, source: "local" }));
  const stored = rows
    .filter(({ name }) => !Object.hasOwn(file, name))
    .map((row) => ({ ...row, source: "db" }));
  const answer: GetPropertiesResponse = [...local, ...stored].map((row) => ({
    ...row,
    type: "",
    description: "",
  }));
  return Response.json(answer);
}
