import type { Database } from "../db/driver";
import { withActor } from "./audit";
import { readBody, readValue } from "./body";
import type { DbMethod, Relation } from "./catalog";
import { unknownKey } from "./errors";
import { contentType } from "./media";
import type { Node } from "./plan";
import { preferencesOf, type Preferences } from "./preferences";
import { rowToPut } from "./put";
import type { Query } from "./query";
import { checkSingular, contentRange, run } from "./read";
import { changeSql, type Answer, type Conflict, type Write } from "./sql";

type Named = Pick<Query, "columns" | "onConflict">;

/**
 * What an upsert does with a row that is there: by its primary key, or by the columns of `on_conflict`. A relation
 * without a key knows no such row.
 * @throws PostgrestError 42703 for a column that is none.
 */
function conflictOf(
  relation: Relation,
  onConflict: Named["onConflict"],
  updates: readonly string[],
  resolution: Preferences["resolution"],
): Conflict | null {
  const columns = onConflict ?? relation.primaryKey;
  const unknown = columns.find((column) => !Object.hasOwn(relation.columns, column));
  if (unknown !== undefined) throw unknownKey(relation.name, unknown);
  if (resolution === null || columns.length === 0) return null;
  return { columns, updates: resolution === "merge-duplicates" ? updates : [] };
}

/** What a request writes; undefined when its body names nothing to write. */
async function writeOf(
  request: Request,
  method: DbMethod,
  { relation, rows }: Pick<Node, "relation" | "rows">,
  named: Named,
  actor: string | undefined,
): Promise<Write | undefined> {
  if (method === "DELETE") return { kind: "delete" };
  const kind = method === "PATCH" ? "update" : "insert";
  const value = readValue(await request.text(), request.headers.get("content-type"));
  const read = readBody(value, relation, named.columns, kind === "update");
  const isPut = method === "PUT";
  const given = isPut ? rowToPut(read, rows, relation, request.headers.get("range")) : read;
  const body = withActor(given, kind, relation, actor);
  const isEmpty = kind === "insert" ? body.rows === 0 : body.columns.length === 0;
  if (isEmpty) return undefined;
  const written = { body: body.text, columns: body.columns };
  if (kind === "update") return { kind, ...written };
  const resolution = isPut ? "merge-duplicates" : preferencesOf(request.headers).resolution;
  const conflict = conflictOf(relation, named.onConflict, given.columns, resolution);
  return { kind, ...written, conflict };
}

const nothing = ({ media, counted }: Preferences): Answer => ({
  body: media === "csv" ? "\n" : "[]",
  rows: 0,
  ...(counted ? { total: 0 } : {}),
});

/** The answer to a POST, PATCH or DELETE of a relation. */
export async function change(
  request: Request,
  method: DbMethod,
  node: Node,
  named: Named,
  { db, actor }: { db: Database; actor?: string | undefined },
): Promise<Response> {
  const preferences = preferencesOf(request.headers);
  const write = await writeOf(request, method, node, named, actor);
  const { represented, media } = preferences;
  const answer = write
    ? await db.transaction((tx) =>
        run(tx, changeSql(node, write, preferences, represented), preferences),
      )
    : nothing(preferences);
  if (!write) checkSingular(answer, preferences);
  const range = contentRange(0, method === "PATCH" ? answer : { ...answer, rows: 0 });
  const status = method === "POST" ? 201 : represented ? 200 : 204;
  const isUpsert = method === "POST" && write?.kind === "insert" && write.conflict;
  const resolved = isUpsert && preferences.resolution;
  return new Response(represented ? answer.body : null, {
    status,
    headers: {
      ...(represented ? { "content-type": contentType(media) } : {}),
      ...(resolved ? { "preference-applied": `resolution=${resolved}` } : {}),
      "content-range": range,
    },
  });
}
