import { hostname } from "node:os";
import type { JobDetails } from "~generated/config/types.gen";
import type { Database } from "../db/driver";
import { localAgentId } from "../db/seedIds";
import { recordItems } from "./recordItems";
import { itemsOf, type ScrapedItem } from "./scrapedItems";
import { ScrapeError } from "./scrapeError";
import { canScrape, readSource, type Section } from "./scrapeSources";

export interface ScrapeOptions {
  db: Database;
  /** Folder that file scrapers may read. */
  filesDir: string;
  /** Longest run in milliseconds (default 20 s). */
  timeoutMs?: number;
}

/** How a run ended. */
export interface ScrapeOutcome {
  status: "SUCCESS" | "WARNING" | "FAILED";
  errors: readonly string[];
  /** What the history of the job keeps of it. */
  details: JobDetails;
}

interface Scraper {
  id: string;
  agent_id: string;
  spec: Readonly<Record<string, unknown>>;
}

/** Parts of a spec that say how to scrape, not what. */
const settings = new Set(["schedule", "retention", "full", "logLevel", "crdSync", "system"]);

const sectionsOf = (spec: Scraper["spec"]): readonly [string, Section][] =>
  Object.entries(spec).flatMap(([key, list]) =>
    settings.has(key) || !Array.isArray(list)
      ? []
      : list.map((section: unknown): [string, Section] => [
          key,
          typeof section === "object" && section !== null ? { ...section } : {},
        ]),
  );

/** Whether a spec has something that can be scraped here. */
export const isRunnable = (spec: Scraper["spec"]): boolean =>
  sectionsOf(spec).some(([key]) => canScrape(key));

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function scrape({ id, spec }: Scraper, options: ScrapeOptions) {
  const errors: string[] = [];
  const items: ScrapedItem[] = [];
  const sections = sectionsOf(spec);
  if (sections.length === 0) throw new ScrapeError("The spec says nothing to scrape.");
  const signal = AbortSignal.timeout(options.timeoutMs ?? 20_000);
  let failed = 0;
  for (const [key, section] of sections)
    try {
      for (const document of await readSource(key, section, { ...options, signal }))
        items.push(...itemsOf(document, section, (problem) => errors.push(problem)));
    } catch (error) {
      failed += 1;
      errors.push(messageOf(error));
    }
  // What could not be asked is not gone: nothing is marked as deleted then.
  if (failed > 0) throw new ScrapeError(errors.join("\n"));
  return { errors, items, summary: await recordItems(options.db, id, items) };
}

/** Runs of each database that are under way; a scraper never runs twice at once. */
const running = new WeakMap<Database, Map<string, Promise<ScrapeOutcome>>>();

/**
 * Scrapes now: reads what the spec names, brings the catalog up to date and writes the job's history.
 * @returns null when there is no such live scraper. @throws ScrapeError for one that an agent runs.
 */
export async function runScraper(
  scraperId: string,
  options: ScrapeOptions,
): Promise<ScrapeOutcome | null> {
  const { db } = options;
  const [scraper] = await db.query<Scraper>(
    "select id, agent_id, spec from config_scrapers where id = $1 and deleted_at is null",
    [scraperId],
  );
  if (!scraper) return null;
  if (scraper.agent_id !== localAgentId)
    throw new ScrapeError("An agent runs this scraper: start it there.");
  const runs = running.get(db) ?? new Map<string, Promise<ScrapeOutcome>>();
  running.set(db, runs);
  const run =
    runs.get(scraper.id) ?? recorded(scraper, options).finally(() => runs.delete(scraper.id));
  runs.set(scraper.id, run);
  return run;
}

async function recorded(scraper: Scraper, options: ScrapeOptions): Promise<ScrapeOutcome> {
  const { db } = options;
  const start = performance.now();
  const [job] = await db.query<{ id: string }>(
    `insert into job_history (name, resource_type, resource_id, status, hostname, time_start)
     values ('ConfigScraper', 'config_scraper', $1, 'RUNNING', $2, now()) returning id`,
    [scraper.id, hostname()],
  );
  const end = async (
    { status, errors }: Pick<ScrapeOutcome, "status" | "errors">,
    succeeded: number,
    summary?: JobDetails["scrape_summary"],
  ): Promise<ScrapeOutcome> => {
    const details: JobDetails = {
      ...(errors.length > 0 && { errors }),
      ...(summary && { scrape_summary: summary }),
    };
    await db.query(
      `update job_history set status = $2, success_count = $3, error_count = $4, details = $5::jsonb, time_end = now(),
         duration_millis = $6 where id = $1`,
      [
        job?.id,
        status,
        succeeded,
        errors.length,
        JSON.stringify(details),
        Math.round(performance.now() - start),
      ],
    );
    return { status, errors, details };
  };
  try {
    const { errors, items, summary } = await scrape(scraper, options);
    const status = errors.length > 0 ? "WARNING" : "SUCCESS";
    return await end({ status, errors }, items.length, summary);
  } catch (error) {
    return end({ status: "FAILED", errors: [messageOf(error)] }, 0);
  }
}
