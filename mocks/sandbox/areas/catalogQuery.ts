import type { ConfigQueryAnswer } from "~generated/config/types.gen";
import { httpError } from "../answers";
import type { Handler } from "../context";
import { SearchError } from "../search/grammar";
import { kinds } from "../search/kinds";
import { findResources } from "../search/search";

/** Rows of one answer. */
const MAX_ROWS = 500;

/** `select * from config_items`, with a limit or without. */
const EVERYTHING = /^\s*select\s+\*\s+from\s+config(?:s|_items)(?:\s+limit\s+(\d{1,4}))?\s*;?\s*$/i;

/**
 * queryConfigs: catalog items by the words of the resource search, or all of them by the one statement that clients of
 * old backends send. Free SQL would read the secrets of every table.
 */
export const queryConfigs: Handler = async ({ request, db }) => {
  const query = new URL(request.url).searchParams.get("query")?.trim() ?? "";
  if (query === "") return httpError(400, "query is missing");
  const [everything, limit] = EVERYTHING.exec(query) ?? [];
  if (everything === undefined && /^\s*(?:select|with)\b/i.test(query))
    return httpError(
      400,
      "the sandbox runs no free SQL: use select * from config_items, or the words of the resource search",
    );
  const most = Math.min(Number(limit ?? MAX_ROWS), MAX_ROWS);
  try {
    const found =
      everything === undefined
        ? await findResources(db, kinds.configs, { search: query }, most)
        : undefined;
    const rows = await db.query<{ row: ConfigQueryAnswer["results"][number] }>(
      `select to_jsonb(item) || jsonb_build_object('tags', coalesce(item.tags, '{}')::text) as row
       from (select id, name, type, config_class, status, health, tags, created_at, updated_at from config_items
             where deleted_at is null and ($1::boolean or id::text in (select jsonb_array_elements_text($2::text::jsonb)))
             order by name, id limit ${most}) as item`,
      [found === undefined ? "true" : "false", JSON.stringify((found ?? []).map(({ id }) => id))],
    );
    return Response.json({ results: rows.map(({ row }) => row) } satisfies ConfigQueryAnswer);
  } catch (error) {
    if (error instanceof SearchError) return httpError(400, error.message);
    throw error;
  }
};
