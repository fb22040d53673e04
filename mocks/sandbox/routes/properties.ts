import type { GetPropertiesResponse } from "~generated/properties/types.gen";
import type { Database } from "../db/driver";

/** getProperties: the database's entries; the sandbox has no properties file. */
export async function getProperties(db: Database): Promise<Response> {
  const rows = await db.query<{ name: string; value: string }>(
    "select name, value from properties where deleted_at is null order by name",
  );
  const answer: GetPropertiesResponse = rows.map((row) => ({
    ...row,
    source: "db",
    type: "",
    description: "",
  }));
  return Response.json(answer);
}
