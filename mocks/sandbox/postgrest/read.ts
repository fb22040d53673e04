import type { Database } from "../db/driver";
import { PostgrestError, rangeError } from "./errors";
import { contentType, SINGULAR } from "./media";
import type { Node } from "./plan";
import type { Preferences } from "./preferences";
import type { Answer, Sql } from "./sql";

/** @throws PostgrestError PGRST116 unless there is the one row that `Accept` asks for. */
export function checkSingular({ rows }: Pick<Answer, "rows">, { media }: Preferences): void {
  if (media !== "singular" || rows === 1) return;
  throw new PostgrestError(
    406,
    "PGRST116",
    "JSON object requested, multiple (or no) rows returned",
    `Results contain ${rows} rows, ${SINGULAR} requires 1 row`,
  );
}

/** Runs a statement of `sql.ts`. */
export async function run(
  db: Pick<Database, "query">,
  sql: Sql,
  preferences: Preferences,
): Promise<Answer> {
  const [answer] = await db.query<Answer>(sql.text, sql.params);
  if (!answer) throw new Error("The database answered without a row");
  checkSingular(answer, preferences);
  return answer;
}

/** `0-24/321`, `*` for either side that has nothing to say. */
export function contentRange(offset: number, { rows, total }: Omit<Answer, "body">): string {
  return `${rows === 0 ? "*" : `${offset}-${offset + rows - 1}`}/${total ?? "*"}`;
}

function readStatus(offset: number, { rows, total }: Answer): 200 | 206 {
  if (total === undefined) return 200;
  if (offset > total)
    throw rangeError(`An offset of ${offset} was requested, but there are only ${total} rows.`, {
      "content-range": `*/${total}`,
    });
  return rows < total ? 206 : 200;
}

/** The answer to a read. */
export async function read(
  db: Pick<Database, "query">,
  node: Node,
  sql: Sql,
  preferences: Preferences,
): Promise<Response> {
  const answer = await run(db, sql, preferences);
  return new Response(answer.body, {
    status: readStatus(node.rows.offset, answer),
    headers: {
      "content-type": contentType(preferences.media),
      "content-range": contentRange(node.rows.offset, answer),
    },
  });
}
