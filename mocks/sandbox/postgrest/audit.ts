import type { WriteBody } from "./body";
import type { Relation } from "./catalog";

/** Who is noted where a write does not say so itself. */
const audits = { insert: "created_by", update: "updated_by" } as const;

/**
 * Adds the acting person to a body: `created_by` of new rows, `updated_by` of changed ones, where the relation has the
 * column and the body does not name it. A body that changes nothing stays as it is.
 */
export function withActor(
  body: WriteBody,
  kind: keyof typeof audits,
  relation: Pick<Relation, "columns">,
  actor: string | undefined,
): WriteBody {
  const column = audits[kind];
  const changes = kind === "insert" ? body.rows > 0 : body.columns.length > 0;
  if (actor === undefined || !changes || body.columns.includes(column)) return body;
  if (relation.columns[column]?.type !== "uuid") return body;
  const value: unknown = JSON.parse(body.text);
  const note = (row: unknown) => ({ ...(typeof row === "object" ? row : {}), [column]: actor });
  const noted = Array.isArray(value) ? value.map(note) : note(value);
  return { ...body, text: JSON.stringify(noted), columns: [...body.columns, column] };
}
