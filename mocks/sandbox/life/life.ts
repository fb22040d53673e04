import { nextCron, parseCron } from "../checks/cron";
import { settleComponents } from "../areas/topologyRun";
import type { Database } from "../db/driver";
import { localAgentId } from "../db/seedIds";
import { pointInTime } from "../duration";
import { isRunnable, runScraper } from "../scrapers/runScraper";
import { liveOn } from "./cluster";
import { reportAsAgent } from "./edgeAgent";

interface LifeOptions {
  db: Database;
  filesDir: string;
}

const HAPPENS_MS = 45_000;
const LOOKS_MS = 30_000;
const REPORTS_MS = 20_000;
const SETTLES_MS = 30_000;

const words: Readonly<Record<string, string>> = {
  "@hourly": "1h",
  "@daily": "24h",
  "@weekly": "168h",
};

/** When a scraper is due after a run; null for a schedule that cannot be read. */
export function nextScrape(schedule: unknown, last: Date): Date | null {
  const text = typeof schedule === "string" ? schedule.trim() : "";
  const every = words[text] ?? /^@every\s+(\S+)$/.exec(text)?.[1];
  if (every !== undefined) {
    const before = pointInTime(every, last);
    return before ? new Date(2 * last.getTime() - before.getTime()) : null;
  }
  const cron = parseCron(text === "" ? "0 * * * *" : text);
  return cron ? nextCron(cron, last) : null;
}

interface Due {
  id: string;
  spec: Readonly<Record<string, unknown>>;
  last: string | null;
}

/** Runs the scrapers of the sandbox that are due; those that it cannot run stay as the seed left them. */
export async function runDueScrapers({ db, filesDir }: LifeOptions, now: Date): Promise<void> {
  const scrapers = await db.query<Due>(
    `select id, spec, (
       select max(time_start) from job_history
       where resource_id = scraper.id::text and resource_type = 'config_scraper'
     )::text as last
     from config_scrapers scraper where deleted_at is null and agent_id = $1`,
    [localAgentId],
  );
  for (const { id, spec, last } of scrapers) {
    if (!isRunnable(spec)) continue;
    const due = last === null ? now : nextScrape(spec["schedule"], new Date(last));
    if (due && due <= now) await runScraper(id, { db, filesDir });
  }
}

/**
 * The sandbox lives: its cluster changes, its scrapers run, its components follow what runs and its agent comes and goes,
 * until it is stopped.
 */
export function startLife(options: LifeOptions): { stop: () => Promise<void> } {
  let isOver = false;
  let work: Promise<void> = Promise.resolve();
  const inTurn = (task: () => Promise<void>) => {
    work = work
      .then(() => (isOver ? undefined : task()))
      .catch((error: unknown) => {
        if (!isOver) console.error("The sandbox's life:", error);
      });
  };
  const scrape = () => runDueScrapers(options, new Date());
  const timers = [
    setInterval(() => inTurn(() => liveOn(options.db)), HAPPENS_MS),
    setInterval(() => inTurn(scrape), LOOKS_MS),
    setInterval(() => inTurn(() => reportAsAgent(options.db, new Date())), REPORTS_MS),
    setInterval(() => inTurn(() => settleComponents(options.db)), SETTLES_MS),
    setTimeout(() => inTurn(scrape), 3_000),
  ];
  return {
    async stop() {
      isOver = true;
      for (const timer of timers) clearTimeout(timer);
      await work;
    },
  };
}
