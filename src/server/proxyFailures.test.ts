import { createServer } from "node:http";
import { createServer as createTcpServer } from "node:net";
import { describe, expect, it } from "vitest";
import { createProxy } from "./proxy";
import { closeLater, front, proxied, start } from "./testProxy";
import { listen, portOf } from "./testServer";

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
    closeLater({ close: () => new Promise((resolve) => tcp.close(() => resolve())) });
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
    closeLater({ close: () => new Promise((resolve) => backend.close(() => resolve())) });
    const url = await start(
      createProxy({ backendUrl: new URL(`http://127.0.0.1:${portOf(backend.address())}`), front }),
    );
    expect(await (await fetch(`${url}/api/x`)).text()).toBe("call 1");
    expect(await (await fetch(`${url}/api/x`)).text()).toBe("call 3");
    backend.closeAllConnections();
  });
});
