import { vLogQuery } from "~generated/logs/valibot.gen";
import { httpError } from "../answers";
import type { Area } from "../area";
import { signedIn, type Handler } from "../context";
import { LogQueryError, searchLines } from "../logs/logSearch";
import { bodyOf } from "../requestBody";

interface Selector {
  name: string;
  labels?: Record<string, string>;
}

const searchLogs: Handler = async ({ request, db, logs }) => {
  const query = await bodyOf(request, vLogQuery);
  if (query instanceof Response) return query;
  const [component] = await db.query<{ name: string; selectors: Selector[] | null }>(
    "select name, log_selectors as selectors from components where id = $1 and deleted_at is null",
    [query.id],
  );
  if (!component) return httpError(404, `component ${query.id} was not found`);
  const selectors = component.selectors ?? [];
  const selector = query.name ? selectors.find(({ name }) => name === query.name) : selectors[0];
  if (!selector)
    return httpError(
      404,
      query.name
        ? `log selector ${query.name} was not found. Available names: [${selectors.map(({ name }) => name).join(" ")}]`
        : `${component.name} has no log selectors`,
    );
  try {
    return Response.json(await searchLines(logs, query, selector.labels ?? {}));
  } catch (error) {
    if (error instanceof LogQueryError) return httpError(400, error.message);
    throw error;
  }
};

/** Lines of the log selectors that components name; they come from what the sandbox really does. */
export const area: Area = { handlers: { searchLogs: signedIn(searchLogs) } };
