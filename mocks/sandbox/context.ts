import { frameworkError } from "./answers";
import type { CheckResult } from "./checks/result";
import type { Database } from "./db/driver";
import type { Provider } from "./identity/call";
import type { LogSource } from "./logs/logLine";
import type { SandboxUser } from "./people";

/** What a handler works with. */
export interface Context {
  request: Request;
  db: Database;
  /** Runs a check now; null where no live check has the id. */
  scheduler: { runCheck(checkId: string): Promise<CheckResult | null> };
  /** What the stand-in for the identity provider works with. */
  identity: Provider;
  /** What stands in the properties file. */
  properties: Readonly<Record<string, string>>;
  /** Folder that file scrapers may read. */
  filesDir: string;
  /** Folder of the files that playbook runs have left behind. */
  artifactsDir: string;
  /** Where log lines come from. */
  logs: readonly LogSource[];
  user: SandboxUser | undefined;
}

/** Answers one operation. */
export type Handler = (context: Context) => Promise<Response> | Response;

/** A handler of an operation that nobody reaches without a session or a token. */
export const signedIn =
  (handler: (context: Context & { user: SandboxUser }) => Promise<Response> | Response): Handler =>
  (context) =>
    context.user
      ? handler({ ...context, user: context.user })
      : frameworkError(500, "Internal Server Error");
