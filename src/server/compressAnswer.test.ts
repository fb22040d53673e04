import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { compressAnswer } from "./compressAnswer";

const rows = JSON.stringify(Array.from({ length: 500 }, (_, id) => ({ id, name: "check" })));
const json = (body = rows, headers = {}) =>
  new Response(body, {
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
  });
const asked = (accepted = "br, gzip;q=0.8", method = "GET") =>
  new Request("http://console.example/api/db/checks", {
    method,
    headers: { "accept-encoding": accepted },
  });
const encoding = async (answer: Response, request = asked(), client = "192.0.2.7") =>
  (await compressAnswer(answer, request, client)).headers.get("content-encoding");

it("compresses a long answer for another machine", async () => {
  const answer = await compressAnswer(json(rows, { etag: '"1"' }), asked(), "192.0.2.7");
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(answer.headers.get("vary")).toBe("accept-encoding");
  expect(answer.headers.get("etag")).toBe('W/"1"');
  const body = Buffer.from(await answer.arrayBuffer());
  expect(body.byteLength).toBeLessThan(rows.length / 4);
  expect(gunzipSync(body).toString()).toBe(rows);
});

it("counts whoever comes through a proxy as another machine", async () => {
  expect(await encoding(json(), asked(), "203.0.113.5, 127.0.0.1")).toBe("gzip");
});

it.each([
  ["on the same machine", json(), asked(), "127.0.0.1"],
  ["on the same machine, by IPv6", json(), asked(), "::1"],
  ["where it is short", json("[]"), asked(), "192.0.2.7"],
  ["where nobody takes it", json(), asked("br, gzip;q=0"), "192.0.2.7"],
  ["for HEAD", json(), asked("gzip", "HEAD"), "192.0.2.7"],
  ["of a stream", json(rows, { "content-type": "text/event-stream" }), asked(), "192.0.2.7"],
  ["of a file", json(rows, { "content-type": "application/zip" }), asked(), "192.0.2.7"],
  ["of a range of bytes", json(rows, { "content-range": "bytes 0-9/99" }), asked(), "192.0.2.7"],
  ["twice", json(rows, { "content-encoding": "gzip" }), asked("br"), "192.0.2.7"],
])("leaves an answer as it is %s", async (_, answer, request, client) => {
  const before = answer.headers.get("content-encoding");
  expect(await encoding(answer, request, client)).toBe(before);
});
