import type { CheckResult } from "./checks/result";
import type { Database } from "./db/driver";

/** What an area's work in the background stands on: event handlers and workers. */
export interface Host {
  db: Database;
  /** Runs a check now; null where no live check has the id. */
  scheduler: { runCheck(checkId: string): Promise<CheckResult | null> };
  /** Lets scripts run on this machine. */
  allowExec: boolean;
  /** Address of the console that serves this sandbox. */
  baseUrl: string;
  /** Folder that file scrapers and the like may read. */
  filesDir: string;
  /** Folder of the files that playbook runs leave behind. */
  artifactsDir: string;
  /** What stands in the properties file. */
  properties: Readonly<Record<string, string>>;
}

/** Something that goes on until the sandbox closes. */
export interface Worker {
  /** Ends what is under way and waits for it. */
  stop(): Promise<void>;
}
