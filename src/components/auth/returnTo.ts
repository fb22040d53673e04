const forbidden = /[\\\p{Cc}\s]/u;
/** Pages that would send the reader straight back here. */
const loops = /^\/(?:auth-state-check|login|registration|recovery|verification)(?:[/?#]|$)/;

function decodings(text: string): string[] {
  const found = [text];
  for (let round = 0; round < 4; round += 1) {
    const last = found[found.length - 1] ?? "";
    try {
      const next = decodeURIComponent(last);
      if (next === last) break;
      found.push(next);
    } catch {
      break;
    }
  }
  return found;
}

const leavesOrigin = (path: string): boolean =>
  !path.startsWith("/") ||
  path.startsWith("//") ||
  forbidden.test(path) ||
  /^\/+[a-z][a-z\d+.-]*:/i.test(path);

/**
 * A path of this console to go back to after signing in, taken from the address and thus from anybody.
 * @returns the path with its query, or "/" for everything that could lead elsewhere (`//host`, `/\host`, absolute
 * addresses, their encoded forms) or back into the sign-in pages.
 */
export function safeReturnTo(value: unknown): string {
  if (typeof value !== "string" || value.length > 4_000 || leavesOrigin(value)) return "/";
  const [path = ""] = value.split(/[?#]/, 1);
  if (decodings(path).some((text) => leavesOrigin(text.replaceAll(" ", "")) || loops.test(text)))
    return "/";
  const base = "http://console.invalid";
  const url = URL.canParse(value, base) ? new URL(value, base) : undefined;
  if (
    url === undefined ||
    url.origin !== base ||
    url.pathname.startsWith("//") ||
    loops.test(url.pathname)
  )
    return "/";
  return url.pathname + url.search + url.hash;
}
