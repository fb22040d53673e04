import type { Config } from "./config";

/** The part of the configuration that the headers depend on. */
export type HeaderConfig = Pick<Config, "auth" | "clerk" | "directMode">;

/**
 * Content Security Policy of the console's own pages. Strict by default; a sign-in provider that lives elsewhere opens
 * exactly what it needs.
 */
export function contentSecurityPolicy({ auth, clerk, directMode }: HeaderConfig): string {
  const provider = clerk === null ? [] : [`https://${clerk.frontendApi}`];
  // The stand-in of the browser tests (config.ts) names backends of the same machine.
  const local = clerk?.publishableKey.startsWith("pk_fake_") ? ["http://127.0.0.1:*"] : [];
  const challenge = clerk === null ? [] : ["https://challenges.cloudflare.com"];
  const directives: [string, ...string[]][] = [
    ["default-src", "'self'"],
    ["script-src", "'self'", ...provider, ...challenge],
    ["style-src", "'self'", "'unsafe-inline'"],
    ["img-src", "'self'", "data:", "https:"],
    ["font-src", "'self'", "data:"],
    // In direct mode the organization names its backend after sign-in, so its origin is not known here.
    ["connect-src", "'self'", ...provider, ...(directMode ? ["https:", ...local] : [])],
    ["worker-src", "'self'", ...(clerk === null ? [] : ["blob:"])],
    ...(clerk === null
      ? []
      : [["frame-src", "'self'", ...challenge] satisfies [string, ...string[]]]),
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["frame-ancestors", "'none'"],
    // External login is a form post that the identity server redirects to the chosen provider.
    ["form-action", "'self'", ...(auth === "kratos" ? ["https:"] : [])],
  ];
  return directives.map((words) => words.join(" ")).join("; ");
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

/** Headers of everything that the console itself serves. `https` says that the browser came over TLS. */
export function pageHeaders(config: HeaderConfig, https: boolean): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(config),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": permissionsPolicy,
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    ...(https ? { "strict-transport-security": "max-age=31536000" } : {}),
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
 * as a page of the console.
 */
export const apiHeaders: Readonly<Record<string, string>> = {
  "content-security-policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
};

/**
 * Whether the browser must not see the challenge of a 401: to a call of the page it would answer with a dialog of its
 * own, in front of the console's sign-in. A link that is opened, such as a download, keeps it.
 */
export const hidesChallenge = (secFetchMode: string | null | undefined): boolean =>
  typeof secFetchMode === "string" && secFetchMode !== "navigate";

/** Whether the first proxy in front of the console was reached over TLS. */
export function cameOverHttps(forwardedProto: string | null | undefined): boolean {
  return forwardedProto?.split(",")[0]?.trim().toLowerCase() === "https";
}
