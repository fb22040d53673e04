import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import type { MiddlewareHandler } from "hono";
import type { Config } from "./config";
import { answerSchema } from "./documentSchemas";
import { flagScriptPage } from "./flagScript";
import { forwardedHeader } from "./front";
import type { Front } from "./front";
import {
  apiHeaders,
  hidesChallenge,
  isFramedPath,
  isPart,
  pageHeaders,
  partHeaders,
} from "./headers";
import { databaseHealth } from "./health";
import type { Log } from "./log";
import type { Metrics } from "./metrics";
import { compressAnswer } from "./compressAnswer";
import type { Sandbox } from "./sandbox";

export interface AppOptions {
  config: Config;
  version: string;
  /** Answers what no other route does: the built console. */
  assets: (request: Request) => Promise<Response>;
  /** Answers what starts with /contract: the reference. */
  contract: (request: Request) => Promise<Response>;
  /** Answers getChart for a word of the address. */
  charts: (id: string) => Promise<Response>;
  /** Resolves when the sandbox is ready; null with a backend. Calls that come earlier wait for it. */
  sandbox: Promise<Sandbox> | null;
  phase: () => Phase;
  /** Answered at /metrics; null where they have a port of their own. */
  metrics: Metrics | null;
  log: Log;
  front: (incoming: IncomingMessage) => Front;
  /** The body of a call that the guard let pass; a call that it never saw has none and gets no answer. */
  admitted: (incoming: IncomingMessage) => Admitted | undefined;
}

/** A call of the API that may reach the sandbox. */
export interface Admitted {
  body: Uint8Array<ArrayBuffer> | undefined;
  /**
   * Runs the work when its turn has come: a few at once, large bodies one after the other.
   * @returns undefined when the client hung up meanwhile.
   */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;
}

export type Phase = "starting" | "ready" | "stopping";

/** What `/config.json` answers. */
export interface PublicConfig {
  productName: string;
  auth: Config["auth"];
  /** Empty when there is none. */
  docsUrl: string;
  directMode: boolean;
  flagScript: boolean;
  clerkPublishableKey?: string;
  sandbox: boolean;
  version: string;
}

/** Old addresses that bookmarks and notifications still carry, by their first path segments. */
const moved: readonly [from: RegExp, to: string][] = [
  [/^\/config(?=\/|$)/, "/catalog"],
  [/^\/settings\/notifications(?=\/|$)/, "/notifications"],
  [/^\/notifications\/silence(?=$)/, "/notifications/silences/add"],
];

/** Everything the console serves itself; with a backend, of `/api` only its own part gets here (see server.ts). */
export function createApp(options: AppOptions): Hono<{ Bindings: HttpBindings }> {
  const { config, version, assets, contract, charts, sandbox, phase, metrics, log } = options;
  const { front, admitted } = options;
  const app = new Hono<{ Bindings: HttpBindings }>();
  const startedAt = performance.now();
  const health = sandbox === null ? null : databaseHealth(sandbox);

  app.use("*", securityHeaders(config, front));
  app.get("/api/_health", (c) => c.json({ health: "ok" }));
  app.get("/api/charts/:chart", (c) => charts(c.req.param("chart")));
  app.all("/api", (c) => answerApi(c.req.raw, c.env.incoming));
  app.all("/api/*", (c) => answerApi(c.req.raw, c.env.incoming));
  app.get("/config.json", (c) =>
    c.json(publicConfig(config, version), 200, { "cache-control": "no-store" }),
  );
  const state = async () => {
    const database = phase() === "ready" ? await health?.() : undefined;
    const isWell = database === undefined || database === "ok";
    return { status: phase() === "ready" ? (isWell ? "ok" : "failing") : phase(), database };
  };
  app.get("/livez", (c) => c.json({ status: "alive" }, 200, { "cache-control": "no-store" }));
  // The backend is not asked: without it every copy would count as not ready, and nobody could say what is wrong.
  app.get("/readyz", async (c) => {
    const { status } = await state();
    return c.json({ status }, status === "ok" ? 200 : 503, { "cache-control": "no-store" });
  });
  app.get("/healthz", async (c) => {
    const { status, database } = await state();
    const body = {
      status,
      uptimeSeconds: Math.round((performance.now() - startedAt) / 1000),
      version,
      backend: config.backendUrl?.host ?? "sandbox",
      ...(database === undefined ? {} : { database }),
    };
    return c.json(body, status === "ok" ? 200 : 503, { "cache-control": "no-store" });
  });
  if (metrics !== null)
    app.get("/metrics", async (c) =>
      c.body(await metrics.text(), 200, {
        "content-type": metrics.contentType,
        "cache-control": "no-store",
      }),
    );
  if (config.flagScript) app.get("/flag-script.html", () => flagScriptPage());
  app.get("/schemas/:name", async (c) => {
    const { host, isHttps } = front(c.env.incoming);
    const origin = `${isHttps ? "https" : "http"}://${host}`;
    return (await answerSchema(c.req.param("name"), origin)) ?? c.notFound();
  });
  app.get("/contract", (c) => contract(c.req.raw));
  app.get("/contract/*", (c) => contract(c.req.raw));
  app.get("*", async (c): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    const rule = moved.find(([from]) => from.test(pathname));
    return rule === undefined
      ? assets(c.req.raw)
      : c.redirect(pathname.replace(...rule) + search, 308);
  });
  app.notFound((c) => c.json({ error: `${c.req.method} ${c.req.path} is not served here.` }, 404));
  app.onError((error, c) => {
    log.error(`${c.req.method} ${c.req.path} failed:`, error, {
      requestId: c.env.incoming.headers["x-request-id"]?.toString(),
    });
    return c.json(
      { error: "The console's server failed on this request; its log holds the reason." },
      500,
    );
  });

  async function answerApi(request: Request, incoming: IncomingMessage): Promise<Response> {
    if (sandbox === null)
      return Response.json(
        { error: "There is no sandbox, and no backend took this call." },
        { status: 404 },
      );
    const call = admitted(incoming);
    if (call === undefined)
      return Response.json({ error: "Call the API with its plain path." }, { status: 400 });
    const backend = await sandbox;
    const seen = front(incoming);
    const plain = await call.inTurn(() => backend.fetch(seenFromFront(request, seen, call.body)));
    if (plain === undefined) return new Response(null, { status: 499 });
    const answer = await compressAnswer(plain, request, seen.client);
    if (!answer.headers.has("www-authenticate")) return answer;
    if (!hidesChallenge(request.headers.get("sec-fetch-mode"))) return answer;
    const headers = new Headers(answer.headers);
    headers.delete("www-authenticate");
    return new Response(answer.body, { status: answer.status, headers });
  }
  return app;
}

/** The request as the browser made it, for a backend that makes addresses of where it was asked. */
function seenFromFront(
  request: Request,
  { host, isHttps, client }: Front,
  body: Uint8Array<ArrayBuffer> | undefined,
): Request {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers([...request.headers].filter(([name]) => !forwardedHeader.test(name)));
  headers.set("x-forwarded-proto", isHttps ? "https" : "http");
  headers.set("x-forwarded-for", client);
  return new Request(`http://${host}${pathname}${search}`, {
    method: request.method,
    headers,
    body: request.method === "GET" || request.method === "HEAD" ? undefined : body,
  });
}

function securityHeaders(
  config: Config,
  front: AppOptions["front"],
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    await next();
    // Its policy is its own: it lets a script run and keeps it from everything else.
    if (c.req.path === "/flag-script.html" && config.flagScript) return;
    // The reference of the contract is a page of its own and brings its own scripts.
    const scripts = /^\/contract(?:\/|$)/.test(c.req.path) ? "/contract/" : undefined;
    const headers = /^\/api(?:\/|$)/.test(c.req.path)
      ? apiHeaders
      : isPart(c.req.path, c.res.headers.get("content-type"))
        ? partHeaders
        : pageHeaders(config, front(c.env.incoming), {
            scripts,
            isFramed: isFramedPath(c.req.path),
          });
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  };
}

/** What the browser may know of the configuration; it stands in the page and at `/config.json`. */
export function publicConfig(config: Config, version: string): PublicConfig {
  return {
    productName: config.productName,
    auth: config.auth,
    docsUrl: config.docsUrl ?? "",
    flagScript: config.flagScript,
    directMode: config.directMode,
    ...(config.clerk === null ? {} : { clerkPublishableKey: config.clerk.publishableKey }),
    sandbox: config.backendUrl === null,
    version,
  };
}
