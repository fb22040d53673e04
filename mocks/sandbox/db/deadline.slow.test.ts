import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPglite, type PgliteDatabase } from "./pglite";
import { testWorkerUrl } from "./testWorker";
import { cachedTemplate } from "./template";

/** A statement that keeps the thread for longer than any test waits. */
const ENDLESS = "select count(*) from generate_series(1, 100000000000) n";

const dataDir = mkdtempSync(join(tmpdir(), "quarterdeck-deadline-"));
let db: PgliteDatabase;
beforeAll(async () => {
  db = await openPglite({
    dataDir,
    workerUrl: testWorkerUrl,
    template: await cachedTemplate(),
    deadlineMs: 2_000,
  });
});
afterAll(async () => {
  await db.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test("a statement that does not end is refused, what was written stays, and the next one is answered", async () => {
  await db.query("create table kept (word text)");
  await db.query("insert into kept values ('before')");
  const heard: string[] = [];
  await db.listen("later", (payload) => heard.push(payload));

  const stuck = db.query(ENDLESS);
  const behind = db.query("select 1 as one");
  await Promise.all(
    [stuck, behind].map((one) => expect(one).rejects.toMatchObject({ code: "57014" })),
  );

  await db.query("insert into kept values ('after')");
  expect(await db.query("select word from kept")).toEqual([{ word: "before" }, { word: "after" }]);
  expect(await db.query("select current_setting('timezone') as zone")).toEqual([{ zone: "UTC" }]);
  await db.query("select pg_notify('later', 'still heard')");
  await expect.poll(() => heard).toEqual(["still heard"]);
}, 60_000);

test("a transaction that gets stuck leaves nothing behind", async () => {
  const work = db.transaction(async (tx) => {
    await tx.query("insert into kept values ('half')");
    await tx.query(ENDLESS);
  });
  await expect(work).rejects.toMatchObject({ code: "57014" });
  expect(await db.query("select word from kept where word = 'half'")).toEqual([]);
}, 60_000);

test("a transaction that thinks for longer than the deadline is no stuck statement", async () => {
  const words = await db.transaction(async (tx) => {
    await tx.query("insert into kept values ('slow')");
    const waiting = db.query("select 1 as one");
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    return [await tx.query("select word from kept where word = 'slow'"), waiting] as const;
  });
  expect(words[0]).toEqual([{ word: "slow" }]);
  expect(await words[1]).toEqual([{ one: 1 }]);
}, 60_000);
