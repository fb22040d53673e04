import { describe, expect, test } from "vitest";
import { csvRows, kindOfArtifact, logRows, unpacked } from "./artifactContent";

describe("a file is shown by its content type", () => {
  test.each([
    ["text/plain; charset=utf-8", "a", "lines"],
    ["text/x-shellscript", "a", "lines"],
    ["text/markdown", "a", "markdown"],
    ["application/yaml", "a", "yaml"],
    ["application/json", "a", "json"],
    ["application/log+json", "a", "logs"],
    ["text/csv", "a", "csv"],
    ["text/html", "a", "html"],
    ["image/png", "a", "image"],
    ["application/gzip", "a", "gzip"],
    ["application/octet-stream", "a.log", "lines"],
    [null, "report.json", "json"],
    ["application/pdf", "a.pdf", "unknown"],
    [null, "no-ending", "unknown"],
  ] as const)("%s %s is %s", (type, name, kind) => expect(kindOfArtifact(type, name)).toBe(kind));
});

test("cells may hold commas, quotes and line breaks", () => {
  expect(csvRows('a,b\r\n1,"x, ""y""\nz"\n\n2,\n')).toEqual([
    { a: "1", b: 'x, "y"\nz' },
    { a: "2", b: "" },
  ]);
});

test("log lines: one object a line, a list, or plain text", () => {
  const row = { time: "t", level: "info", message: "m", labels: '{"pod":"a"}' };
  const line = '{"timestamp":"t","level":"info","msg":"m","pod":"a"}';
  expect(logRows(`${line}\n`)).toEqual([row]);
  expect(logRows(`[${line}]`)).toEqual([row]);
  expect(logRows("plain")).toEqual([{ time: "", level: "", message: "plain", labels: "" }]);
});

test("packed bytes are unpacked", async () => {
  const packed = await new Response(
    new Blob(["hello"]).stream().pipeThrough(new CompressionStream("gzip")),
  ).blob();
  expect(await (await unpacked(packed)).text()).toBe("hello");
});
