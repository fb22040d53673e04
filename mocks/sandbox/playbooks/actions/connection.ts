import type { Database } from "../../db/driver";
import { ActionError } from "./action";

/** A stored connection, as an action that names it needs it. */
export interface Connection {
  name: string;
  type: string;
  url: string;
  username: string;
  password: string;
}

/** @throws ActionError where there is none, or its values lie in a cluster. */
export async function connectionOf(db: Database, reference: string): Promise<Connection> {
  const parts = reference.replace(/^connection:\/\//, "").split("/");
  const name = parts.at(-1) ?? "";
  const namespace = parts.length > 1 ? (parts.at(-2) ?? "default") : "default";
  const [row] = await db.query<Connection>(
    `select name, type, coalesce(url, '') as url, coalesce(username, '') as username, coalesce(password, '') as password
     from connections where deleted_at is null
       and (id::text = $1 or (name = $2 and coalesce(namespace, 'default') = $3))`,
    [reference, name, namespace],
  );
  if (!row) throw new ActionError(`There is no connection ${reference}.`);
  const hidden = [row.url, row.username, row.password].find((value) =>
    /^(?:secret|configmap|helm|serviceaccount):\/\//.test(value),
  );
  if (hidden)
    throw new ActionError(
      `${hidden} of the connection ${reference} cannot be read: the sandbox has no cluster to read it from.`,
    );
  return row;
}
