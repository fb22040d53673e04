import { vLogServiceQuery } from "~generated/apm/valibot.gen";
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

/** Lines of a page of searchLogService where the query names no number. */
const PAGE = 50;

/** The place of a page in all that was found, and the moment from which its times count. */
interface Page {
  offset: number;
  now: number;
}

function pageOf(token: string | undefined): Page {
  if (token === undefined) return { offset: 0, now: Date.now() };
  const [offset, now] = Buffer.from(token, "base64url").toString("utf8").split("@").map(Number);
  if (!Number.isSafeInteger(offset) || !Number.isSafeInteger(now))
    throw new LogQueryError("the page is none that this log service gave");
  return { offset: offset ?? 0, now: now ?? Date.now() };
}

/** searchLogService: the sandbox has one log service, whatever the type; id and labels narrow its lines. */
const searchLogService: Handler = async ({ request, logs }) => {
  const query = await bodyOf(request, vLogServiceQuery);
  if (query instanceof Response) return query;
  try {
    const { offset, now } = pageOf(query.page);
    const { start = "1h", end, query: words, labels, limit = PAGE } = query;
    const asked = { id: query.id ?? "", start, end, query: words, limit: offset + limit };
    // Labels are texts that must be equal here, not lists of them.
    const found = await searchLines(logs, asked, labels ?? {}, now);
    const { total = 0 } = found;
    const results = (found.results ?? [])
      .slice(offset)
      .map(({ id, timestamp, message, labels: own }) => ({
        id,
        timestamp,
        message,
        labels: own,
      }));
    const next = offset + results.length;
    const token = Buffer.from(`${next}@${now}`).toString("base64url");
    return Response.json({
      ...(total > 0 ? { total, results } : {}),
      ...(next < total ? { nextPage: token } : {}),
    });
  } catch (error) {
    if (error instanceof LogQueryError) return httpError(400, error.message);
    throw error;
  }
};

/** Lines of the log selectors that components name; they come from what the sandbox really does. */
export const area: Area = { handlers: { searchLogs: signedIn(searchLogs), searchLogService } };
