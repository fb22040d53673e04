import { Agent as HttpAgent, request as httpRequest } from "node:http";
import type {
  ClientRequest,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { pipeline } from "node:stream";
import { answerHeaders } from "./answerHeaders";
import { backendPath, isConsole } from "./backendPath";
import { forwardedHeader } from "./front";
import type { Front } from "./front";
import { apiHeaders, hidesChallenge } from "./headers";
import { hasBody, refuse } from "./refuse";
import type { UpstreamObserver } from "./observer";
import { tooLarge } from "./requestBody";
import { upstreamFailure } from "./upstreamFailure";

/** A request handler on Node's own objects, so that bodies stream both ways without a copy. */
export type NodeHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

export interface ProxyOptions {
  backendUrl: URL;
  /** Reads the browser's side of a request. */
  front: (incoming: IncomingMessage) => Front;
  /** Largest body in bytes; null leaves that to the backend. */
  bodyLimit?: number | null;
  /** Longest silence of the backend, in milliseconds; 10 minutes as in the reference. */
  timeoutMs?: number;
  observer?: UpstreamObserver;
}

/** Headers that belong to one connection and never travel on (RFC 9110, section 7.6.1). */
const hopByHop = [
  "connection",
  "expect",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/** A write in the clothes of another method would have passed the guard as what it seems. */
const otherMethod = /^x-(?:http-method|http-method-override|method-override)$/;

/**
 * What `Connection` may take away besides those: headers of whoever stands in front. Whatever says who calls, from
 * where and for what stays, or a caller could have it removed behind the guard.
 */
const removable = /^(?!x-forwarded-)(?:x-.+|http2-settings|via)$/;

/**
 * Passes `/api` on to the backend: method, body, cookies and status as they are, both bodies streamed; headers by what
 * is known of them (answerHeaders.ts, front.ts).
 * What goes wrong on the way is answered as `{error}`: 502 when the backend cannot be reached, 504 when it is silent.
 */
export function createProxy({
  backendUrl,
  front,
  bodyLimit = null,
  timeoutMs = 600_000,
  observer,
}: ProxyOptions): NodeHandler {
  const secure = backendUrl.protocol === "https:";
  const agent = secure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const request = secure ? httpsRequest : httpRequest;

  return (incoming, outgoing) => {
    const path = backendPath(backendUrl, incoming.url ?? "/");
    if (path === null) {
      refuse(incoming, outgoing, {
        status: 400,
        error: "The path holds '..' or an encoded separator; call the API with the plain path.",
      });
      return;
    }
    const limit = bodyLimit ?? Number.POSITIVE_INFINITY;
    if (Number(incoming.headers["content-length"] ?? 0) > limit) {
      refuse(incoming, outgoing, tooLarge(limit));
      return;
    }
    const seen = front(incoming);
    const headers = requestHeaders(incoming, backendUrl, seen);
    const isQuiet = hidesChallenge(incoming.headers["sec-fetch-mode"]?.toString());
    let upstream: ClientRequest;
    let timedOut = false;
    let size = 0;

    const send = () => {
      upstream = request(backendUrl, { agent, headers, method: incoming.method, path });
      upstream.setTimeout(timeoutMs, () => {
        timedOut = true;
        upstream.destroy(new Error("timeout"));
      });
      upstream.on("response", (answer) => {
        observer?.answered(incoming);
        // An answer that breaks off on the backend's side; a reader who leaves ends it otherwise.
        answer.once("aborted", () => {
          if (!outgoing.destroyed) observer?.failed(incoming, "cut");
        });
        forwardAnswer(answer, outgoing, seen.host, isQuiet);
      });
      upstream.on("error", onError);
      if (hasBody(incoming)) incoming.on("data", count).pipe(upstream);
      else upstream.end();
    };

    const count = (part: Uint8Array) => {
      size += part.byteLength;
      if (size <= limit) return;
      incoming.off("data", count).unpipe(upstream);
      upstream.destroy();
      if (!outgoing.headersSent) refuse(incoming, outgoing, tooLarge(limit));
    };

    const onError = (error: NodeJS.ErrnoException) => {
      if (outgoing.destroyed || size > limit) return;
      if (outgoing.headersSent) {
        // The status is out already: a cut connection is the only honest way to say that the body is incomplete.
        outgoing.destroy();
        return;
      }
      // A kept connection may have been closed by the backend just before it was used again.
      if (
        upstream.reusedSocket &&
        error.code === "ECONNRESET" &&
        !hasBody(incoming) &&
        incoming.method === "GET"
      ) {
        send();
        return;
      }
      const { host } = backendUrl;
      const { reason, error: sentence } = upstreamFailure(host, error.code);
      observer?.failed(incoming, timedOut ? "timeout" : reason);
      refuse(
        incoming,
        outgoing,
        timedOut
          ? {
              status: 504,
              error: `The backend at ${host} did not answer within ${span(timeoutMs)}.`,
            }
          : { status: 502, error: sentence },
      );
    };

    outgoing.on("close", () => {
      if (!outgoing.writableFinished) upstream.destroy();
    });
    send();
  };
}

function requestHeaders(
  incoming: IncomingMessage,
  backendUrl: URL,
  { host, isHttps, client }: Front,
): OutgoingHttpHeaders {
  const listed = connectionWords(incoming.headers.connection).filter((word) =>
    removable.test(word),
  );
  const dropped = new Set([...hopByHop, ...listed]);
  const headers: OutgoingHttpHeaders = Object.fromEntries(
    Object.entries(incoming.headers).filter(
      ([name]) => !dropped.has(name) && !forwardedHeader.test(name) && !otherMethod.test(name),
    ),
  );
  // Node frames a streamed body of unknown length itself only for some methods.
  if (incoming.headers["transfer-encoding"] !== undefined) headers["transfer-encoding"] = "chunked";
  headers["x-forwarded-for"] = client;
  headers["x-forwarded-proto"] = isHttps ? "https" : "http";
  headers["x-forwarded-host"] = host;
  headers["host"] = backendUrl.host;
  // Another console asks of its callers what this one has asked already: that a change comes from its own pages.
  if (isConsole(backendUrl) && headers["origin"] !== undefined) {
    headers["origin"] = backendUrl.origin;
    delete headers["referer"];
  }
  return headers;
}

function forwardAnswer(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  host: string,
  isQuiet: boolean,
): void {
  if (outgoing.destroyed) {
    answer.destroy();
    return;
  }
  const headers = answerHeaders(answer.rawHeaders, host, [
    ...(isQuiet ? ["www-authenticate"] : []),
    // The console's own stands in its log, too.
    ...(outgoing.hasHeader("x-request-id") ? ["x-request-id"] : []),
  ]);
  for (const [name, value] of Object.entries(apiHeaders)) headers.push(name, value);
  outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, headers);
  // An event stream may be silent for long: its headers must not wait for the first event.
  outgoing.flushHeaders();
  pipeline(answer, outgoing, () => undefined);
}

function connectionWords(value: string | undefined): string[] {
  return (value ?? "")
    .split(",")
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== "" && word !== "close");
}

function span(milliseconds: number): string {
  return milliseconds >= 60_000
    ? `${Math.round(milliseconds / 60_000)} minutes`
    : `${milliseconds / 1000} seconds`;
}
