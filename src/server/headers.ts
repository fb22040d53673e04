import type { Config } from "./config";
import { isHost } from "./front";
import type { Front } from "./front";

/** The part of the configuration that the headers depend on. */
export type HeaderConfig = Pick<Config, "auth" | "clerk" | "directMode"> & {
  edge: Pick<Config["edge"], "imgHosts" | "frameAncestors">;
};

/** What of a page its headers depend on. */
export interface PageKind {
  /** Folder that its scripts come from (default: the console's own). */
  scripts?: string | undefined;
  /** It is made to stand in pages of other sites. */
  isFramed?: boolean;
}

/** The card of a component for wall displays and other sites' pages. */
export const isFramedPath = (path: string): boolean => /^\/view\/topology\/[^/]+$/.test(path);

/** What of the browser's side the headers depend on. */
export type HeaderFront = Pick<Front, "host" | "isHttps">;

/**
 * Content Security Policy of the console's own pages. Strict by default; a sign-in provider that lives elsewhere opens
 * exactly what it needs.
 */
export function contentSecurityPolicy(
  { auth, clerk, directMode, edge }: HeaderConfig,
  host: string,
  { scripts = "/assets/", isFramed = false }: PageKind = {},
): string {
  const frames = isFramed && edge.frameAncestors.length > 0 ? edge.frameAncestors : ["'none'"];
  const own = folderSource(host, scripts);
  const provider = clerk === null ? [] : [`https://${clerk.frontendApi}`];
  // The stand-in of the browser tests (config.ts) names backends of the same machine.
  const local = clerk?.publishableKey.startsWith("pk_fake_") ? ["http://127.0.0.1:*"] : [];
  // People's pictures come from the provider, too.
  const pictures = clerk === null ? [] : ["https://img.clerk.com"];
  const challenge = clerk === null ? [] : ["https://challenges.cloudflare.com"];
  const directives: [string, ...string[]][] = [
    ["default-src", "'self'"],
    ["script-src", own, ...provider, ...challenge],
    ["style-src", "'self'", "'unsafe-inline'"],
    ["img-src", "'self'", "data:", ...pictures, ...edge.imgHosts],
    ["font-src", "'self'", "data:"],
    // In direct mode the organization names its backend after sign-in, so its origin is not known here.
    ["connect-src", "'self'", ...provider, ...(directMode ? ["https:", ...local] : [])],
    ["worker-src", own, ...(clerk === null ? [] : ["blob:"])],
    ...(clerk === null
      ? []
      : [["frame-src", "'self'", ...challenge] satisfies [string, ...string[]]]),
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["frame-ancestors", ...frames],
    // External login is a form post that the identity server redirects to the chosen provider.
    ["form-action", "'self'", ...(auth === "kratos" ? ["https:"] : [])],
  ];
  return directives.map((words) => words.join(" ")).join("; ");
}

/**
 * The folder of the console's own scripts, as a source: whatever the API answers, a stored artifact for one, then runs
 * as nothing. A policy can name a folder only together with its host, and no address but a name or 127.0.0.1.
 */
function folderSource(host: string, folder: string): string {
  const name = host.replace(/:\d+$/, "");
  const isNamed = name === "127.0.0.1" || (/[a-z-]/i.test(name) && !name.includes(":"));
  return isHost(host) && isNamed ? `${host}${folder}` : "'self'";
}

const permissionsPolicy = [
  "camera",
  "display-capture",
  "geolocation",
  "microphone",
  "midi",
  "payment",
  "usb",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** Headers of everything that the console itself serves. */
export function pageHeaders(
  config: HeaderConfig,
  { host, isHttps }: HeaderFront,
  kind?: PageKind,
): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(config, host, kind),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": permissionsPolicy,
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    ...(isHttps ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
}

/**
 * Headers of the page's scripts and styles. They are never a page of their own, so the policy of the page that loads
 * them is the one that counts; repeating it would cost half a kilobyte in each of fifty answers. Workers are the
 * exception: a worker goes by its own policy.
 */
export const partHeaders: Readonly<Record<string, string>> = {
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
};

/** Whether an answer is such a part. */
export const isPart = (path: string, contentType: string | null): boolean =>
  path.startsWith("/assets/") &&
  !/worker/i.test(path) &&
  /^text\/(?:javascript|css)/.test(contentType ?? "");

/**
 * Headers added to every answer under `/api`: a stored artifact or an error page that happens to be HTML must not run
 * as a page of the console, no other site may read it, and nothing keeps it for whoever signs in next.
 */
export const apiHeaders: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
};

/**
 * Whether the browser must not see the challenge of a 401: to a call of the page it would answer with a dialog of its
 * own, in front of the console's sign-in. A link that is opened, such as a download, keeps it.
 */
export const hidesChallenge = (secFetchMode: string | null | undefined): boolean =>
  typeof secFetchMode === "string" && secFetchMode !== "navigate";
