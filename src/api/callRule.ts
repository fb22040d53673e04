/** How a sign-in mode changes a call on its way out: an address elsewhere, an Authorization header. */
interface CallRule {
  /**
   * Takes the place of the console's own address and `/api`, such as https://backend.example.com. Then no cookie goes
   * along.
   */
  base: string | null;
  /** Value of the Authorization header, asked for before each call; null sends none. */
  authorization: () => string | null | Promise<string | null>;
}

let rule: CallRule | null = null;

interface Hold {
  promise: Promise<void>;
  release: () => void;
}
let hold: Hold | null = null;

/** From now on every call follows the rule; null is the usual way: same origin, with the cookie. Memory only. */
export function setCallRule(next: CallRule | null): void {
  rule = next;
  hold?.release();
  hold = null;
}

/**
 * Calls wait until the next rule is set: as long as the organization is not known, a call could reach the backend of
 * another one.
 */
export function holdCalls(): void {
  if (hold !== null) return;
  let release = () => {};
  const promise = new Promise<void>((resolve) => (release = resolve));
  hold = { promise, release };
}

/** Whether calls leave for a backend elsewhere (direct mode). */
export const isDirect = (): boolean => typeof rule?.base === "string";

/** The address that a path under `/api` has in the mode in force, for links and downloads. */
export const addressOf = (path: string): string =>
  rule?.base ? rule.base.replace(/\/+$/, "") + path.replace(/^\/api(?=\/|$)/, "") : path;

/** The call as the mode in force sends it. A call that brings an Authorization of its own keeps it. */
export async function prepareCall(request: Request): Promise<Request> {
  const { pathname, search } = new URL(request.url);
  // Icons and other files of the console itself need neither.
  if (!/^\/api(?:\/|$)/.test(pathname)) return request;
  await hold?.promise;
  if (rule === null) return request;
  const { base, authorization } = rule;
  const headers = new Headers(request.headers);
  if (!headers.has("authorization")) {
    const value = await authorization();
    if (value !== null) headers.set("authorization", value);
  }
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return new Request(base === null ? request.url : addressOf(pathname) + search, {
    method: request.method,
    headers,
    body: hasBody ? await request.clone().arrayBuffer() : null,
    signal: request.signal,
  });
}
