import { isSameValue } from "~/lib/json/sameValue";
import { maskedSecrets, withVariables } from "~/lib/wire/maskedSecrets";
import { isRecord } from "~/lib/wire/wirePath";
import { yamlText } from "~/lib/yaml/yamlText";
import type { PlannedCall, Row } from "./plannedCall";

const textOf = (row: Row, key: string): string | undefined => {
  const value = row[key];
  return typeof value === "string" && value !== "" ? value : undefined;
};

const nameOf = (row: Row): string =>
  textOf(row, "name") ??
  textOf(row, "title") ??
  textOf(row, "description") ??
  textOf(row, "id") ??
  "";

const counted = (rows: readonly Row[], table: string): string => {
  const names = rows.map(nameOf).filter(Boolean);
  const said = names.length > 5 ? [...names.slice(0, 5), `${names.length - 5} more`] : names;
  return `${rows.length} ${rows.length === 1 ? "record" : "records"} in ${table}${said.length > 0 ? `: ${said.join(", ")}` : ""}`;
};

/** Whether a call deletes records, or marks them as deleted. */
export const isDeletion = ({ method, body }: PlannedCall): boolean =>
  method === "DELETE" ||
  (method === "PATCH" && isRecord(body) && typeof body["deleted_at"] === "string");

/** What a call would do, in one sentence. */
export function sentenceOf(call: PlannedCall): string {
  const { table, rows, method, operation } = call;
  if (table === undefined)
    return `Calls ${operation ?? "an address that the contract does not name"}.`;
  if (method === "POST") return `Adds a record to ${table}.`;
  const verb = isDeletion(call)
    ? method === "DELETE"
      ? "Deletes"
      : "Marks as deleted"
    : "Changes";
  if (rows === undefined) return `${verb} records in ${table}.`;
  if (rows.length === 0)
    return "No record is as it was when you began: somebody changed it meanwhile, and you are asked before anything is written over.";
  return `${verb} ${counted(rows, table)}.`;
}

/** A field that would change, its values as text. */
interface FieldChange {
  field: string;
  now: string | undefined;
  next: string;
}

const shown = (value: unknown): string => {
  if (value === null || value === undefined) return "nothing";
  return typeof value === "string" ? value : yamlText(value).trimEnd();
};

/** The fields that a call would set, secrets as the names of variables; what stays as it is is left out. */
export function fieldsOf({ body, rows, method, secrets }: PlannedCall): readonly FieldChange[] {
  if (!isRecord(body)) return [];
  const row = method === "PATCH" && rows?.length === 1 ? rows[0] : undefined;
  const told = (record: Row): Row => {
    const { value } = maskedSecrets(record, secrets);
    return isRecord(value) ? value : {};
  };
  const next = told(body);
  const now = row && told(row);
  return Object.keys(body)
    .filter((field) => row === undefined || !isSameValue(row[field] ?? null, body[field] ?? null))
    .map((field) => ({
      field,
      // The variable stands for the new secret alone.
      now: now && withVariables(shown(now[field]), () => "(secret)"),
      next: withVariables(shown(next[field])),
    }));
}
