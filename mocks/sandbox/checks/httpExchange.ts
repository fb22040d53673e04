import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { TLSSocket } from "node:tls";
import { pinnedLookup, resolveAllowed } from "./guard";

/** One request of an HTTP check, after its values were filled in. */
export interface HttpRequest {
  url: URL;
  method: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  insecureTls: boolean;
  /** A trusted authority beside the system's, in PEM; empty for none. */
  ca: string;
}

/** What came back at the end of the redirects. */
export interface HttpAnswer {
  code: number;
  statusText: string;
  headers: Record<string, string>;
  /** At most MAX_CONTENT bytes, read as UTF-8. */
  content: string;
  truncated: boolean;
  url: URL;
  redirects: number;
  /** When the certificate of the last hop ends; null without TLS. */
  certificateEnds: Date | null;
}

const MAX_REDIRECTS = 10;
const MAX_CONTENT = 1024 * 1024;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const BOUND_TO_HOST = new Set(["authorization", "cookie", "proxy-authorization"]);

/**
 * Sends a request and follows redirects, each hop through the guard, until an answer is no redirect or its code is one
 * of `stopAt`.
 */
export async function exchange(
  first: HttpRequest,
  stopAt: readonly number[],
  signal: AbortSignal,
): Promise<HttpAnswer> {
  let request = first;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await send(request, signal);
    const location = answer.headers["location"];
    const follow =
      REDIRECTS.has(answer.code) && location !== undefined && !stopAt.includes(answer.code);
    if (!follow) return { ...answer, redirects };
    request = redirected(request, answer.code, location);
  }
  throw new Error(`More than ${MAX_REDIRECTS} redirects, the last to ${request.url.href}.`);
}

function redirected(request: HttpRequest, code: number, location: string): HttpRequest {
  const url = urlOrNull(location, request.url);
  if (url === null) throw new Error(`The redirect to "${location}" is not a URL.`);
  const keepsMethod =
    code === 307 || code === 308 || request.method === "GET" || request.method === "HEAD";
  const dropped = (name: string) =>
    (url.host !== request.url.host && BOUND_TO_HOST.has(name)) ||
    (!keepsMethod && name.startsWith("content-"));
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !dropped(name.toLowerCase())),
  );
  return keepsMethod
    ? { ...request, url, headers }
    : { ...request, url, headers, method: "GET", body: "" };
}

/** Reads an address, relative to `base` when there is one; null when it is none. */
export function urlOrNull(address: string, base?: URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

async function send(
  request: HttpRequest,
  signal: AbortSignal,
): Promise<Omit<HttpAnswer, "redirects">> {
  const { url } = request;
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new Error(`${url.href} is neither http nor https.`);
  }
  const addresses = await resolveAllowed(url.hostname);
  const start = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = start(
      url,
      {
        method: request.method,
        headers: { ...request.headers },
        lookup: pinnedLookup(addresses),
        // A pooled connection would hide the time to connect and the certificate.
        agent: false,
        signal,
        rejectUnauthorized: !request.insecureTls,
        ...(request.ca === "" ? {} : { ca: request.ca }),
      },
      (incoming) => {
        const certificateEnds = certificateEnd(incoming);
        read(incoming).then(
          ({ content, truncated }) =>
            resolve({
              code: incoming.statusCode ?? 0,
              statusText: incoming.statusMessage ?? "",
              headers: plainHeaders(incoming),
              content,
              truncated,
              url,
              certificateEnds,
            }),
          reject,
        );
      },
    );
    outgoing.on("error", reject);
    outgoing.end(request.body === "" ? undefined : request.body);
  });
}

async function read(incoming: IncomingMessage): Promise<{ content: string; truncated: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    chunks.push(bytes);
    size += bytes.length;
    if (size > MAX_CONTENT) break;
  }
  return {
    content: Buffer.concat(chunks).subarray(0, MAX_CONTENT).toString("utf8"),
    truncated: size > MAX_CONTENT,
  };
}

function plainHeaders(incoming: IncomingMessage): Record<string, string> {
  const entries = Object.entries(incoming.headers).map(([name, value]) => [
    name,
    [value].flat().join(", "),
  ]);
  return Object.fromEntries(entries);
}

function certificateEnd(incoming: IncomingMessage): Date | null {
  if (!(incoming.socket instanceof TLSSocket)) return null;
  const ends = Date.parse(incoming.socket.getPeerCertificate().valid_to);
  return Number.isNaN(ends) ? null : new Date(ends);
}
