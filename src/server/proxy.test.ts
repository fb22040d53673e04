import { createHash } from "node:crypto";
import { createServer, request } from "node:http";
import type { IncomingMessage, RequestListener } from "node:http";
import { connect, createServer as createTcpServer } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { createFront } from "./front";
import { apiHeaders } from "./headers";
import { createProxy } from "./proxy";
import type { ProxyOptions } from "./proxy";
import { listen, portOf } from "./testServer";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function start(listener: RequestListener): Promise<string> {
  const server = await listen(listener);
  open.push(server);
  return server.url;
}

const front = createFront({ publicUrl: null, trustedProxies: [] });

/** Starts a backend and a proxy in front of it; answers the proxy's address and the backend's. */
async function proxied(backend: RequestListener, options: Partial<ProxyOptions> = {}) {
  const backendUrl = await start(backend);
  return {
    url: await start(createProxy({ backendUrl: new URL(backendUrl), front, ...options })),
    backendUrl,
  };
}

it("keeps the browser's own password dialog away from calls of the page, and leaves it to links", async () => {
  const { url } = await proxied((_, outgoing) => {
    outgoing.writeHead(401, { "www-authenticate": "Basic realm=x" }).end();
  });
  const challenge = (mode?: string) =>
    new Promise<string | undefined>((resolve) => {
      const headers = mode === undefined ? {} : { "sec-fetch-mode": mode };
      request(`${url}/api/auth/whoami`, { headers }, (answer) => {
        answer.resume();
        resolve(answer.headers["www-authenticate"]);
      }).end();
    });
  expect(await challenge("cors")).toBeUndefined();
  expect(await challenge("navigate")).toBe("Basic realm=x");
  expect(await challenge()).toBe("Basic realm=x");
});

describe("what goes out", () => {
  it("drops /api, keeps the query and names the browser's side", async () => {
    let seen: IncomingMessage | undefined;
    const { url, backendUrl } = await proxied((incoming, outgoing) => {
      seen = incoming;
      outgoing.end("[]");
    });
    await fetch(`${url}/api/db/checks?name=eq.a%20b&or=(x.is.null)`, {
      headers: {
        cookie: "ory_kratos_session=abc; theme=dark",
        authorization: "Bearer t",
        prefer: "count=exact",
      },
    });
    expect(seen?.url).toBe("/db/checks?name=eq.a%20b&or=(x.is.null)");
    expect(seen?.headers).toMatchObject({
      host: new URL(backendUrl).host,
      cookie: "ory_kratos_session=abc; theme=dark",
      authorization: "Bearer t",
      prefer: "count=exact",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "http",
      "x-forwarded-host": new URL(url).host,
    });
  });

  it("says itself where the browser is, whatever the caller claims", async () => {
    const { url } = await proxied((incoming, outgoing) =>
      outgoing.end(JSON.stringify(incoming.headers)),
    );
    const answer = await fetch(`${url}/api/x`, {
      headers: {
        "x-forwarded-for": "203.0.113.7",
        "x-forwarded-proto": "https",
        "x-forwarded-host": "evil.example",
        "x-forwarded-user": "root",
        "x-real-ip": "203.0.113.7",
        "x-original-url": "/admin",
        "x-http-method-override": "DELETE",
        forwarded: "host=evil.example",
      },
    });
    const seen: Record<string, string> = await answer.json();
    expect(seen).toMatchObject({
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "http",
      "x-forwarded-host": new URL(url).host,
    });
    for (const name of [
      "x-forwarded-user",
      "x-real-ip",
      "x-original-url",
      "x-http-method-override",
      "forwarded",
    ])
      expect(seen).not.toHaveProperty(name);
  });

  it("takes the word of a proxy that is trusted, and PUBLIC_URL before it", async () => {
    const echo: RequestListener = (incoming, outgoing) =>
      outgoing.end(JSON.stringify(incoming.headers));
    const headers = { "x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https" };
    const trusting = await proxied(echo, {
      front: createFront({ publicUrl: null, trustedProxies: ["127.0.0.0/8"] }),
    });
    expect(await (await fetch(`${trusting.url}/api/x`, { headers })).json()).toMatchObject({
      "x-forwarded-for": "203.0.113.7, 127.0.0.1",
      "x-forwarded-proto": "https",
    });
    const named = await proxied(echo, {
      front: createFront({
        publicUrl: new URL("https://console.example.com"),
        trustedProxies: ["10.0.0.1"],
      }),
    });
    expect(await (await fetch(`${named.url}/api/x`)).json()).toMatchObject({
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "https",
      "x-forwarded-host": "console.example.com",
    });
  });

  it("sends the identity flows to the identity server", async () => {
    const { url } = await proxied((incoming, outgoing) => outgoing.end(incoming.url));
    expect(await (await fetch(`${url}/api/.ory/sessions/whoami`)).text()).toBe(
      "/kratos/sessions/whoami",
    );
  });

  it("keeps headers of the one connection to itself", async () => {
    const { url } = await proxied((incoming, outgoing) =>
      outgoing.end(JSON.stringify(incoming.headers)),
    );
    const headers = {
      connection: "keep-alive, x-secret",
      "x-secret": "1",
      te: "trailers",
      "proxy-authorization": "Basic x",
    };
    const answer = await new Promise<IncomingMessage>((resolve) =>
      request(`${url}/api/x`, { headers }, resolve).end(),
    );
    const received: unknown = JSON.parse(await text(answer));
    expect(received).not.toHaveProperty("x-secret");
    expect(received).not.toHaveProperty("te");
    expect(received).not.toHaveProperty("proxy-authorization");
  });

  it("does not let that list take away who calls, from where and for what", async () => {
    const { url } = await proxied((incoming, outgoing) =>
      outgoing.end(JSON.stringify(incoming.headers)),
    );
    const kept = {
      authorization: "Bearer t",
      cookie: "session=1",
      origin: "https://console.example.com",
      prefer: "count=exact",
      "sec-fetch-site": "same-origin",
    };
    const connection = [...Object.keys(kept), "x-forwarded-for", "host"].join(", ");
    const answer = await new Promise<IncomingMessage>((resolve) =>
      request(`${url}/api/x`, { headers: { ...kept, connection } }, resolve).end(),
    );
    expect(JSON.parse(await text(answer))).toMatchObject({
      ...kept,
      "x-forwarded-for": "127.0.0.1",
    });
  });

  it.each(["declared", "chunked"])(
    "stops a %s body at the limit, where one is set",
    async (kind) => {
      let received = 0;
      const { url } = await proxied(
        (incoming) => incoming.on("data", (part: Buffer) => (received += part.byteLength)),
        { bodyLimit: 100_000 },
      );
      const body = "x".repeat(150_000);
      const headers =
        kind === "chunked"
          ? { "transfer-encoding": "chunked" }
          : { "content-length": String(body.length) };
      const answer = await new Promise<IncomingMessage>((resolve) =>
        request(`${url}/api/x`, { method: "POST", headers }, resolve).end(body),
      );
      expect(answer.statusCode).toBe(413);
      expect(JSON.parse(await text(answer))).toEqual({
        error: "The body is larger than 100 kB, which is the most that the console takes here.",
      });
      expect(received).toBeLessThanOrEqual(100_000);
    },
  );

  it("streams a large upload", async () => {
    const { url } = await proxied((incoming, outgoing) => {
      const hash = createHash("sha256");
      incoming
        .on("data", (chunk: Buffer) => hash.update(chunk))
        .on("end", () => outgoing.end(hash.digest("hex")));
    });
    const body = Buffer.alloc(24 * 1024 * 1024, "quarterdeck ");
    const answer = await fetch(`${url}/api/artifacts/upload`, { method: "POST", body });
    expect(await answer.text()).toBe(createHash("sha256").update(body).digest("hex"));
  });

  it.each(["POST", "DELETE"])("frames a %s body of unknown length", async (method) => {
    const { url } = await proxied((incoming, outgoing) => void incoming.pipe(outgoing));
    const answer = await new Promise<IncomingMessage>((resolve) => {
      const call = request(
        `${url}/api/x`,
        { method, headers: { "transfer-encoding": "chunked" } },
        resolve,
      );
      call.write("one ");
      call.end("two");
    });
    expect(await text(answer)).toBe("one two");
  });

  it.each([
    "/api/../metrics",
    "/api/%2e%2e/metrics",
    "/api/..%2fmetrics",
    "/api/x/..%2F..%2Fmetrics",
    "/api/db%2Fchecks",
    "/api/..%5cmetrics",
    "/api/..\\metrics",
    "/api/%252e%252e%252fmetrics",
    "/api/x%00",
    "/api/%e0%a4%a",
  ])("refuses %s, in which the backend could read another path", async (path) => {
    const { url } = await proxied((_, outgoing) => outgoing.end("reached"));
    const reply = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(url).port), "127.0.0.1", () => {
        socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      });
      void text(socket).then(resolve);
    });
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
    expect(reply).not.toContain("reached");
  });
});

describe("what comes back", () => {
  it.each([
    [401, "text/plain", "Authorization Error"],
    [500, "application/json", '{"error":"x"}'],
    [404, "text/html", "<html>no</html>"],
    [302, "text/plain", "moved"],
    [206, "application/json", "[1]"],
  ])("passes a %i on as it is", async (status, type, body) => {
    const { url } = await proxied((_, outgoing) => {
      outgoing.writeHead(status, {
        "content-type": type,
        "content-range": "0-0/9",
        location: "http://elsewhere/x",
      });
      outgoing.end(body);
    });
    const answer = await fetch(`${url}/api/x`, { redirect: "manual" });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toBe(type);
    expect(answer.headers.get("content-range")).toBe("0-0/9");
    expect(answer.headers.get("location")).toBe("http://elsewhere/x");
    expect(await answer.text()).toBe(body);
  });

  it("keeps every cookie apart", async () => {
    const { url } = await proxied((_, outgoing) => {
      outgoing.setHeader("set-cookie", [
        "a=1; Path=/; HttpOnly",
        "b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT",
      ]);
      outgoing.end();
    });
    const answer = await fetch(`${url}/api/x`);
    expect(answer.headers.getSetCookie()).toEqual([
      "a=1; Path=/; HttpOnly",
      "b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT",
    ]);
  });

  it("lets through what it knows, and nothing that rules over the console's own address", async () => {
    const { url } = await proxied((_, outgoing) => {
      outgoing.writeHead(200, {
        "access-control-allow-credentials": "true",
        "access-control-allow-origin": "https://evil.example",
        "cache-control": "public, max-age=600",
        "clear-site-data": '"*"',
        "content-disposition": "attachment",
        "content-range": "0-0/1",
        "cross-origin-resource-policy": "cross-origin",
        "mcp-session-id": "m1",
        "preference-applied": "count=exact",
        refresh: "0; url=https://evil.example",
        server: "backend/1",
        "service-worker-allowed": "/",
        "set-cookie": [
          "own=1; Path=/",
          "named=1; Domain=127.0.0.1",
          "foreign=1; domain=.evil.example; Path=/",
        ],
        "x-powered-by": "y",
      });
      outgoing.end("[]");
    });
    const headers = new Headers((await fetch(`${url}/api/x`)).headers);
    expect(headers.getSetCookie()).toEqual(["own=1; Path=/", "named=1; Domain=127.0.0.1"]);
    headers.delete("set-cookie");
    headers.delete("date");
    expect(Object.fromEntries(headers)).toEqual({
      ...apiHeaders,
      connection: "keep-alive",
      "content-disposition": "attachment",
      "content-range": "0-0/1",
      "keep-alive": expect.any(String),
      "mcp-session-id": "m1",
      "preference-applied": "count=exact",
      "transfer-encoding": "chunked",
    });
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  });

  it("does not let a stored page run as the console", async () => {
    const { url } = await proxied((_, outgoing) => {
      outgoing.writeHead(200, {
        "content-type": "text/html",
        "content-security-policy": "script-src *",
      });
      outgoing.end("<script>1</script>");
    });
    const answer = await fetch(`${url}/api/artifacts/download/1`);
    expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("leaves a compressed body compressed", async () => {
    const { url } = await proxied((_, outgoing) => {
      outgoing.writeHead(200, { "content-encoding": "gzip", "content-length": 4 });
      outgoing.end("\x1f\x8bxx", "latin1");
    });
    const answer = await new Promise<IncomingMessage>((resolve) =>
      request(`${url}/api/x`, resolve).end(),
    );
    expect(answer.headers).toMatchObject({ "content-encoding": "gzip", "content-length": "4" });
    answer.resume();
  });

  it("hands on each event while the stream is open", async () => {
    let sendNext: () => void = () => undefined;
    const { url } = await proxied((_, outgoing) => {
      outgoing.writeHead(200, { "content-type": "text/event-stream" });
      outgoing.flushHeaders();
      sendNext = () => void outgoing.write("data: tick\n\n");
    });
    const answer = await fetch(`${url}/api/stream`);
    const reader = answer.body?.getReader();
    for (let count = 0; count < 3; count += 1) {
      sendNext();
      const chunk = await reader?.read();
      expect(new TextDecoder().decode(chunk?.value)).toBe("data: tick\n\n");
    }
    await reader?.cancel();
  });

  it("hangs up at the backend when the browser hangs up", async () => {
    let arrived: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => (arrived = resolve));
    let gone: () => void = () => undefined;
    const goodbye = new Promise<void>((resolve) => (gone = resolve));
    const { url } = await proxied((incoming) => {
      incoming.on("close", gone);
      arrived();
    });
    const controller = new AbortController();
    const call = fetch(`${url}/api/slow`, { signal: controller.signal });
    call.catch(() => undefined);
    await arrival;
    controller.abort();
    await goodbye;
    await expect(call).rejects.toThrow(/abort/i);
  });

  it("cuts the answer when the backend breaks off in the middle", async () => {
    const { url } = await proxied((_, outgoing) => {
      outgoing.writeHead(200, { "content-length": 1000 });
      outgoing.write("half", () => outgoing.destroy());
    });
    await expect(fetch(`${url}/api/x`).then((answer) => answer.text())).rejects.toThrow();
  });
});

describe("a backend that does not answer", () => {
  it("says that nothing listens there", async () => {
    const gone = await listen(() => undefined);
    await gone.close();
    const url = await start(createProxy({ backendUrl: new URL(gone.url), front }));
    const answer = await fetch(`${url}/api/x`);
    const host = new URL(gone.url).host;
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({
      error: `The backend at ${host} refuses connections: check that it is running and that BACKEND_URL names it.`,
    });
  });

  it("says that the name is unknown", async () => {
    const url = await start(
      createProxy({ backendUrl: new URL("http://backend.invalid:8080"), front }),
    );
    const answer = await fetch(`${url}/api/x`);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({
      error:
        "The backend's host name backend.invalid:8080 cannot be resolved: check BACKEND_URL and the name service.",
    });
  });

  it("says that the connection was closed", async () => {
    const tcp = createTcpServer((socket) => socket.on("data", () => socket.destroy()));
    await new Promise<void>((resolve) => tcp.listen(0, "127.0.0.1", resolve));
    open.push({ close: () => new Promise((resolve) => tcp.close(() => resolve())) });
    const url = await start(
      createProxy({ backendUrl: new URL(`http://127.0.0.1:${portOf(tcp.address())}`), front }),
    );
    const answer = await fetch(`${url}/api/x`, { method: "POST", body: "{}" });
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({
      error: expect.stringContaining("closed the connection without an answer"),
    });
  });

  it("gives up after the timeout", async () => {
    const { url, backendUrl } = await proxied(() => undefined, { timeoutMs: 150 });
    const answer = await fetch(`${url}/api/x`);
    expect(answer.status).toBe(504);
    expect(await answer.json()).toEqual({
      error: `The backend at ${new URL(backendUrl).host} did not answer within 0.15 seconds.`,
    });
  });

  it("asks again when a kept connection turns out to be closed", async () => {
    let calls = 0;
    const backend = createServer((incoming, outgoing) => {
      calls += 1;
      // The second call arrives on the kept connection; the backend drops it as if it had just timed out.
      if (calls === 2) incoming.socket.resetAndDestroy();
      else outgoing.end(`call ${calls}`);
    });
    await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
    open.push({ close: () => new Promise((resolve) => backend.close(() => resolve())) });
    const url = await start(
      createProxy({ backendUrl: new URL(`http://127.0.0.1:${portOf(backend.address())}`), front }),
    );
    expect(await (await fetch(`${url}/api/x`)).text()).toBe("call 1");
    expect(await (await fetch(`${url}/api/x`)).text()).toBe("call 3");
    backend.closeAllConnections();
  });
});
