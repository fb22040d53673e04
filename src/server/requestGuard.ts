import { isIP } from "node:net";

/**
 * Keeps other web sites out of the sandbox. It signs everybody in as an administrator and can run checks, so a page
 * elsewhere must not reach it through the user's browser, be it by a form or by a name that it points at this machine.
 * @returns a sentence for the 403, or null when the request may pass.
 */
export function refusal(request: Request, host: string): string | null {
  const { headers } = request;
  const asked = hostname(headers.get("host") ?? "");
  if (isLoopback(host) && !isLoopback(asked) && isIP(asked) === 0) {
    return `The sandbox listens on ${host} and does not answer to the name ${asked}; start it with HOST=0.0.0.0 to share it.`;
  }
  if (request.method === "GET" || request.method === "HEAD") return null;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "cross-site" ? otherSite : null;
  // Browsers leave out Sec-Fetch-Site on plain HTTP away from the loopback address.
  const origin = headers.get("origin");
  if (origin === null) return null;
  const ours = [headers.get("host"), headers.get("x-forwarded-host")];
  return URL.canParse(origin) && ours.includes(new URL(origin).host) ? null : otherSite;
}

const otherSite =
  "The sandbox takes changes only from its own pages, and this request comes from another web site.";

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
