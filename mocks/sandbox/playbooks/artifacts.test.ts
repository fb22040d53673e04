import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rangeOf, storedContent } from "./artifacts";
import { startRuns, type Runs } from "./testRuns";

let runs: Runs;
beforeAll(async () => {
  runs = await startRuns();
});
afterAll(() => runs.stop());

test("files of a run lie on disk, two of one name apart, with size and checksum in the table", async () => {
  const exec = (text: string) => ({
    script: `mkdir a b; printf '${text}' > a/out.txt; printf '${text}!' > b/out.txt`,
    artifacts: [{ path: "*/out.txt" }],
  });
  const id = await runs.run([
    { name: "one", exec: exec("first") },
    { name: "two", exec: exec("second") },
  ]);
  await runs.until(id, "completed");
  const files = await runs.filesOf(id);
  expect(files.map(({ text }) => text).toSorted()).toEqual([
    "first",
    "first!",
    "second",
    "second!",
  ]);
  for (const { size, checksum, text } of files) {
    expect(size).toBe(text.length);
    expect(checksum).toBe(createHash("sha256").update(text).digest("hex"));
  }
});

test("nothing outside of the store is read", async () => {
  const root = await mkdtemp(join(tmpdir(), "quarterdeck-test-store-"));
  expect(await readdir(root)).toEqual([]);
  for (const path of ["../../etc/hosts", "/etc/hosts", "", ".", "playbooks"])
    expect(await storedContent(root, path)).toBeUndefined();
  await rm(root, { recursive: true });
});

describe("the part that a header asks for", () => {
  test.each([
    [null, undefined],
    ["bytes=0-3", { start: 0, end: 3 }],
    ["bytes=4-", { start: 4, end: 9 }],
    ["bytes=-3", { start: 7, end: 9 }],
    ["bytes=-30", { start: 0, end: 9 }],
    ["bytes=8-30", { start: 8, end: 9 }],
    ["bytes=10-", null],
    ["bytes=5-2", null],
    // What is not understood is passed over, as the rule of HTTP is.
    ["bytes=0-1,4-5", undefined],
    ["lines=1-2", undefined],
    ["bytes=-", undefined],
  ])("%s", (header, range) => expect(rangeOf(header, 10)).toEqual(range));
});
