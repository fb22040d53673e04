import type { ConnectionListEntry } from "~generated/db/reads";
import type { JsonSchema } from "~/components/schemaForm/schemaFormModel";
import { toWire, type Values } from "~/lib/wire/wireMapping";

/** Columns of a connection that its form writes. */
export interface ConnectionColumns {
  name: string;
  namespace: string;
  type: string;
  url?: string | null;
  username?: string | null;
  password?: string | null;
  certificate?: string | null;
  insecure_tls?: boolean | null;
  properties?: unknown;
}

const textColumns = ["url", "username", "password", "certificate"] as const;

/** What a connection holds of the columns that forms write. */
export function columnsOf(row: ConnectionListEntry): ConnectionColumns {
  const { name, namespace, type, url, username, password, certificate } = row;
  const { insecure_tls, properties } = row;
  return { name, namespace, type, url, username, password, certificate, insecure_tls, properties };
}

const text = (value: unknown, otherwise: string): string =>
  typeof value === "string" ? value : otherwise;

/**
 * What is stored for a filled form. An existing row keeps the properties that the form does not know, and a column that
 * was emptied becomes null.
 */
export function payloadOf(
  form: JsonSchema,
  type: string,
  values: Values,
  row?: ConnectionListEntry,
): ConnectionColumns {
  const base = row ? { ...columnsOf(row) } : { type };
  return asColumns(toWire(form, values, base, { cleared: "null" }), type);
}

/** Reads columns out of any object; what has another kind than its column is left out. */
export function asColumns(stored: Values, type: string): ConnectionColumns {
  const columns: ConnectionColumns = {
    name: text(stored["name"], ""),
    namespace: text(stored["namespace"], "default"),
    type,
  };
  for (const column of textColumns) {
    const value = stored[column];
    if (typeof value === "string" || value === null) columns[column] = value;
  }
  const insecure = stored["insecure_tls"];
  if (typeof insecure === "boolean" || insecure === null) columns.insecure_tls = insecure;
  if (stored["properties"] !== undefined) columns.properties = stored["properties"];
  return columns;
}

/** How other documents refer to a connection. */
export const connectionUrl = ({ name, namespace }: { name: string; namespace: string }): string =>
  namespace === "" ? `connection://${name}` : `connection://${namespace}/${name}`;
