import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { speak, startAttacked, type AttackedServer } from "./attackedServer";

let server: AttackedServer;
const open: Socket[] = [];
beforeAll(async () => {
  server = await startAttacked();
});
afterAll(async () => {
  const code = await server.stop();
  if (code !== 0) throw new Error(`The server did not end by itself when asked: ${code}`);
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await expectHealthy();
});

/** Whoever attacks, others are answered at once. */
async function expectHealthy(): Promise<void> {
  const soon = () => ({ signal: AbortSignal.timeout(15_000) });
  expect((await fetch(`${server.url}/healthz`, soon())).status).toBe(200);
  expect((await fetch(`${server.url}/api/auth/whoami`, soon())).status).toBe(200);
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

const get = (path: string, headers = "") =>
  speak(
    server.port,
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n${headers}Connection: close\r\n\r\n`,
  );

/** A POST of `parts` bodies' worth of bytes. @returns the status, or 0 when the connection was cut. */
function post(
  path: string,
  part: string,
  count: number,
  headers: Record<string, string | number> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const call = request(
      `${server.url}${path}`,
      { method: "POST", headers: { "content-type": "application/json", ...headers } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
        if (answer.statusCode === 413) call.destroy();
      },
    );
    call.on("error", () => resolve(0));
    let sent = 0;
    const go = (): void => {
      while (sent < count && !call.destroyed) {
        sent += 1;
        if (!call.write(part)) return void call.once("drain", go);
      }
      call.end();
    };
    go();
  });
}

describe("queries", () => {
  it.each([
    ["a path of 1,300 steps", `select=spec${"->a".repeat(1_300)}`],
    ["a filter on a path of 1,300 steps", `spec${"->a".repeat(1_300)}=eq.1`],
    ["an order by a path of 1,300 steps", `order=spec${"->a".repeat(1_300)}`],
    ["conditions 1,500 levels deep", `and=(${"or(and(".repeat(750)}name.eq.x${"))".repeat(750)})`],
    ["embeddings 1,000 levels deep", `select=${"checks(".repeat(1_000)}id${")".repeat(1_000)}`],
    ["conditions without an end", `and=(${"or(".repeat(3_000)}`],
    ["a list of 3,000 values", `id=in.(${Array.from({ length: 3_000 }, () => "x").join(",")})`],
  ])("with %s are refused", async (_, query) => {
    const status = statusOf(await get(`/api/db/canaries?${query}`));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

describe("bodies", () => {
  const megabyte = `"${"x".repeat(999_998)}"`;
  const save = "/api/db/canaries";

  it.each([
    ["200 MB that say so", save, { "content-length": 200_000_000 }],
    ["200 MB of unknown length", save, { "transfer-encoding": "chunked" }],
    [
      "50 MB at the sign-in",
      "/api/.ory/self-service/login?flow=x",
      { "transfer-encoding": "chunked" },
    ],
    ["200 MB for the search", "/api/resources/search", { "content-length": 200_000_000 }],
  ])("of %s are not read", async (_, path, headers) => {
    const status = await post(path, megabyte, 200, headers);
    expect([413, 0], "413, or cut off in the middle").toContain(status);
  });

  it("of 30 MB for a page leave no trace", async () => {
    expect([404, 0]).toContain(await post("/health", megabyte, 30));
  });

  it("in pieces of one byte weigh no more than they are", async () => {
    expect([400, 413]).toContain(await post(save, "[", 20_000, { "transfer-encoding": "chunked" }));
  });

  it("that nest 100,000 levels deep are refused", async () => {
    expect(await post(save, "[".repeat(100_000), 1)).toBe(400);
    expect(await post("/api/resources/search", `${'{"a":'.repeat(100_000)}1`, 1)).toBe(400);
  });

  it("of almost 2 MB from twenty sides at once are taken in turn, or put off", async () => {
    const rows = `[${`{"name":"n","spec":{"a":[1,{"b":null}]}},`.repeat(45_000)}{}]`;
    const statuses = await Promise.all(Array.from({ length: 20 }, () => post(save, rows, 1)));
    for (const status of statuses) expect([400, 503]).toContain(status);
  });
});

describe("headers", () => {
  it.each([
    "quarterdeck_act_as=%E0%A4%A",
    "quarterdeck_act_as=%00",
    "quarterdeck_act_as=\xff\xfe",
    `quarterdeck_act_as=${"x".repeat(7_000)}`,
    "quarterdeck_fault=%ff; ;=;;a",
    "ory_kratos_session=%; csrf_token_sandbox=%",
  ])("with the cookie %# break nothing", async (cookie) => {
    const answer = await get("/api/auth/whoami", `Cookie: ${cookie}\r\n`);
    expect([200, 401]).toContain(statusOf(answer));
  });

  it("that never end are refused", async () => {
    expect(statusOf(await get("/api/auth/whoami", `X-Many: ${"y".repeat(40_000)}\r\n`))).toBe(431);
  });

  it.each([
    ["Sec-Fetch-Site: cross-site"],
    ["Sec-Fetch-Site: same-site"],
    ["Origin: https://evil.example"],
    ["Origin: null"],
    ["Origin: http://127.0.0.1:1"],
    ["Origin: https://evil.example\r\nX-Forwarded-Host: evil.example"],
    ["Referer: https://evil.example/"],
  ])("of a page elsewhere change nothing: %j", async (headers) => {
    const answer = await speak(
      server.port,
      `POST /api/sandbox/act-as HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n${headers}\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
    );
    expect(statusOf(answer)).toBe(403);
  });

  it.each([
    "evil.example",
    "evil.example:3000",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
  ])("for the name %s are refused", async (host) => {
    const call = `GET /api/auth/whoami HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    expect(statusOf(await speak(server.port, call))).toBe(403);
  });
});

describe("addresses", () => {
  it.each([
    "/api/../api/auth/whoami",
    "/api/..%2f..%2fetc/passwd",
    "/api/%2e%2e/healthz",
    "/%61pi/auth/whoami",
    "/api/db%2Fpeople",
    "/api/db/%E0%A4%A",
    "/api/sandbox/target/%",
    "/api/db/people%00",
    "/assets/../../package.json",
    "/assets/%2e%2e/%2e%2e/package.json",
    "/contract/..%2f..%2fpackage.json",
    "//evil.example/api/auth/whoami",
    "http://evil.example/api/auth/whoami",
    "\\..\\package.json",
    "*",
  ])("%s leads nowhere", async (path) => {
    const answer = await get(path);
    expect(statusOf(answer)).not.toBeGreaterThanOrEqual(500);
    expect(answer).not.toContain('"payload"');
    expect(answer).not.toContain('"devDependencies"');
  });

  it.each([
    ["no host", "GET / HTTP/1.1\r\n\r\n"],
    ["an unknown method", "BREW / HTTP/1.1\r\nHost: x\r\n\r\n"],
    [
      "two lengths",
      "POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    ],
    [
      "a length and chunks",
      "POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
    ["no HTTP at all", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"],
  ])("with %s are a bad request", async (_, bytes) => {
    expect(statusOf(await speak(server.port, bytes))).toBe(400);
  });
});

describe("slow clients", () => {
  const hold = (bytes: string): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(server.port, "127.0.0.1", () => {
        socket.pause();
        socket.write(bytes, () => resolve());
      });
      socket.on("error", () => resolve());
      open.push(socket);
    });
  const crowd = (count: number, bytes: string) =>
    Promise.all(Array.from({ length: count }, () => hold(bytes)));
  const host = () => `Host: 127.0.0.1:${server.port}`;

  it("that never finish their headers hold nobody up", async () => {
    await crowd(400, `GET /api/auth/whoami HTTP/1.1\r\n${host()}\r\nX-Slow: `);
    await expectHealthy();
  });

  it("that never finish their bodies hold nobody up", async () => {
    const head = `POST /api/db/canaries HTTP/1.1\r\n${host()}\r\nContent-Type: application/json`;
    await crowd(200, `${head}\r\nContent-Length: 1900000\r\n\r\n[{"name":`);
    await expectHealthy();
  });

  it("that take no answer off the line hold nobody up", async () => {
    await crowd(40, `GET /api/db/canaries HTTP/1.1\r\n${host()}\r\n\r\n`.repeat(3));
    await expectHealthy();
  });

  it("that hang up at once hold nobody up", async () => {
    await crowd(300, `GET /api/db/checks HTTP/1.1\r\n${host()}\r\n\r\n`);
    for (const socket of open.splice(0)) socket.destroy();
    await expectHealthy();
  });
});

it("stays small", () => {
  expect(server.memory(), "megabytes").toBeLessThan(500);
});
