/** Whether a request target belongs to the API, before any rewriting. */
export function isApiPath(target: string): boolean {
  return /^\/api(?:[/?]|$)/.test(target);
}

/** Whether the backend is another console, or a mock of the whole contract: its address ends in `/api`. */
export const isConsole = ({ pathname }: URL): boolean => /\/api\/*$/.test(pathname);

/**
 * Rewrites the browser's path to the backend's.
 *
 * - `http://host:8080`: the backend itself. `/api` is dropped and `/api/.ory` becomes `/kratos`.
 * - `http://host/api`: another console, or a mock of the whole contract. The path stays as the browser sent it.
 *
 * @param target path and query as they stand in the request line; the query is passed on byte for byte.
 * @returns null for a path that is not plain, because the backend could read another one in it (see isPlainPath).
 */
export function backendPath(backendUrl: URL, target: string): string | null {
  const queryAt = target.indexOf("?");
  const path = queryAt === -1 ? target : target.slice(0, queryAt);
  const query = queryAt === -1 ? "" : target.slice(queryAt);
  if (!isPlainPath(path)) return null;
  const base = backendUrl.pathname.replace(/\/+$/, "");
  const rest = path.replace(/^\/api/, "");
  if (isConsole(backendUrl)) return `${base}${rest}${query}`;
  const own = rest.replace(/^\/\.ory(?=\/|$)/, "/kratos");
  return `${base}${own === "" ? "/" : own}${query}`;
}

/**
 * Whether everybody on the way reads the same segments in a path: none of them climbs (`..`, however it is written), no
 * separator, control character or percent sign hides in an encoding, and every encoding can be read.
 */
export function isPlainPath(path: string): boolean {
  if (/\\|%(?:2f|5c|25|[01][0-9a-f]|7f)/i.test(path)) return false;
  if (path.split("/").some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment))) return false;
  try {
    // The result has to be used: a build leaves out a call whose result is not, and its error with it.
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}
