import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packOf } from "./assetFiles";
import { createAssets } from "./assets";

const dir = mkdtempSync(join(tmpdir(), "assets-"));
const page = "<!doctype html><title>Quarterdeck</title>";
let serve: ReturnType<typeof createAssets>;

beforeAll(() => {
  mkdirSync(join(dir, "client/assets"), { recursive: true });
  mkdirSync(join(dir, "icons/v1"), { recursive: true });
  writeFileSync(join(dir, "secret.txt"), "secret");
  writeFileSync(join(dir, "client/index.html"), page);
  writeFileSync(join(dir, "client/favicon.svg"), "<svg/>");
  writeFileSync(join(dir, "client/assets/app-abc.js"), "plain");
  writeFileSync(join(dir, "client/assets/app-abc.js.br"), brotliCompressSync("br"));
  writeFileSync(join(dir, "client/assets/app-abc.js.gz"), gzipSync("gz"));
  writeFileSync(join(dir, "icons/v1/k8s-pod.svg"), "<svg/>");
  serve = createAssets([
    { prefix: "/", dir: join(dir, "client") },
    { prefix: "/icons/", dir: join(dir, "icons") },
  ]);
});
afterAll(() => rmSync(dir, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}) =>
  serve(new Request(`http://console${path}`, { headers }));

describe("hashed files", () => {
  it.each([
    ["gzip, deflate, br", "br", brotliCompressSync("br")],
    ["gzip", "gzip", gzipSync("gz")],
    ["br;q=0, gzip;q=0.5", "gzip", gzipSync("gz")],
    ["", null, Buffer.from("plain")],
  ])("answer %j with %s", async (accepted, encoding, body) => {
    const answer = await get("/assets/app-abc.js", { "accept-encoding": accepted });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("content-length")).toBe(String(body.byteLength));
    expect(answer.headers.get("vary")).toBe("accept-encoding");
    expect(answer.headers.get("content-type")).toMatch(/^text\/javascript/);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(body);
  });

  it("include the icons", async () => {
    const answer = await get("/icons/v1/k8s-pod.svg");
    expect(answer.headers.get("content-type")).toMatch(/^image\/svg\+xml/);
    expect(answer.headers.get("cache-control")).toMatch(/immutable/);
  });
});

describe("the page", () => {
  it.each([
    "/",
    "/topology",
    "/catalog/0190-x/changes?tab=1",
    "/view/default/cluster.v2",
    "/applications/a/b.c",
  ])("answers %s", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(await answer.text()).toBe(page);
  });

  it("is not sent again while it is the same", async () => {
    const etag = (await get("/")).headers.get("etag") ?? "";
    const answer = await get("/health", { "if-none-match": `"other", ${etag}` });
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe("");
    expect((await get("/health", { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("says what to do when there is none", async () => {
    const answer = await createAssets([])(new Request("http://console/"));
    expect(answer.status).toBe(503);
    expect(await answer.text()).toBe("The console is not built; run npm run build.");
  });
});

it.each([
  "/assets/app-old.js",
  "/assets/",
  "/assets/app",
  "/icons/v1/nothing.svg",
  "/icons/v1/nothing",
  "/robots.txt",
  "/catalog/app.js.map",
  "/wp-login.php",
  "/.env",
  "/assets/app-abc.js.br",
  "/..%2fsecret.txt",
  "/assets/..%2f..%2f..%2fsecret.txt",
  "/%00.js",
])("%s is a 404 and never the page", async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.text()).not.toContain("secret\n");
});

it("serves a packed folder as it serves the folder itself", async () => {
  const dir = mkdtempSync(join(tmpdir(), "packed-"));
  const { contents, index } = packOf(join(dir, "client"));
  writeFileSync(contents, "<p>page</p>let a;packed");
  writeFileSync(
    index,
    JSON.stringify({
      "index.html": [0, 11],
      "assets/a.js": [11, 6],
      "assets/a.js.br": [17, 6],
      "empty.txt": [23, 0],
    }),
  );
  const serve = createAssets([{ prefix: "/", dir: join(dir, "client") }]);
  const get = (path: string, headers: Record<string, string> = {}) =>
    serve(new Request(`http://x${path}`, { headers }));
  expect(await (await get("/any/where")).text()).toBe("<p>page</p>");
  expect(await (await get("/assets/a.js")).text()).toBe("let a;");
  const compressed = await get("/assets/a.js", { "accept-encoding": "br" });
  expect(compressed.headers.get("content-encoding")).toBe("br");
  expect(await compressed.text()).toBe("packed");
  expect(await (await get("/empty.txt")).text()).toBe("");
  expect((await get("/assets/b.js")).status).toBe(404);
  rmSync(dir, { recursive: true });
});
