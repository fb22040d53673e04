import { Agent as HttpAgent, request as httpRequest } from "node:http";
import type {
  ClientRequest,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { pipeline } from "node:stream";
import { backendPath } from "./backendPath";
import { apiHeaders, hidesChallenge } from "./headers";

/** A request handler on Node's own objects, so that bodies stream both ways without a copy. */
export type NodeHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

export interface ProxyOptions {
  backendUrl: URL;
  /** Longest silence of the backend, in milliseconds; 10 minutes as in the reference. */
  timeoutMs?: number;
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

/**
 * Passes `/api` on to the backend: method, body, cookies, status and headers as they are, both bodies streamed.
 * What goes wrong on the way is answered as `{error}`: 502 when the backend cannot be reached, 504 when it is silent.
 */
export function createProxy({ backendUrl, timeoutMs = 600_000 }: ProxyOptions): NodeHandler {
  const secure = backendUrl.protocol === "https:";
  const agent = secure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const request = secure ? httpsRequest : httpRequest;

  return (incoming, outgoing) => {
    const path = backendPath(backendUrl, incoming.url ?? "/");
    if (path === null) {
      answerError(outgoing, 400, "The path holds '..'; call the API with the plain path.");
      return;
    }
    const headers = requestHeaders(incoming, backendUrl);
    const isQuiet = hidesChallenge(incoming.headers["sec-fetch-mode"]?.toString());
    let upstream: ClientRequest;
    let timedOut = false;

    const send = () => {
      upstream = request(backendUrl, { agent, headers, method: incoming.method, path });
      upstream.setTimeout(timeoutMs, () => {
        timedOut = true;
        upstream.destroy(new Error("timeout"));
      });
      upstream.on("response", (answer) => forwardAnswer(answer, outgoing, isQuiet));
      upstream.on("error", onError);
      if (hasBody(incoming)) incoming.pipe(upstream);
      else upstream.end();
    };

    const onError = (error: NodeJS.ErrnoException) => {
      if (outgoing.destroyed) return;
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
      if (timedOut)
        answerError(
          outgoing,
          504,
          `The backend at ${host} did not answer within ${span(timeoutMs)}.`,
        );
      else answerError(outgoing, 502, unreachable(host, error.code));
    };

    outgoing.on("close", () => {
      if (!outgoing.writableFinished) upstream.destroy();
    });
    send();
  };
}

function hasBody(incoming: IncomingMessage): boolean {
  const length = incoming.headers["content-length"];
  return (
    incoming.headers["transfer-encoding"] !== undefined || (length !== undefined && length !== "0")
  );
}

function requestHeaders(incoming: IncomingMessage, backendUrl: URL): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { ...incoming.headers };
  for (const name of [...hopByHop, ...connectionWords(incoming.headers.connection)])
    delete headers[name];
  // Node frames a streamed body of unknown length itself only for some methods.
  if (incoming.headers["transfer-encoding"] !== undefined) headers["transfer-encoding"] = "chunked";
  const client = incoming.socket.remoteAddress;
  headers["x-forwarded-for"] = [incoming.headers["x-forwarded-for"], client]
    .filter(Boolean)
    .join(", ");
  headers["x-forwarded-proto"] = incoming.headers["x-forwarded-proto"] ?? "http";
  headers["x-forwarded-host"] = incoming.headers["x-forwarded-host"] ?? incoming.headers.host;
  headers["host"] = backendUrl.host;
  return headers;
}

function forwardAnswer(answer: IncomingMessage, outgoing: ServerResponse, isQuiet: boolean): void {
  if (outgoing.destroyed) {
    answer.destroy();
    return;
  }
  const dropped = new Set([
    ...hopByHop,
    ...connectionWords(answer.headers.connection),
    ...Object.keys(apiHeaders),
    ...(isQuiet ? ["www-authenticate"] : []),
  ]);
  const headers: string[] = [];
  for (let at = 0; at + 1 < answer.rawHeaders.length; at += 2) {
    const name = answer.rawHeaders[at] ?? "";
    if (!dropped.has(name.toLowerCase())) headers.push(name, answer.rawHeaders[at + 1] ?? "");
  }
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

function answerError(outgoing: ServerResponse, status: number, error: string): void {
  const body = JSON.stringify({ error });
  outgoing.writeHead(status, {
    ...apiHeaders,
    "cache-control": "no-store",
    "content-length": Buffer.byteLength(body),
    "content-type": "application/json",
    // The request body may be unread; the connection cannot be used again.
    connection: "close",
  });
  outgoing.end(body);
}

function unreachable(host: string, code: string | undefined): string {
  const check = "check that it is running and that BACKEND_URL names it.";
  switch (code) {
    case "ECONNREFUSED":
      return `The backend at ${host} refuses connections: ${check}`;
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `The backend's host name ${host} cannot be resolved: check BACKEND_URL and the name service.`;
    case "ECONNRESET":
    case "EPIPE":
    case "HPE_INVALID_CONSTANT":
      return `The backend at ${host} closed the connection without an answer: check its log, and that BACKEND_URL names its HTTP port.`;
    case "ETIMEDOUT":
    case "EHOSTUNREACH":
    case "ENETUNREACH":
      return `The backend at ${host} cannot be reached over the network: ${check}`;
    default:
      return `The backend at ${host} cannot be reached (${code ?? "unknown reason"}): ${check}`;
  }
}

function span(milliseconds: number): string {
  return milliseconds >= 60_000
    ? `${Math.round(milliseconds / 60_000)} minutes`
    : `${milliseconds / 1000} seconds`;
}
