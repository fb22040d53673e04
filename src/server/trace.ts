import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** What ties the lines that a request leaves behind, here and at the backend. */
export interface Trace {
  /** Of whoever stands in front, or the trace's own id. */
  requestId: string;
  traceId: string;
  /** The console's own step in the trace. */
  spanId: string;
  /** Two hexadecimal digits: whether the trace is kept. */
  flags: string;
}

/**
 * Goes on with the trace of a request (W3C Trace Context, level 1) or begins one. What a client says about it is taken
 * only where it has the form of an id: it ends up in logs.
 */
export function traceOf(headers: IncomingHttpHeaders): Trace {
  const said = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(
    headers["traceparent"]?.toString() ?? "",
  );
  const isKnown = said !== null && !/^0+$/.test(said[1] ?? "") && !/^0+$/.test(said[2] ?? "");
  const traceId = isKnown ? (said[1] ?? "") : randomBytes(16).toString("hex");
  const asked = headers["x-request-id"]?.toString() ?? "";
  return {
    requestId: /^[\w.-]{8,128}$/.test(asked) ? asked : traceId,
    traceId,
    spanId: randomBytes(8).toString("hex"),
    flags: isKnown ? (said[3] ?? "01") : "01",
  };
}

/** The trace as the next one in line reads it, with this step as the parent. */
export const traceparent = ({ traceId, spanId, flags }: Trace): string =>
  `00-${traceId}-${spanId}-${flags}`;
