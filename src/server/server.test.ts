import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { readConfig } from "./config";
import { pageHeaders } from "./headers";
import type { Sandbox, SandboxOptions } from "./sandbox";
import { startServer } from "./server";
import type { RunningServer, ServerOptions } from "./server";
import { listen } from "./testServer";

const dir = mkdtempSync(join(tmpdir(), "console-"));
writeFileSync(join(dir, "index.html"), "<!doctype html><title>Quarterdeck</title>");
afterAll(() => rmSync(dir, { recursive: true }));

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

const echo: Sandbox = {
  fetch: async (call) =>
    new Response(`${call.method} ${new URL(call.url).pathname} ${await call.text()}`),
  health: () => Promise.resolve({ database: "ok" }),
  close: () => Promise.resolve(),
};

async function start(
  env: Record<string, string> = {},
  options: Partial<ServerOptions> = {},
): Promise<RunningServer> {
  const server = await startServer({
    config: readConfig({ PORT: "0", ...env }),
    version: "1.2.3",
    assetRoots: [{ prefix: "/", dir }],
    contractDir: join(dir, "contract"),
    startSandbox: () => Promise.resolve(echo),
    ...options,
  });
  server.ready.catch(() => undefined);
  running.push(server);
  return server;
}

const plain = { auth: "none", clerk: null, directMode: false } as const;

describe("the console's own answers", () => {
  it("tells the browser its configuration", async () => {
    const { url } = await start({ PRODUCT_NAME: "Bridge", DOCS_URL: "https://docs.example.com/" });
    const answer = await fetch(`${url}/config.json`);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toEqual({
      productName: "Bridge",
      auth: "none",
      docsUrl: "https://docs.example.com/",
      directMode: false,
      flagScript: false,
      sandbox: true,
      version: "1.2.3",
    });
  });

  it("puts the security headers on pages, files that are missing, redirects and errors", async () => {
    const { url } = await start();
    for (const path of ["/", "/assets/gone.js", "/config/abc", "/config.json", "/healthz"]) {
      const answer = await fetch(url + path, { redirect: "manual" });
      expect(Object.fromEntries(answer.headers)).toMatchObject(pageHeaders(plain, false));
      expect(answer.headers.has("strict-transport-security")).toBe(false);
    }
    const secure = await fetch(url, { headers: { "x-forwarded-proto": "https" } });
    expect(Object.fromEntries(secure.headers)).toMatchObject(pageHeaders(plain, true));
  });

  it("answers HEAD as GET without a body", async () => {
    const { url } = await start();
    const answer = await fetch(`${url}/topology`, { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-length")).toBe("41");
    expect(await answer.text()).toBe("");
  });

  it.each([
    ["/config", "/catalog"],
    ["/config/1/changes?x=%2F", "/catalog/1/changes?x=%2F"],
    ["/settings/notifications/rules", "/notifications/rules"],
    ["/notifications/silence?id=1", "/notifications/silences/add?id=1"],
  ])("moves %s to %s", async (from, to) => {
    const { url } = await start();
    const answer = await fetch(url + from, { redirect: "manual" });
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toBe(to);
  });

  it("keeps /api/_health for probes", async () => {
    const { url } = await start({ BACKEND_URL: "http://127.0.0.1:9" });
    expect(await (await fetch(`${url}/api/_health`)).json()).toEqual({ health: "ok" });
  });

  it("refuses other methods on pages", async () => {
    const { url } = await start();
    expect((await fetch(`${url}/topology`, { method: "POST" })).status).toBe(404);
  });
});

describe("with a backend", () => {
  it("passes the API on and serves the rest", async () => {
    const backend = await listen((incoming, outgoing) => outgoing.end(`backend ${incoming.url}`));
    running.push({ stop: () => backend.close() });
    const { url } = await start({ BACKEND_URL: backend.url });
    expect(await (await fetch(`${url}/api/db/checks?x=1`)).text()).toBe("backend /db/checks?x=1");
    expect(await (await fetch(`${url}/health`)).text()).toContain("Quarterdeck");
    expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({
      status: "ok",
      version: "1.2.3",
      backend: new URL(backend.url).host,
    });
    expect(await (await fetch(`${url}/config.json`)).json()).toMatchObject({
      auth: "kratos",
      sandbox: false,
    });
  });
});

describe.each([
  ["with the sandbox", {}],
  ["with a backend", { BACKEND_URL: "http://127.0.0.1:9" }],
])("charts %s", (_, env) => {
  it("are answered by the console itself", async () => {
    const { url } = await start({ ...env, CHART_REGISTRY_URL: "off" });
    const answer = await fetch(`${url}/api/charts/aws`);
    expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
    expect(await answer.json()).toMatchObject({ name: "mission-control-aws", source: "shipped" });
    expect((await fetch(`${url}/api/charts/other`)).status).toBe(404);
  });
});

describe("with the sandbox", () => {
  it("hands over every path of the API with its body", async () => {
    const { url } = await start();
    const answer = await fetch(`${url}/api/db/checks`, { method: "PATCH", body: "{}" });
    expect(await answer.text()).toBe("PATCH /api/db/checks {}");
    expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
  });

  it("tells it where it is reached and how it should behave", async () => {
    const seen: SandboxOptions[] = [];
    const { url } = await start(
      { SANDBOX_CHAOS: "10", SANDBOX_LATENCY: "300" },
      { startSandbox: (options) => (seen.push(options), Promise.resolve(echo)) },
    );
    expect(seen).toMatchObject([
      { baseUrl: url, chaosPercent: 10, latencyMs: [300, 300], allowExec: false },
    ]);
  });

  it("lets early calls wait, and is not healthy before", async () => {
    let ready: (sandbox: Sandbox) => void = () => undefined;
    const { url } = await start(
      {},
      { startSandbox: () => new Promise((resolve) => (ready = resolve)) },
    );
    const health = await fetch(`${url}/healthz`);
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({ status: "starting", backend: "sandbox" });
    const early = fetch(`${url}/api/auth/whoami`);
    ready(echo);
    expect((await early).status).toBe(200);
    expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({
      status: "ok",
      database: "ok",
    });
  });

  it("is not healthy when the database fails", async () => {
    const health = () => Promise.reject(new Error("The sandbox database is closed"));
    const { url } = await start({}, { startSandbox: () => Promise.resolve({ ...echo, health }) });
    const answer = await fetch(`${url}/healthz`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      status: "failing",
      database: "The sandbox database is closed",
    });
  });

  it("reports that it cannot start", async () => {
    const { ready } = await start(
      {},
      { startSandbox: () => Promise.reject(new Error("disk full")) },
    );
    await expect(ready).rejects.toThrow("disk full");
  });

  it.each([
    ["a change from another site", { "sec-fetch-site": "cross-site" }, 403],
    ["a change from its own page", { "sec-fetch-site": "same-origin" }, 200],
    ["a change from a foreign origin", { origin: "https://evil.example" }, 403],
    ["a change from an opaque origin", { origin: "null" }, 403],
    ["a change by a tool", {}, 200],
    ["a name that was pointed at this machine", { host: "evil.example" }, 403],
    ["its usual name", { host: "localhost:3000" }, 200],
  ])("answers %s", async (_, headers, status) => {
    const { url } = await start();
    const answered = await new Promise<number | undefined>((resolve) => {
      request(`${url}/api/db/checks`, { method: "POST", headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).end("{}");
    });
    expect(answered).toBe(status);
  });

  it("answers to any name when it is shared on purpose", async () => {
    const { url } = await start({ HOST: "0.0.0.0" });
    const status = await new Promise<number | undefined>((resolve) => {
      request(`${url}/api/x`, { headers: { host: "demo.example.com" } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).end();
    });
    expect(status).toBe(200);
  });
});

describe("stopping", () => {
  it("lets a running request finish, takes no new one, then closes the sandbox", async () => {
    const events: string[] = [];
    let arrived: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => (arrived = resolve));
    let finish: () => void = () => undefined;
    const sandbox: Sandbox = {
      ...echo,
      fetch: () => {
        arrived();
        return new Promise(
          (resolve) => (finish = () => (events.push("answered"), resolve(new Response("done")))),
        );
      },
      close: () => Promise.resolve(void events.push("closed")),
    };
    const server = await start({}, { startSandbox: () => Promise.resolve(sandbox) });
    const call = fetch(`${server.url}/api/slow`).then((answer) => answer.text());
    await arrival;
    const stopped = server.stop();
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    finish();
    expect(await call).toBe("done");
    await stopped;
    expect(events).toEqual(["answered", "closed"]);
  });

  it("does not wait for ever", async () => {
    let arrived: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => (arrived = resolve));
    const hang = () => (arrived(), new Promise<Response>(() => undefined));
    const server = await start(
      {},
      { graceMs: 50, startSandbox: () => Promise.resolve({ ...echo, fetch: hang }) },
    );
    const call = fetch(`${server.url}/api/slow`);
    call.catch(() => undefined);
    await arrival;
    await server.stop();
    await expect(call).rejects.toThrow();
  });
});
