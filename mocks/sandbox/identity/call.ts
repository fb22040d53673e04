import type { Database } from "../db/driver";
import { cookieOf } from "../people";
import { IdentityFailure, malformed, returnToForbidden } from "./errors";
import { hashToken, randomToken } from "./secrets";

/** What the identity provider works with. */
export interface Provider {
  db: Database;
  now: () => Date;
  /** Takes the place of the mail: codes are written here. */
  log: (line: string) => void;
  /** How long a password takes to check; `passwordCost` outside tests. */
  cost: number;
}

/** One request to the identity provider. */
export interface Call {
  db: Database;
  now: Date;
  log: (line: string) => void;
  cost: number;
  request: Request;
  params: URLSearchParams;
  /** Where the browser sees the console: scheme, host and port. */
  origin: string;
  /** False for a browser that navigates: it gets redirects. */
  wantsJson: boolean;
  /** The browser's secret that flows are bound to; a new one when it has none. */
  csrf: string;
  /** Set-Cookie values of the answer. */
  cookies: string[];
}

/** What an operation answers; `page` is where a browser that navigates goes instead of reading `body`. */
export interface Outcome {
  status: number;
  body: object | null;
  page?: string;
}

const csrfCookie = "csrf_token_sandbox";
const isHttps = (request: Request) =>
  request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim().toLowerCase() === "https";

/** One Set-Cookie value: not for scripts, not for other sites, for TLS alone where the page has it. */
export function cookieText(
  request: Request,
  name: string,
  value: string,
  maxAgeSeconds: number,
): string {
  const secure = isHttps(request) ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** Reads what every operation needs of a request. */
export function openCall(request: Request, provider: Provider): Call {
  const url = new URL(request.url);
  const csrf = cookieOf(request, csrfCookie);
  const call: Call = {
    db: provider.db,
    now: provider.now(),
    log: provider.log,
    cost: provider.cost,
    request,
    params: url.searchParams,
    origin: `${isHttps(request) ? "https:" : url.protocol}//${url.host}`,
    wantsJson: !(request.headers.get("accept") ?? "").includes("text/html"),
    csrf: csrf ?? randomToken(),
    cookies: [],
  };
  if (csrf === undefined)
    call.cookies.push(cookieText(request, csrfCookie, call.csrf, 365 * 86_400));
  return call;
}

/** Writes the answer: JSON for scripts, 303 for a browser that navigates. */
export async function respond(call: Call, work: () => Promise<Outcome>): Promise<Response> {
  let outcome: Outcome;
  try {
    outcome = await work();
  } catch (error) {
    if (!(error instanceof IdentityFailure)) throw error;
    outcome = {
      status: error.status,
      body: error.body(),
      page: call.wantsJson ? "/" : await pageOf(call, error),
    };
  }
  const headers = new Headers({ "cache-control": "private, no-store" });
  for (const cookie of call.cookies) headers.append("set-cookie", cookie);
  if (!call.wantsJson && outcome.page !== undefined) {
    headers.set("location", new URL(outcome.page, call.origin).href);
    return new Response(null, { status: 303, headers });
  }
  if (outcome.body === null) return new Response(null, { status: outcome.status, headers });
  return Response.json(outcome.body, { status: outcome.status, headers });
}

/** An error without a page of its own is kept and shown at /error/{id}. */
async function pageOf({ db, now }: Call, error: IdentityFailure): Promise<string> {
  const page = error.extra.redirect_browser_to ?? error.page;
  if (page !== undefined) return page;
  const [row] = await db.query<{ id: string }>(
    "insert into identity_errors (error, created_at) values ($1, $2) returning id::text",
    [JSON.stringify(error.body().error), now],
  );
  return `/error/${row?.id ?? ""}`;
}

/**
 * The path of an address of the console itself.
 * @throws IdentityFailure 400 for every other address.
 */
export function returnPath(call: Call, address: string | null): string | undefined {
  if (address === null || address === "") return undefined;
  if (!URL.canParse(address, call.origin)) throw returnToForbidden();
  const url = new URL(address, call.origin);
  // A path that starts with two slashes would be another host to whoever resolves it.
  if (url.origin !== call.origin || url.pathname.startsWith("//")) throw returnToForbidden();
  return url.pathname + url.search + url.hash;
}

export type Fields = ReadonlyMap<string, string>;

function flatten(value: unknown, name: string, into: Map<string, string>): void {
  if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value))
      flatten(inner, name === "" ? key : `${name}.${key}`, into);
  else if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    into.set(name, String(value));
}

/**
 * The fields of a form, by the names of the inputs: a JSON body may nest them, a native form cannot.
 * @throws IdentityFailure 400 for a body that is neither.
 */
export async function readFields({ request }: Call): Promise<Fields> {
  const fields = new Map<string, string>();
  const text = await request.text();
  if ((request.headers.get("content-type") ?? "").startsWith("application/x-www-form-urlencoded")) {
    for (const [name, value] of new URLSearchParams(text)) fields.set(name, value);
    return fields;
  }
  try {
    flatten(JSON.parse(text), "", fields);
  } catch {
    throw malformed("The body is neither JSON nor a form.");
  }
  return fields;
}

/** One-way form of the browser's secret, for keeping with a flow. */
export const csrfHash = (call: Call): string => hashToken(call.csrf);
