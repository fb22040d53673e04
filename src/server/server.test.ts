import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
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

const plain = { auth: "none", clerk: null, directMode: false, edge: { imgHosts: [] } } as const;

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
      expect(Object.fromEntries(answer.headers)).toMatchObject(
        pageHeaders(plain, { host: new URL(url).host, isHttps: false }),
      );
      expect(answer.headers.has("strict-transport-security")).toBe(false);
    }
    const named = await start({ PUBLIC_URL: "https://console.example.com" });
    const secure = await fetch(named.url);
    expect(Object.fromEntries(secure.headers)).toMatchObject(
      pageHeaders(plain, { host: "console.example.com", isHttps: true }),
    );
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
    const answer = await fetch(`${url}/api/db/checks`, {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
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

  it("is not healthy when the database is stuck, and says so while it is", async () => {
    let asked = 0;
    const health = () => ((asked += 1), new Promise<never>(() => undefined));
    const { url } = await start({}, { startSandbox: () => Promise.resolve({ ...echo, health }) });
    const answers = await Promise.all([fetch(`${url}/healthz`), fetch(`${url}/healthz`)]);
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({
        status: "failing",
        database: "The sandbox database did not answer within 2 seconds",
      });
    }
    expect(asked, "probes do not line up behind it").toBe(1);
  });

  it("reports that it cannot start", async () => {
    const { ready } = await start(
      {},
      { startSandbox: () => Promise.reject(new Error("disk full")) },
    );
    await expect(ready).rejects.toThrow("disk full");
  });

  it("asks for no body that is too large, and takes none that is", async () => {
    const { url } = await start({ BODY_LIMIT: "100kB" });
    const asked = await new Promise<string>((resolve) => {
      const headers = {
        "content-type": "application/json",
        "content-length": 200_000_000,
        expect: "100-continue",
      };
      const call = request(`${url}/api/db/checks`, { method: "POST", headers });
      call
        .on("continue", () => resolve("continue"))
        .on("response", (answer) => {
          answer.resume();
          resolve(String(answer.statusCode));
          call.destroy();
        });
      call.on("error", () => undefined).flushHeaders();
    });
    expect(asked).toBe("413");
    const small = await new Promise<string>((resolve) => {
      const headers = { "content-type": "application/json", expect: "100-continue" };
      const call = request(`${url}/api/db/checks`, { method: "POST", headers }, (answer) => {
        void text(answer).then(resolve);
      });
      call.on("continue", () => call.end("{}")).flushHeaders();
    });
    expect(small).toBe("POST /api/db/checks {}");
  });

  it.each([
    ["/api/db/checks", 100_001, 413],
    ["/api/db/checks", 100_000, 200],
    ["/api/.ory/self-service/login", 100_001, 413],
  ])("counts a body of unknown length on %s: %i bytes", async (path, size, status) => {
    const { url } = await start(path.includes(".ory") ? {} : { BODY_LIMIT: "100kB" });
    const answered = await new Promise<number | undefined>((resolve) => {
      const headers = { "content-type": "application/json", "transfer-encoding": "chunked" };
      const call = request(url + path, { method: "POST", headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      call.on("error", () => undefined).end(`"${"x".repeat(size - 2)}"`);
    });
    expect(answered).toBe(status);
  });

  it("refuses documents that nest without end, and counts no bracket of a text", async () => {
    const { url } = await start();
    const send = async (body: string) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`${url}/api/db/checks`, { method: "POST", headers, body });
      return answer.status;
    };
    expect(await send("[".repeat(201) + "]".repeat(201))).toBe(400);
    expect(await send("[".repeat(200) + "]".repeat(200))).toBe(200);
    expect(await send(JSON.stringify({ text: `${"[".repeat(500)}\\"{` }))).toBe(200);
  });

  it.each(["/%61pi/db/checks", "/x/../api/db/checks", "/api/x/../../api/db/checks"])(
    "does not take %s for a call that the guard has seen",
    async (path) => {
      const { url } = await start();
      const reply = await new Promise<string>((resolve) => {
        const socket = connect(Number(new URL(url).port), "127.0.0.1", () => {
          const headers = "Host: 127.0.0.1\r\nSec-Fetch-Site: cross-site\r\nConnection: close";
          socket.write(`POST ${path} HTTP/1.1\r\n${headers}\r\nContent-Length: 0\r\n\r\n`);
        });
        void text(socket).then(resolve);
      });
      expect(reply).toMatch(/^HTTP\/1\.1 4/);
      expect(reply).not.toContain("POST /api");
    },
  );

  it("tells it where the browser is, not where a client says that it is", async () => {
    const seen: Request[] = [];
    const fetched: Sandbox = {
      ...echo,
      fetch: (call) => (seen.push(call), Promise.resolve(new Response("[]"))),
    };
    const startSandbox = () => Promise.resolve(fetched);
    const claims = {
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
      "x-real-ip": "203.0.113.7",
    };
    const plainServer = await start({}, { startSandbox });
    await fetch(`${plainServer.url}/api/x`, { headers: claims });
    const named = await start({ PUBLIC_URL: "https://console.example.com" }, { startSandbox });
    await fetch(`${named.url}/api/x?y=1`, { headers: claims });
    expect(seen.map((call) => call.url)).toEqual([
      `${plainServer.url}/api/x`,
      "http://console.example.com/api/x?y=1",
    ]);
    expect(seen.map((call) => call.headers.get("x-forwarded-proto"))).toEqual(["http", "https"]);
    for (const call of seen) {
      expect(call.headers.get("x-forwarded-for")).toBe("127.0.0.1");
      expect(call.headers.has("x-forwarded-host")).toBe(false);
      expect(call.headers.has("x-real-ip")).toBe(false);
    }
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

  it("does not wait for a sandbox that is stuck", async () => {
    const close = () => new Promise<never>(() => undefined);
    const server = await startServer({
      config: readConfig({ PORT: "0" }),
      version: "1.2.3",
      assetRoots: [],
      contractDir: join(dir, "contract"),
      startSandbox: () => Promise.resolve({ ...echo, close }),
      closeMs: 50,
    });
    await server.ready;
    await expect(server.stop()).rejects.toThrow("The sandbox did not close within 0.05 seconds.");
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
