import type { IncomingMessage, ServerResponse } from "node:http";
import { operationOf } from "~generated/operationOf";
import type { Log } from "./log";
import { areaOf } from "./metrics";
import type { Metrics } from "./metrics";
import { traceOf, traceparent } from "./trace";
import type { FailureReason } from "./upstreamFailure";

/** What the proxy tells about the backend's side of a call. */
export interface UpstreamObserver {
  answered(incoming: IncomingMessage): void;
  failed(incoming: IncomingMessage, reason: FailureReason): void;
}

export interface Observer extends UpstreamObserver {
  /** Begins to watch a request; its id stands in the answer, and in what a backend gets. */
  watch(incoming: IncomingMessage, outgoing: ServerResponse): void;
}

interface Call {
  startedAt: number;
  upstreamMs?: number;
  upstreamError?: FailureReason;
}

/** Who fetches those, and how often, is nobody's question. */
const quiet: ReadonlySet<string> = new Set(["probe", "asset"]);

/**
 * Counts requests and writes a line for each that is over. Neither holds a query or a body: what people look for, and
 * tokens of links, stand there.
 */
export function createObserver(metrics: Metrics, log: Log): Observer {
  const calls = new WeakMap<IncomingMessage, Call>();
  return {
    watch(incoming, outgoing) {
      const call: Call = { startedAt: performance.now() };
      calls.set(incoming, call);
      const trace = traceOf(incoming.headers);
      incoming.headers["traceparent"] = traceparent(trace);
      incoming.headers["x-request-id"] = trace.requestId;
      outgoing.setHeader("x-request-id", trace.requestId);
      metrics.requestBegan();
      outgoing.once("close", () => {
        const ms = performance.now() - call.startedAt;
        const method = incoming.method ?? "";
        const path = (incoming.url ?? "/").replace(/[?#].*$/s, "");
        const area = areaOf(path);
        // The client's own hanging up, in the word that proxies have for it.
        const status = outgoing.writableFinished ? outgoing.statusCode : 499;
        metrics.requestEnded({ method, area, status, seconds: ms / 1000 });
        if (quiet.has(area) && status < 500) return;
        log.request({
          method,
          path: path.slice(0, 1_000),
          operation: path.startsWith("/api/") ? operationOf(method, path) : undefined,
          status,
          ms: Math.round(ms),
          upstreamMs: call.upstreamMs,
          upstreamError: call.upstreamError,
          requestId: trace.requestId,
          traceId: trace.traceId,
          spanId: trace.spanId,
        });
      });
    },
    answered(incoming) {
      const call = calls.get(incoming);
      if (call === undefined) return;
      const ms = performance.now() - call.startedAt;
      call.upstreamMs = Math.round(ms);
      metrics.upstreamAnswered(ms / 1000);
    },
    failed(incoming, reason) {
      const call = calls.get(incoming);
      if (call !== undefined) call.upstreamError = reason;
      metrics.upstreamFailed(reason);
    },
  };
}
