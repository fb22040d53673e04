import { simpleError } from "./answers";
import type { Handler } from "./context";
import { identityHandlers } from "./identity/operations";
import { adminHandlers } from "./routes/admin";
import { getBackendVersion, getCheckGraph, getHealthSummary } from "./routes/canary";
import { runCheck } from "./routes/runCheck";
import { getProperties } from "./routes/properties";
import { actAs, hitSandboxTarget, listSandboxPeople } from "./routes/sandbox";

/** What the sandbox implements outside /db, by operationId. Operations of the contract that are missing answer 501. */
export const handlers: Readonly<Record<string, Handler>> = {
  ...adminHandlers,
  ...identityHandlers,
  getProperties: ({ db, properties }) => getProperties(db, properties),
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
