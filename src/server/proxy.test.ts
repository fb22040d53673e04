import { createHash } from "node:crypto";
import { request } from "node:http";
import type { IncomingMessage, RequestListener } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { createFront } from "./front";
import { createProxy } from "./proxy";
import { front, proxied, start } from "./testProxy";

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

  it("vouches for the origin to another console, and leaves it to a backend", async () => {
    const echo: RequestListener = (incoming, outgoing) =>
      outgoing.end(JSON.stringify(incoming.headers));
    const headers = {
      origin: "https://console.example.com",
      referer: "https://console.example.com/",
    };
    const plain = await proxied(echo);
    expect(await (await fetch(`${plain.url}/api/x`, { headers })).json()).toMatchObject(headers);
    const backendUrl = new URL(`${plain.backendUrl}/api`);
    const console = await start(createProxy({ backendUrl, front }));
    const seen: unknown = await (await fetch(`${console}/api/x`, { headers })).json();
    expect(seen).toMatchObject({ origin: plain.backendUrl });
    expect(seen).not.toHaveProperty("referer");
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
