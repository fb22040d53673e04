import { setTimeout as delay } from "node:timers/promises";
import { frameworkError, httpError, oopsError, plainError } from "./answers";
import { cookieOf } from "./people";

/**
 * Honest failures. A browser that sets the cookie `sandbox_fault` to `operationId:kind` (several joined by a comma)
 * meets that failure on that operation, and nobody else does. `SANDBOX_CHAOS` and `SANDBOX_LATENCY` do it to all.
 */
export const faultCookie = "sandbox_fault";

type Fault = () => Promise<Response> | Response;

const html = () =>
  new Response("<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>", {
    headers: { "content-type": "text/html" },
  });

const goodCheck = {
  id: "01900000-0004-7000-8000-00000000ba01",
  canary_id: "01900000-0003-7000-8000-00000000ba01",
  canary_name: "odd rows",
  canary_namespace: "default",
  name: "readable",
  namespace: "default",
  type: "http",
  status: "unhealthy",
  labels: null,
  uptime: { passed: 1, failed: 1 },
  latency: { p95: 12, rolling1h: 12 },
  created_at: "2026-11-01T00:00:00Z",
  updated_at: "2026-11-01T00:00:00Z",
};

const badChecks = [
  goodCheck,
  { ...goodCheck, id: "01900000-0004-7000-8000-00000000ba02", name: null },
  { ...goodCheck, id: "01900000-0004-7000-8000-00000000ba03", name: "no uptime", uptime: null },
  { ...goodCheck, id: "01900000-0004-7000-8000-00000000ba04", name: "no latency", latency: "12ms" },
  { ...goodCheck, id: "01900000-0004-7000-8000-00000000ba05", name: "odd icon", icon: 7 },
  null,
];

const goodChange = {
  id: "01900000-0011-7000-8000-00000000ba01",
  config_id: "01900000-0006-7000-8000-000000000005",
  change_type: "diff",
  severity: "info",
  source: "diff",
  summary: "readable",
  created_at: "2026-11-01T00:00:00Z",
  count: 1,
  name: "odd rows",
  type: "Kubernetes::Pod",
};

const goodScope = {
  id: "01900000-0008-7000-8000-00000000ba01",
  name: "readable",
  namespace: "default",
  description: "A scope among rows that break the contract",
  source: "UI",
  targets: [],
  created_by: null,
  creator: null,
  created_at: "2026-11-01T00:00:00Z",
  updated_at: "2026-11-01T00:00:00Z",
  deleted_at: null,
};

const badScopes = [
  goodScope,
  { ...goodScope, id: "01900000-0008-7000-8000-00000000ba02", name: { text: "odd" } },
  null,
];

const faults: Readonly<Record<string, Fault>> = {
  "401": () => plainError(401, "Session Expired"),
  "403": () =>
    plainError(403, "unauthorized. Access Denied", {
      "X-Rbac-Object": "canaries",
      "X-Rbac-Action": "read",
    }),
  "404": () => frameworkError(404, "Not Found"),
  "409": () => httpError(409, "another record stands in the way"),
  "422": () => httpError(422, "a value of this record is not allowed"),
  "500": () => oopsError("the sandbox was asked to fail here", "remove the fault cookie"),
  "503": () => frameworkError(503, "Service Unavailable"),
  html,
  // A failure of which nobody says anything.
  wordless: () => Response.json({}, { status: 500 }),
  malformed: () =>
    new Response('{"runnerName": "loc', { headers: { "content-type": "application/json" } }),
  // One good check among rows that break the contract.
  badRows: () => Response.json({ runnerName: "local", checks_summary: badChecks }),
  // The same for a page of /db.
  badRow: () =>
    Response.json(badScopes, { headers: { "content-range": `0-2/${badScopes.length}` } }),
  // A page of changes with entries that are none.
  badChange: () => Response.json({ changes: [null, goodChange, 7], total: 3 }),
  // Answers that break the contract in one field, for the drift report.
  drift: () => Response.json({ runnerName: 7 }),
  slow: async () => {
    await delay(5_000);
    return frameworkError(504, "Gateway Timeout");
  },
};

function faultFor(request: Request, operation: string): Fault | undefined {
  const wanted = cookieOf(request, faultCookie)?.split(",") ?? [];
  const kind = wanted.map((entry) => entry.split(":")).find(([id]) => id === operation)?.[1];
  return kind === undefined ? undefined : faults[kind];
}

export interface Chaos {
  /** Share of calls that fail, 0 to 100. */
  chaosPercent: number;
  /** Every call waits this long: from, to. */
  latencyMs: readonly [number, number] | null;
}

/** Waits as the latency asks and answers with a failure where the cookie or the chaos asks for one. */
export async function meetChaos(
  request: Request,
  operation: string,
  chaos: Chaos,
): Promise<Response | undefined> {
  if (chaos.latencyMs) {
    const [from, to] = chaos.latencyMs;
    await delay(from + Math.random() * (to - from));
  }
  const fault = faultFor(request, operation);
  if (fault) return fault();
  if (Math.random() * 100 < chaos.chaosPercent)
    return Math.random() < 0.5
      ? oopsError("chaos: the sandbox failed on purpose", "SANDBOX_CHAOS is on")
      : frameworkError(503, "Service Unavailable");
  return undefined;
}
