import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runEntry } from "./run";

const answers: RequestListener = (request, response) => {
  const path = request.url ?? "";
  if (path === "/hang") return;
  if (path.startsWith("/status/")) response.writeHead(Number(path.slice(8)));
  if (path === "/away") response.writeHead(302, { location: "/ok" });
  if (path === "/loop") response.writeHead(302, { location: "/loop" });
  if (path === "/post-away") response.writeHead(303, { location: "/echo" });
  if (path === "/metadata") response.writeHead(302, { location: "http://169.254.169.254/latest" });
  if (path === "/file") response.writeHead(302, { location: "file:///etc/passwd" });
  if (path === "/elsewhere")
    response.writeHead(302, { location: `http://localhost:${port()}/echo` });
  if (path === "/big") {
    response.end("x".repeat(3_000_000));
    return;
  }
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const body = Buffer.concat(chunks).toString();
    if (path === "/echo")
      response.end(JSON.stringify({ method: request.method, headers: request.headers, body }));
    else response.end('{"status":"ok","items":[1,2]}');
  });
};

let server: Server;
const address = (from: Server) => {
  const bound = from.address();
  return typeof bound === "object" && bound !== null ? bound.port : 0;
};
const port = () => address(server);
const at = (path: string) => `http://127.0.0.1:${port()}${path}`;
const run = (spec: Record<string, unknown>, timeoutMs = 3000) =>
  runEntry(
    { type: "http", spec, problem: null },
    { signal: new AbortController().signal, timeoutMs },
  );

beforeAll(async () => {
  server = createServer(answers);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe("an http check", () => {
  it("passes on 2xx and keeps what it saw", async () => {
    const result = await run({ url: at("/ok") });
    expect(result).toMatchObject({
      pass: true,
      message: "200 OK",
      details: { code: 200, size: 29 },
    });
    expect(result.durationMs).toBeGreaterThanOrEqual(0);
  });

  it("fails on 500, unless that is what is wanted", async () => {
    expect(await run({ url: at("/status/500") })).toMatchObject({
      pass: false,
      error: "The answer was 500, accepted are 200 to 299.",
    });
    expect(await run({ url: at("/status/500"), responseCodes: [500, "503"] })).toMatchObject({
      pass: true,
    });
    expect(await run({ url: at("/ok"), responseCodes: [404] })).toMatchObject({
      error: "The answer was 200, accepted is 404.",
    });
  });

  it("sends method, body, headers and basic authentication", async () => {
    const result = await run({
      url: at("/echo"),
      method: "POST",
      body: "hello",
      headers: [{ name: "X-Team", value: "shop" }],
      authentication: { username: { value: "ann" }, password: { value: "p:w" } },
    });
    expect(result.data?.["json"]).toMatchObject({
      method: "POST",
      body: "hello",
      headers: { "x-team": "shop", authorization: `Basic ${btoa("ann:p:w")}` },
    });
  });

  it("reads credentials from the address", async () => {
    const result = await run({
      url: at("/echo").replace("//", "//$(username):$(password)@"),
      username: "a@b",
      password: "c",
    });
    expect(result.data?.["json"]).toMatchObject({
      headers: { authorization: `Basic ${btoa("a@b:c")}` },
    });
  });

  it("looks for text, counts time and applies tests", async () => {
    expect(await run({ url: at("/ok"), responseContent: "status" })).toMatchObject({ pass: true });
    expect(await run({ url: at("/ok"), responseContent: "nope" })).toMatchObject({
      error: 'The answer does not contain "nope".',
    });
    expect(
      await run({ url: at("/ok"), test: { expr: "json.status == 'ok' && code == 200" } }),
    ).toMatchObject({ pass: true });
    expect(await run({ url: at("/status/418"), test: { expr: "code == 418" } })).toMatchObject({
      pass: true,
    });
    expect(await run({ url: at("/ok"), test: { expr: "size(json.items) > 2" } })).toMatchObject({
      pass: false,
      error: 'The test "size(json.items) > 2" is false.',
    });
    expect(
      await run({ url: at("/ok"), display: { expr: "'status ' + json.status" } }),
    ).toMatchObject({
      message: "status ok",
    });
  });

  it("follows redirects, but not one that is wanted", async () => {
    expect(await run({ url: at("/away") })).toMatchObject({
      pass: true,
      details: { redirects: 1, url: at("/ok") },
    });
    expect(await run({ url: at("/away"), responseCodes: [302] })).toMatchObject({
      pass: true,
      message: "302 Found",
    });
    expect((await run({ url: at("/loop") })).error).toContain("More than 10 redirects");
    const seeOther = await run({ url: at("/post-away"), method: "POST", body: "hello" });
    expect(seeOther.data?.["json"]).toMatchObject({ method: "GET", body: "" });
  });

  it("keeps credentials from another host", async () => {
    const result = await run({ url: at("/elsewhere"), username: "ann", password: "pw" });
    expect(result.data?.["json"]).not.toHaveProperty("headers.authorization");
  });

  it("refuses metadata addresses, also at the end of a redirect", async () => {
    const refused = {
      pass: false,
      invalid: true,
      error: expect.stringContaining("cloud metadata"),
    };
    expect(await run({ url: "http://169.254.169.254/latest" })).toMatchObject(refused);
    expect(await run({ url: "http://metadata.google.internal/" })).toMatchObject(refused);
    expect(await run({ url: "http://0xa9fea9fe/" })).toMatchObject(refused);
    expect(await run({ url: at("/metadata") })).toMatchObject(refused);
    expect((await run({ url: at("/file") })).error).toContain("neither http nor https");
  });

  it("gives up in time and reads no more than it must", async () => {
    expect(await run({ url: at("/hang") }, 100)).toMatchObject({
      pass: false,
      error: "No answer within 100 ms.",
    });
    expect(await run({ url: at("/big") })).toMatchObject({
      pass: true,
      details: { size: 1_048_576, truncated: true },
    });
  });

  it("says that nothing listens", async () => {
    const other = createServer();
    await new Promise<void>((ready) => other.listen(0, "127.0.0.1", ready));
    const free = address(other);
    await new Promise((closed) => other.close(closed));
    expect((await run({ url: `http://127.0.0.1:${free}` })).error).toContain("ECONNREFUSED");
  });

  it.each([
    [{}, "The check has no url"],
    [{ url: "shop.example.org" }, "is not an address to call"],
    [{ url: "ftp://shop.example.org" }, "is not an address to call"],
    [{ url: "http://a", endpoint: "http://b" }, "Keep url"],
    [{ url: "http://a", responseCodes: 200 }, "responseCodes must be a list"],
    [{ url: "http://a", thresholdMillis: -1 }, "thresholdMillis must not be negative"],
    [{ url: "http://a", ntlm: true, oauth2: {} }, "does not support ntlm, oauth2"],
    [
      { url: "http://a", password: { valueFrom: { secretKeyRef: { name: "s", key: "k" } } } },
      "no cluster to read it from",
    ],
    [{ url: "http://a", headers: [{ value: "x" }] }, "A header of the check has no name"],
    [{ url: "http://a", maxSSLExpiry: "soon" }, "maxSSLExpiry"],
  ])("is invalid as %j", async (spec, reason) => {
    expect(await run(spec)).toMatchObject({
      pass: false,
      invalid: true,
      error: expect.stringContaining(reason),
    });
  });

  it.each([{ javascript: "code == 200" }, { template: "{{.code}}" }, { expr: "process.exit(1)" }])(
    "never runs a script that it does not understand: %j",
    async (test) =>
      expect(await run({ url: at("/ok"), test })).toMatchObject({ pass: false, invalid: true }),
  );
});

describe("an https check", () => {
  const folder = mkdtempSync(join(tmpdir(), "checks-tls-"));
  const file = (name: string) => join(folder, name);
  let tls: Server;
  let ca = "";

  beforeAll(async () => {
    const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"];
    const files = ["-keyout", file("key"), "-out", file("cert")];
    execFileSync(
      "openssl",
      ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "20", ...subject, ...files],
      {
        stdio: "ignore",
      },
    );
    ca = readFileSync(file("cert"), "utf8");
    tls = createTlsServer({ key: readFileSync(file("key")), cert: ca }, answers);
    await new Promise<void>((ready) => tls.listen(0, "127.0.0.1", ready));
  });
  afterAll(() => {
    tls.close();
    rmSync(folder, { recursive: true });
  });

  it("trusts what it is told to, and watches the end of the certificate", async () => {
    const url = `https://127.0.0.1:${address(tls)}/ok`;
    expect((await run({ url })).error).toContain("self-signed");
    expect(await run({ url, tlsConfig: { insecureSkipVerify: true } })).toMatchObject({
      pass: true,
    });
    const trusted = { url, tlsConfig: { ca: { value: ca } } };
    expect(
      await run({ ...trusted, maxSSLExpiry: 10, test: { expr: "sslAge > Duration('10d')" } }),
    ).toMatchObject({
      pass: true,
      details: { certificateDaysLeft: 19 },
    });
    expect((await run({ ...trusted, maxSSLExpiry: 30 })).error).toBe(
      "The certificate ends in 19 days, at least 30 are wanted.",
    );
    expect((await run({ url: at("/ok"), maxSSLExpiry: 30 })).error).toContain("without TLS");
  });
});
