import { frameworkError, simpleError } from "./answers";
import type { CheckResult } from "./checks/result";
import type { Database } from "./db/driver";
import type { SandboxUser } from "./people";
import { whoami } from "./routes/auth";
import { getBackendVersion, getCheckGraph, getHealthSummary } from "./routes/canary";
import { runCheck } from "./routes/runCheck";
import { getProperties } from "./routes/properties";
import { createToken, deleteToken, listTokens } from "./routes/tokens";
import { actAs, hitSandboxTarget, listSandboxPeople } from "./routes/sandbox";

export interface Context {
  request: Request;
  db: Database;
  /** Runs a check now; null where no live check has the id. */
  scheduler: { runCheck(checkId: string): Promise<CheckResult | null> };
  user: SandboxUser | undefined;
}

type Handler = (context: Context) => Promise<Response> | Response;

/** A handler of an operation that nobody reaches without a session or a token. */
const signedIn =
  (handler: (context: Context & { user: SandboxUser }) => Promise<Response> | Response): Handler =>
  (context) =>
    context.user
      ? handler({ ...context, user: context.user })
      : frameworkError(500, "Internal Server Error");

/** What the sandbox implements outside /db, by operationId. Operations of the contract that are missing answer 501. */
export const handlers: Readonly<Record<string, Handler>> = {
  whoami: signedIn(({ db, user }) => whoami(db, user)),
  createToken: signedIn(({ request, db, user }) => createToken(request, db, user)),
  listTokens: ({ db }) => listTokens(db),
  deleteToken: signedIn(({ request, db, user }) => deleteToken(request, db, user)),
  getProperties: ({ db }) => getProperties(db),
  getHealthSummary: ({ db }) => getHealthSummary(db),
  getCheckGraph: ({ db, request }) => getCheckGraph(db, new URL(request.url).searchParams),
  getBackendVersion: () => getBackendVersion(),
  runCheck: ({ request, scheduler }) => {
    const id = new URL(request.url).pathname.split("/").at(-1) ?? "";
    return /^[0-9a-f-]{36}$/i.test(id)
      ? runCheck(id, scheduler)
      : simpleError(404, `check (${id}) was not found`);
  },
  listSandboxPeople: ({ db, user }) => listSandboxPeople(db, user),
  actAs: ({ request, db }) => actAs(request, db),
  hitSandboxTarget: ({ request }) => hitSandboxTarget(request),
};
