/**
 * Headers of a backend's answer that reach the browser. A list of what may pass: a backend behind the console's own
 * address could otherwise clear its storage, register a worker, move the page or open the API to other sites.
 */
const passed: ReadonlySet<string> = new Set([
  "accept-patch",
  "accept-post",
  "accept-ranges",
  "age",
  "allow",
  "content-disposition",
  "content-encoding",
  "content-language",
  "content-length",
  "content-location",
  "content-profile",
  "content-range",
  "content-type",
  "date",
  "deprecation",
  "etag",
  "last-modified",
  "location",
  "mcp-protocol-version",
  "mcp-session-id",
  "preference-applied",
  "range-unit",
  "retry-after",
  "server-timing",
  "set-cookie",
  "sunset",
  "traceparent",
  "vary",
  "warning",
  "www-authenticate",
  "x-request-id",
  "x-total-count",
  "x-trace-id",
]);

/**
 * The headers of an answer that may reach the browser.
 * @param raw names and values in turn, as Node read them.
 * @param host where the browser sees the console; a cookie for another domain is left out.
 * @param hidden names (lower case) that this browser must not see.
 */
export function answerHeaders(
  raw: readonly string[],
  host: string,
  hidden: readonly string[] = [],
): string[] {
  const headers: string[] = [];
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const name = raw[at]?.toLowerCase() ?? "";
    const value = raw[at + 1] ?? "";
    if (!passed.has(name) || hidden.includes(name)) continue;
    if (name === "set-cookie" && !isOwnCookie(value, host)) continue;
    headers.push(name, value);
  }
  return headers;
}

function isOwnCookie(cookie: string, host: string): boolean {
  const domains = cookie
    .split(";")
    .slice(1)
    .map((part) => /^\s*domain\s*=\s*\.?(.*?)\s*$/i.exec(part)?.[1]?.toLowerCase())
    .filter((domain) => domain !== undefined && domain !== "");
  const name = host.replace(/:\d+$/, "").toLowerCase();
  return domains.every((domain) => name === domain || name.endsWith(`.${domain}`));
}
