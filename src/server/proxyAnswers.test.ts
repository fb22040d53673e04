import { request } from "node:http";
import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { apiHeaders } from "./headers";
import { proxied } from "./testProxy";

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
