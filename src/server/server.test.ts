import { describe, expect, it, onTestFinished } from "vitest";
import { readConfig } from "./config";
import { pageHeaders } from "./headers";
import type { Sandbox } from "./sandbox";
import { startServer } from "./server";
import { echo, start } from "./testConsole";
import { listen } from "./testServer";

const plain = {
  auth: "none",
  clerk: null,
  directMode: false,
  edge: { imgHosts: [], frameAncestors: [] },
} as const;

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
    onTestFinished(() => backend.close());
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
      contractDir: "nowhere",
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
      { GRACE_SECONDS: "0" },
      { startSandbox: () => Promise.resolve({ ...echo, fetch: hang }) },
    );
    const call = fetch(`${server.url}/api/slow`);
    call.catch(() => undefined);
    await arrival;
    await server.stop();
    await expect(call).rejects.toThrow();
  });
});
