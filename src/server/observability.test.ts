import { createServer as createTcpServer } from "node:net";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { areaOf } from "./metrics";
import { start } from "./testConsole";
import { listen, portOf } from "./testServer";
import { traceOf, traceparent } from "./trace";

const trace = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";

describe("a trace", () => {
  it("goes on with this step as the parent of the next", () => {
    const own = traceOf({ traceparent: trace });
    expect(traceparent(own)).toMatch(/^00-4bf92f3577b34da6a3ce929d0e0e4736-[0-9a-f]{16}-01$/);
    expect(own.spanId).not.toBe("00f067aa0ba902b7");
    expect(own.requestId).toBe("4bf92f3577b34da6a3ce929d0e0e4736");
  });

  it.each([
    {},
    { traceparent: "hello" },
    { traceparent: trace.replace(/-00f.*-/, `-${"0".repeat(16)}-`) },
    { "x-request-id": 'a"}\n{"level":"error"' },
    { "x-request-id": "x".repeat(129) },
  ])("begins anew on %j", (headers) => {
    const first = traceOf(headers);
    expect(first.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(first.traceId).not.toBe(traceOf(headers).traceId);
    expect(first.requestId).toBe(first.traceId);
  });
});

it.each([
  ["/api/db/checks", "db"],
  ["/api/canary/api", "canary"],
  ["/api/.ory/sessions/whoami", ".ory"],
  ["/api/nothing/of/ours", "other api"],
  ["/assets/index-1.js", "asset"],
  ["/readyz", "probe"],
  ["/api/_health", "probe"],
  ["/catalog/0190", "page"],
])("counts %s as %s", (path, area) => {
  expect(areaOf(path)).toBe(area);
});

describe("with a backend", () => {
  it("gives the request's id to the backend, to the browser and to the log", async () => {
    const lines: string[] = [];
    const out = vi.spyOn(process.stdout, "write").mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
    onTestFinished(() => out.mockRestore());
    const seen: Record<string, unknown>[] = [];
    const backend = await listen((incoming, outgoing) => {
      seen.push({ ...incoming.headers });
      outgoing.writeHead(200, { "x-request-id": "of-the-backend" }).end("[]");
    });
    onTestFinished(() => backend.close());
    const { url } = await start({ BACKEND_URL: backend.url, LOG_FORMAT: "json" });
    const answer = await fetch(`${url}/api/db/checks?name=eq.secret`, {
      headers: { traceparent: trace, "x-request-id": "from-the-front" },
    });
    await answer.text();
    await vi.waitFor(() => expect(lines.some((line) => line.includes('"request"'))).toBe(true));

    expect(answer.headers.get("x-request-id")).toBe("from-the-front");
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      "x-request-id": "from-the-front",
      traceparent: expect.stringMatching(/^00-4bf92f3577b34da6a3ce929d0e0e4736-/),
    });
    const line: unknown = JSON.parse(lines.find((text) => text.includes('"request"')) ?? "");
    expect(line).toMatchObject({
      level: "info",
      msg: "request",
      method: "GET",
      path: "/api/db/checks",
      operation: "listChecks",
      status: 200,
      ms: expect.any(Number),
      upstreamMs: expect.any(Number),
      requestId: "from-the-front",
      traceId: "4bf92f3577b34da6a3ce929d0e0e4736",
    });
    expect(lines.join("")).not.toContain("secret");
  });

  it("counts requests, their time, and why the backend did not answer", async () => {
    const backend = await listen((incoming, outgoing) => {
      if (incoming.url === "/db/cut") {
        outgoing.writeHead(200, { "content-length": "100" });
        outgoing.write("half", () => outgoing.destroy());
      } else outgoing.writeHead(409).end("{}");
    });
    const { url } = await start({ BACKEND_URL: backend.url });
    const call = (path: string) => fetch(url + path).then((answer) => answer.text());
    await call("/api/db/checks");
    await expect(call("/api/db/cut")).rejects.toThrow("terminated");
    await backend.close();
    await call("/api/canary/api");
    const text = await call("/metrics");

    const line = (name: string) => text.split("\n").find((one) => one.startsWith(name));
    expect(
      line('quarterdeck_request_duration_seconds_count{method="GET",area="db",status="409"}'),
    ).toMatch(/ 1$/);
    expect(
      line('quarterdeck_request_duration_seconds_count{method="GET",area="canary",status="502"}'),
    ).toMatch(/ 1$/);
    expect(line("quarterdeck_upstream_duration_seconds_count")).toMatch(/ 2$/);
    expect(line('quarterdeck_upstream_errors_total{reason="refused"}')).toMatch(/ 1$/);
    expect(line('quarterdeck_upstream_errors_total{reason="cut"}')).toMatch(/ 1$/);
    // The one that asks.
    expect(line("quarterdeck_requests_in_flight")).toMatch(/ 1$/);
    expect(line("nodejs_eventloop_lag_seconds")).toBeDefined();
    expect(line("quarterdeck_info")).toContain('version="1.2.3"');
  });

  it("is ready and alive while the backend is away", async () => {
    const { url } = await start({ BACKEND_URL: "http://127.0.0.1:9" });
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});

describe("a port of their own", () => {
  it("has metrics and probes, and the console's port has no metrics then", async () => {
    const server = await start({ METRICS_PORT: "0" });
    const status = async (path: string) => (await fetch(server.operationUrl + path)).status;
    expect(await status("/metrics")).toBe(200);
    expect(await status("/livez")).toBe(200);
    expect(await status("/readyz")).toBe(200);
    expect(await status("/")).toBe(404);
    expect(await status("/api/db/checks")).toBe(404);
    expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain("nodejs_");
  });

  it("says which variable to change when it is taken", async () => {
    const tcp = createTcpServer();
    await new Promise<void>((resolve) => tcp.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void tcp.close());
    const port = String(portOf(tcp.address()));
    await expect(start({ METRICS_PORT: port })).rejects.toThrow(
      `Port ${port} is in use; set METRICS_PORT=… or stop the other process.`,
    );
  });
});

it("says while it drains that it is not ready, and goes on answering", async () => {
  const server = await start({ DRAIN_SECONDS: "1" });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const stopped = server.stop();
  const probe = await fetch(`${server.url}/readyz`);
  expect(probe.status).toBe(503);
  expect(await probe.json()).toEqual({ status: "stopping" });
  expect((await fetch(`${server.url}/livez`)).status).toBe(200);
  const answer = await fetch(`${server.url}/api/db/checks`);
  expect(await answer.text()).toBe("GET /api/db/checks ");
  expect(answer.headers.get("connection")).toBe("close");
  await stopped;
  await expect(fetch(`${server.url}/livez`)).rejects.toThrow("fetch failed");
});
