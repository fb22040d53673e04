import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import { operations } from "~generated/operations";
import type { OperationEntry } from "~generated/operations";
import type { FailureReason } from "./upstreamFailure";

/** What the server counts, for Prometheus. Labels hold few values: no path, no name, no id. */
export interface Metrics {
  requestBegan(): void;
  requestEnded(request: { method: string; area: string; status: number; seconds: number }): void;
  /** The backend's answer has begun. */
  upstreamAnswered(seconds: number): void;
  upstreamFailed(reason: FailureReason): void;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
  contentType: string;
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);

/** @param backend host of the backend, or `sandbox`. */
export function createMetrics(version: string, backend: string): Metrics {
  const register = new Registry();
  const registers = [register];
  // Memory, processor, open files, garbage collection and the lag of the event loop.
  collectDefaultMetrics({ register });
  new Gauge({
    name: "quarterdeck_info",
    help: "Version of the console and host of its backend; always 1.",
    labelNames: ["version", "backend"],
    registers,
  }).set({ version, backend }, 1);
  const inFlight = new Gauge({
    name: "quarterdeck_requests_in_flight",
    help: "Requests that are being answered.",
    registers,
  });
  const requests = new Histogram({
    name: "quarterdeck_request_duration_seconds",
    help: "Time from a request's headers to the end of its answer; status 499: the client left.",
    labelNames: ["method", "area", "status"],
    buckets: seconds,
    registers,
  });
  const upstream = new Histogram({
    name: "quarterdeck_upstream_duration_seconds",
    help: "Time until the backend's answer began.",
    buckets: seconds,
    registers,
  });
  const failures = new Counter({
    name: "quarterdeck_upstream_errors_total",
    help: "Calls that the backend did not answer, or not to the end.",
    labelNames: ["reason"],
    registers,
  });
  return {
    requestBegan: () => inFlight.inc(),
    requestEnded({ method, area, status, seconds: taken }) {
      inFlight.dec();
      requests.observe(
        { method: methods.has(method) ? method : "other", area, status: String(status) },
        taken,
      );
    },
    upstreamAnswered: (taken) => upstream.observe(taken),
    upstreamFailed: (reason) => failures.inc({ reason }),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

const bases: ReadonlySet<string> = new Set(
  Object.values<OperationEntry>(operations).map(({ base }) => base),
);

const ownAreas: readonly [path: RegExp, area: string][] = [
  [/^\/(?:livez|readyz|healthz|metrics|api\/_health)$/, "probe"],
  [/^\/(?:assets|icons)\//, "asset"],
  [/^\/contract(?:\/|$)/, "contract"],
  [/^\/api(?:\/|$)/, "other api"],
];

/** What a path belongs to: the part of the contract below /api (`db`, `canary`), or what of the console it is. */
export function areaOf(path: string): string {
  const base = /^\/api\/[^/]+/.exec(path)?.[0];
  if (base !== undefined && bases.has(base)) return base.slice("/api/".length);
  return ownAreas.find(([pattern]) => pattern.test(path))?.[1] ?? "page";
}
