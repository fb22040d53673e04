import { httpError } from "../answers";
import type { Area } from "../area";
import { describeError } from "../checks/result";
import type { Database } from "../db/driver";
import { insertTables } from "../db/insert";
import { idOf } from "../requestBody";
import { probe, type StoredConnection } from "./connectionsProbe";
import { connectionTables } from "./connectionsSeed";

/** testConnection: with the stored fields, so that unsaved edits do not count. */
export async function testConnection(request: Request, db: Database): Promise<Response> {
  const id = idOf(request);
  if (id instanceof Response) return id;
  const [connection] = await db.query<StoredConnection>(
    `select type, url, username, password, certificate, properties, insecure_tls from connections
      where id = $1::uuid and deleted_at is null`,
    [id],
  );
  if (!connection) return httpError(404, "connection was not found");
  try {
    const verdict = await probe(connection);
    if (verdict === "ok") return Response.json({ message: "ok" });
    if (verdict === "untestable") return httpError(501, "not implemented");
    return httpError(400, verdict.reason);
  } catch (error) {
    return httpError(400, describeError(error));
  }
}

export const area: Area = {
  handlers: { testConnection: ({ request, db }) => testConnection(request, db) },
  seed: (tx, { ago }) => insertTables(tx, connectionTables(ago)),
  after: ["people"],
};
