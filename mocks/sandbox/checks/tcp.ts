import { connect } from "node:net";
import * as v from "valibot";
import { withDeadline, DeadlineError } from "./deadline";
import { pinnedLookup, resolveAllowed } from "./guard";
import { count, filled, parseSpec, template, text } from "./input";
import { InvalidCheck, stopwatch, type Runner } from "./result";
import { applyScripts } from "./template";

const schema = v.object({
  endpoint: v.nullish(text),
  thresholdMillis: v.nullish(count),
  test: v.nullish(template),
  display: v.nullish(template),
  transform: v.nullish(template),
});

/** Opens a connection to host:port; `thresholdMillis` is how long that may take. Expressions read elapsed (ms). */
export const runTcp: Runner = async (entry, { signal, timeoutMs }) => {
  const spec = parseSpec(schema, entry);
  const { host, port } = endpointOf(spec.endpoint);
  const limit = spec.thresholdMillis ? Math.min(spec.thresholdMillis, timeoutMs) : timeoutMs;
  const elapsed = stopwatch();
  try {
    await withDeadline(signal, limit, async (inner) => open(host, port, inner));
  } catch (error) {
    if (!(error instanceof DeadlineError) || signal.aborted) throw error;
    return {
      pass: false,
      message: "",
      error: `No connection to ${host}:${port} within ${limit} ms.`,
      durationMs: elapsed(),
    };
  }
  const durationMs = elapsed();
  const verdict = applyScripts(spec, { elapsed: durationMs });
  return {
    pass: verdict.pass ?? true,
    message: verdict.message ?? `Connected to ${host}:${port}`,
    ...(verdict.error === undefined ? {} : { error: verdict.error }),
    durationMs,
  };
};

function endpointOf(endpoint: string | null | undefined): { host: string; port: number } {
  if (!filled(endpoint)) throw new InvalidCheck("The check has no endpoint. Enter host:port.");
  const match = /^(?<host>\[[0-9a-f:.%\w]+\]|[^:\s/]+):(?<port>\d{1,5})$/i.exec(endpoint.trim());
  const port = Number(match?.groups?.["port"] ?? 0);
  const host = match?.groups?.["host"];
  if (host === undefined || port < 1 || port > 65_535) {
    throw new InvalidCheck(
      `"${endpoint}" is not an endpoint. Write host:port, for example db.example.org:5432.`,
    );
  }
  return { host: host.replace(/^\[|\]$/g, ""), port };
}

async function open(host: string, port: number, signal: AbortSignal): Promise<void> {
  const addresses = await resolveAllowed(host);
  signal.throwIfAborted();
  const socket = connect({ host, port, lookup: pinnedLookup(addresses), autoSelectFamily: true });
  const onAbort = () => socket.destroy();
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once("connect", () => resolve());
      socket.once("error", reject);
    });
  } finally {
    signal.removeEventListener("abort", onAbort);
    socket.on("error", () => undefined);
    socket.destroy();
  }
}
