import type { Area } from "./area";
import type { RunnerOptions } from "./checks/result";
import { startScheduler, type Scheduler } from "./checks/scheduler";
import { startLanes } from "./events/dispatcher";
import type { Host, Worker } from "./host";
import { startLife } from "./life/life";

export interface BackgroundOptions {
  host: Host;
  areas: readonly Area[];
  /** Scrapers run on their schedules, and the seeded cluster changes. */
  life: boolean;
  /** Areas hear of events and do their work by themselves; else only `handleDue` hands events out. */
  byItself: boolean;
  /** Runs checks on their schedules by these; without it somebody else does. */
  runners?: RunnerOptions;
}

/** What goes on without anybody asking. */
export interface Background extends Worker {
  /** Handles the events that are due, and gives how many were tried. */
  handleDue(): Promise<number>;
}

/** Starts everything that the sandbox does by itself, each thing once however many processes share the database. */
export async function startBackground(options: BackgroundOptions): Promise<Background> {
  const { host, areas, byItself, runners } = options;
  const { db, filesDir } = host;
  const life = options.life ? startLife({ db, filesDir }) : undefined;
  const scheduler: Scheduler | undefined = runners && (await startScheduler({ db, runners }));
  const workers = byItself ? await Promise.all(areas.map(async (area) => area.start?.(host))) : [];
  const subscriptions = areas.flatMap(({ events }) => events ?? []);
  const dispatchers = await startLanes({ host, subscriptions, byHand: !byItself });
  return {
    handleDue: () => dispatchers.handleDue(),
    async stop() {
      await dispatchers.stop();
      for (const worker of workers) await worker?.stop();
      await life?.stop();
      await scheduler?.stop();
    },
  };
}
