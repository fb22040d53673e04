import { isIP } from "node:net";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { operations, type OperationEntry } from "~generated/operations";
import type { Config } from "./config";
import { hasBody } from "./refuse";
import type { Refusal } from "./refuse";

/** The part of the configuration that decides who may call. */
export type GuardConfig = Pick<Config, "host" | "backendUrl"> & {
  edge: Pick<Config["edge"], "publicUrl">;
};

type Call = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Reads that change something, such as one that makes a token: the contract says so by what they make stale. */
const changingReads: ReadonlySet<string> = new Set(
  Object.values<OperationEntry>(operations)
    .filter(({ method, invalidates }) => method === "GET" && invalidates.length > 0)
    .map(({ base, path }) => base + path),
);

/**
 * Keeps other web sites out of `/api`. Cookies and remembered passwords travel with whatever a browser sends, so a page
 * elsewhere, another port of the same host included, must not change anything with them; tools that are no browser say
 * nothing about where they come from and may pass.
 * @returns why the call is refused, or null when it may pass.
 */
export function refusalOf(call: Call, config: GuardConfig): Refusal | null {
  const { headers } = call;
  const path = (call.url ?? "/").replace(/\?.*$/s, "");
  const name = refusalOfName(headers, config);
  if (name !== null) return { status: 403, error: name };
  if (!isChange(call.method, path)) return null;
  // Some providers send people back by a form of their own; the identity server checks what that form carries.
  const comesBack = /^\/api\/\.ory\/self-service\/methods\/[^/]+\/callback\//.test(path);
  if (!comesBack && comesFromElsewhere(headers, config))
    return {
      status: 403,
      error: config.edge.publicUrl
        ? `The console takes changes only from its own pages at ${config.edge.publicUrl.origin}, and this request comes from another web site.`
        : "The console takes changes only from its own pages, and this request comes from another web site. If it is reached through a proxy, set PUBLIC_URL to the address in the browser.",
    };
  if (hasBody(call) && !isTakenType(headers["content-type"], path, config))
    return {
      status: 415,
      error: "The body must be JSON, and Content-Type must say so: application/json.",
    };
  return null;
}

const isChange = (method: string | undefined, path: string): boolean =>
  method === "GET" || method === "HEAD" ? changingReads.has(path) : method !== "OPTIONS";

function comesFromElsewhere(headers: IncomingHttpHeaders, { edge }: GuardConfig): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  // A read carries no Origin, and browsers leave out Sec-Fetch-Site on plain HTTP away from the loopback address.
  const origin = headers.origin ?? (site === undefined ? headers.referer : undefined);
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const from = new URL(origin);
  return edge.publicUrl === null
    ? from.host !== headers.host?.toLowerCase()
    : from.origin !== edge.publicUrl.origin;
}

/** What a form of another site could send without asking first. */
const formType = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)$/;

function isTakenType(
  contentType: string | undefined,
  path: string,
  { backendUrl }: GuardConfig,
): boolean {
  const type = contentType?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (/^application\/(?:[\w.-]+\+)?json$/.test(type)) return true;
  // The identity server's pages work without scripts.
  if (path.startsWith("/api/.ory/")) return type === "application/x-www-form-urlencoded";
  // A webhook takes whatever its sender has (receiveCheckWebhook), and asks for a token of its own.
  if (path.startsWith("/api/canary/webhook/") && type === "text/plain") return true;
  // Through the backend kubectl sends other types as well.
  return backendUrl !== null && type !== "" && !formType.test(type);
}

/** A page elsewhere can point a name of its own at this machine; then it counts as the same origin. */
function refusalOfName(headers: IncomingHttpHeaders, config: GuardConfig): string | null {
  const { host, backendUrl, edge } = config;
  if (backendUrl !== null || (edge.publicUrl === null && !isLoopback(host))) return null;
  const asked = hostname(headers.host ?? "");
  if (isLoopback(asked) || isIP(asked) !== 0 || asked === hostname(edge.publicUrl?.host ?? ""))
    return null;
  return edge.publicUrl === null
    ? `The sandbox listens on ${host} and does not answer to the name ${asked}; start it with HOST=0.0.0.0 to share it.`
    : `The sandbox answers to the name of PUBLIC_URL, ${edge.publicUrl.hostname}, and not to ${asked}.`;
}

function hostname(host: string): string {
  return host
    .replace(/:\d+$/, "")
    .replace(/^\[(.*)\]$/, "$1")
    .toLowerCase();
}

function isLoopback(host: string): boolean {
  return (
    host === "localhost" ||
    host.endsWith(".localhost") ||
    host === "::1" ||
    /^127(?:\.\d+){3}$/.test(host)
  );
}
