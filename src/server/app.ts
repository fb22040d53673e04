import { Hono } from "hono";
import type { MiddlewareHandler } from "hono";
import type { Config } from "./config";
import { flagScriptPage } from "./flagScript";
import {
  apiHeaders,
  cameOverHttps,
  hidesChallenge,
  isPart,
  pageHeaders,
  partHeaders,
} from "./headers";
import { refusal } from "./sandboxGuard";
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
export function createApp(options: AppOptions): Hono {
  const { config, version, assets, contract, charts, sandbox, phase } = options;
  const app = new Hono();
  const startedAt = performance.now();

  app.use("*", securityHeaders(config));
  app.get("/api/_health", (c) => c.json({ health: "ok" }));
  app.get("/api/charts/:chart", (c) => charts(c.req.param("chart")));
  app.all("/api", (c) => answerApi(c.req.raw));
  app.all("/api/*", (c) => answerApi(c.req.raw));
  app.get("/config.json", (c) =>
    c.json(publicConfig(config, version), 200, { "cache-control": "no-store" }),
  );
  app.get("/healthz", async (c) => {
    const database =
      phase() === "ready" && sandbox !== null ? await sandboxDatabase(sandbox) : undefined;
    const status =
      phase() !== "ready"
        ? phase()
        : database === undefined || database === "ok"
          ? "ok"
          : "failing";
    const body = {
      status,
      uptimeSeconds: Math.round((performance.now() - startedAt) / 1000),
      version,
      backend: config.backendUrl?.host ?? "sandbox",
      ...(database === undefined ? {} : { database }),
    };
    return c.json(body, status === "ok" ? 200 : 503, { "cache-control": "no-store" });
  });
  if (config.flagScript) app.get("/flag-script.html", () => flagScriptPage());
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
    console.error(`${c.req.method} ${c.req.path} failed:`, error);
    return c.json(
      { error: "The console's server failed on this request; its log holds the reason." },
      500,
    );
  });

  async function answerApi(request: Request): Promise<Response> {
    if (sandbox === null)
      return Response.json(
        { error: "There is no sandbox, and no backend took this call." },
        { status: 404 },
      );
    const reason = refusal(request, config.host);
    if (reason !== null) return Response.json({ error: reason }, { status: 403 });
    const answer = await (await sandbox).fetch(request);
    if (!answer.headers.has("www-authenticate")) return answer;
    if (!hidesChallenge(request.headers.get("sec-fetch-mode"))) return answer;
    const headers = new Headers(answer.headers);
    headers.delete("www-authenticate");
    return new Response(answer.body, { status: answer.status, headers });
  }
  return app;
}

function securityHeaders(config: Config): MiddlewareHandler {
  return async (c, next) => {
    await next();
    // Its policy is its own: it lets a script run and keeps it from everything else.
    if (c.req.path === "/flag-script.html" && config.flagScript) return;
    const https = cameOverHttps(c.req.header("x-forwarded-proto"));
    const headers = /^\/api(?:\/|$)/.test(c.req.path)
      ? apiHeaders
      : isPart(c.req.path, c.res.headers.get("content-type"))
        ? partHeaders
        : pageHeaders(config, https);
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  };
}

function publicConfig(config: Config, version: string): PublicConfig {
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

async function sandboxDatabase(sandbox: Promise<Sandbox>): Promise<string> {
  try {
    return (await (await sandbox).health()).database;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
