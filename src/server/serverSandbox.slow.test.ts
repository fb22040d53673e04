import { request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import type { Sandbox, SandboxOptions } from "./sandbox";
import { echo, start } from "./testConsole";

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
