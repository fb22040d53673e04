import type { GetPropertiesResponse } from "~generated/properties/types.gen";
import type { Area } from "../area";
import type { Database } from "../db/driver";
import { insertRows } from "../db/insert";
import { propertyRows } from "./propertiesSeed";

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

export const area: Area = {
  handlers: { getProperties: ({ db, properties }) => getProperties(db, properties) },
  seed: (tx) => insertRows(tx, "properties", propertyRows),
  after: ["people"],
};
