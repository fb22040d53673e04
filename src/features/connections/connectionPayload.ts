import type { ConnectionListEntry } from "~generated/db/reads";
import type { JsonSchema } from "~/lib/wire/formSchema";
import { isSameValue } from "~/lib/json/sameValue";
import { editWire, toWire } from "~/lib/wire/wireMapping";
import { isRecord, type Values } from "~/lib/wire/wirePath";

/** Columns of a connection that its form writes. */
interface ConnectionColumns {
  name: string;
  namespace: string;
  type: string;
  url?: string | null;
  username?: string | null;
  password?: string | null;
  certificate?: string | null;
  insecure_tls?: boolean | null;
  properties?: Values | null;
}

const textColumns = ["url", "username", "password", "certificate"] as const;

/** Columns that hold secrets of some types although their names do not say so: an access key, a token. */
export const secretColumns: ReadonlySet<string> = new Set(["username"]);

/** What a connection holds of the columns that forms write. */
export function columnsOf(row: ConnectionListEntry): ConnectionColumns {
  const { name, namespace, type, url, username, password, certificate } = row;
  const { insecure_tls, properties } = row;
  return { name, namespace, type, url, username, password, certificate, insecure_tls, properties };
}

const text = (value: unknown, otherwise: string): string =>
  typeof value === "string" ? value : otherwise;

/** What is stored for a new connection. The database's own default would be not to check certificates. */
export const newColumns = (form: JsonSchema, type: string, values: Values): ConnectionColumns =>
  asColumns(toWire(form, values, { type, insecure_tls: false }), type);

/**
 * The columns that an edit of the form changes, and no others: nothing for an untouched form. The row keeps the
 * properties that the form does not know, and a column that was emptied becomes null.
 */
export function changedColumns(
  form: JsonSchema,
  row: ConnectionListEntry,
  edit: { before: Values; after: Values },
): Partial<ConnectionColumns> {
  const stored = { ...columnsOf(row) };
  return differing(stored, asColumns(editWire(form, stored, edit, { cleared: "null" }), row.type));
}

/** The columns of `next` that say something else than those of `stored`. */
export function differing(
  stored: ConnectionColumns,
  next: ConnectionColumns,
): Partial<ConnectionColumns> {
  const before = new Map(Object.entries(stored));
  return Object.fromEntries(
    Object.entries(next).filter(([key, value]) => !isSameValue(before.get(key) ?? null, value)),
  );
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
  const { properties } = stored;
  if (properties === null || isRecord(properties)) columns.properties = properties;
  return columns;
}

/** How other documents refer to a connection. */
export const connectionUrl = ({ name, namespace }: { name: string; namespace: string }): string =>
  namespace === "" ? `connection://${name}` : `connection://${namespace}/${name}`;
