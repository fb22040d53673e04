/** One read that `public/first-reads.js` has started while the scripts of the console were still on their way. */
interface FirstRead {
  method: string;
  /** Path and query, as the console asks. */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Text of the body; absent for a read without one. */
  body?: string;
  answer: Promise<Response>;
}

const isFirstRead = (value: unknown): value is FirstRead =>
  typeof value === "object" && value !== null && "answer" in value && "url" in value;

/** The reads that have been started and that nobody has taken; each is taken once. */
function waiting(): unknown[] {
  const found: unknown = Reflect.get(globalThis, "quarterdeckFirstReads");
  return Array.isArray(found) ? found : [];
}

/**
 * The answer to exactly this request, where the page has asked for it already; undefined where it must be asked for.
 * A request that brings credentials of its own is never the one that the page could send.
 */
export async function takeFirstRead(request: Request): Promise<Response | undefined> {
  const started = waiting();
  if (started.length === 0 || request.headers.has("authorization")) return undefined;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== location.origin) return undefined;
  const body = request.body === null ? undefined : await request.clone().text();
  const at = started.findIndex(
    (one) =>
      isFirstRead(one) &&
      one.method === request.method &&
      one.url === pathname + search &&
      one.body === body &&
      one.headers["prefer"] === (request.headers.get("prefer") ?? undefined),
  );
  const [taken] = at < 0 ? [] : started.splice(at, 1);
  return isFirstRead(taken) ? taken.answer : undefined;
}
