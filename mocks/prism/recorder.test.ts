import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createRecorder, RecordingError, type Exchange } from "./recorder";

const folder = mkdtempSync(join(tmpdir(), "quarterdeck-recording-"));
const file = join(folder, "requests.jsonl");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const exchange = (path: string, answer: string): Exchange => ({
  at: "2026-11-22T12:00:00.000Z",
  name: "listPeople",
  method: "GET",
  path,
  body: "",
  status: 200,
  headers: {},
  answer,
});

test("what was saved is answered again, in its order and then as it was last", () => {
  const saving = createRecorder({ saveTo: file });
  saving.keep(exchange("/api/db/people?a=1&b=2", "first"));
  saving.keep(exchange("/api/db/people?a=1&b=2", "second"));
  expect(readFileSync(file, "utf8")).toBe(saving.text());

  const replaying = createRecorder({ readFrom: file });
  const ask = (path: string) => replaying.replay({ method: "GET", path, body: "" })?.answer;
  expect(ask("/api/db/people?b=2&a=1")).toBe("first");
  expect(ask("/api/db/people?a=1&b=2")).toBe("second");
  expect(ask("/api/db/people?a=1&b=2")).toBe("second");
  expect(ask("/api/db/people")).toBeUndefined();
});

test("a file that is none is said", () => {
  writeFileSync(file, "[1]\n");
  expect(() => createRecorder({ readFrom: file })).toThrow(RecordingError);
  expect(() => createRecorder({ readFrom: join(folder, "none") })).toThrow(/Cannot use .*none/);
});
