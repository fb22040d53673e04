import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "./driver";
import { DatabaseError } from "./driver";
import { openPglite, sourceWorkerUrl } from "./pglite";
import { systemPersonId } from "./people";
import { cachedTemplate } from "./template";

let db: Database;
beforeAll(async () => {
  db = await openPglite({
    dataDir: "memory",
    workerUrl: sourceWorkerUrl,
    template: await cachedTemplate(),
  });
});
afterAll(() => db.close());

describe("values", () => {
  test("come back as the types the driver promises", async () => {
    const [row] = await db.query<{
      big: number;
      precise: number;
      flag: boolean;
      at: Date;
      doc: object;
    }>(
      `select 5::bigint as big, 1.5000::numeric(16,4) as precise, $1::boolean as flag, $2::timestamptz as at,
        $3::jsonb as doc`,
      [true, new Date(0), { a: [1] }],
    );
    expect(row).toEqual({ big: 5, precise: 1.5, flag: true, at: new Date(0), doc: { a: [1] } });
  });

  test("text passes unchanged whatever the type, so Postgres judges it", async () => {
    const [row] = await db.query(`select $1::boolean as a, $2::integer as b, $3::jsonb as c`, [
      "1",
      "7",
      "[1]",
    ]);
    expect(row).toEqual({ a: true, b: 7, c: [1] });
    await expect(db.query("select $1::uuid", ["nonsense"])).rejects.toMatchObject({
      code: "22P02",
    });
    expect(await db.query("select 1 as one")).toEqual([{ one: 1 }]);
  });
});

test("a refusal carries code, details and hint", async () => {
  const failure = db.query("insert into people (id, name) values ($1, 'Twice')", [systemPersonId]);
  await expect(failure).rejects.toBeInstanceOf(DatabaseError);
  await expect(failure).rejects.toMatchObject({
    code: "23505",
    details: `Key (id)=(${systemPersonId}) already exists.`,
    hint: null,
  });
});

describe("transactions", () => {
  const count = async () =>
    (await db.query<{ n: number }>("select count(*) as n from properties"))[0]?.n;
  const add = "insert into properties (name, value) values ($1, 'true')";

  test("commit what they did and return a result", async () => {
    expect(await db.transaction(async (tx) => (await tx.query(add, ["kept"]), "done"))).toBe(
      "done",
    );
    expect(await count()).toBe(1);
  });

  test("roll back and rethrow what was thrown, also after a refusal", async () => {
    const failure = new Error("no");
    await expect(
      db.transaction(async (tx) => {
        await tx.query(add, ["lost"]);
        throw failure;
      }),
    ).rejects.toBe(failure);
    await expect(db.transaction((tx) => tx.query(add, ["kept"]))).rejects.toMatchObject({
      code: "23505",
    });
    expect(await count()).toBe(1);
  });

  test("keep other calls waiting", async () => {
    const order: string[] = [];
    const inside = db.transaction(async (tx) => {
      await tx.query("select pg_sleep(0.05)");
      order.push("transaction");
    });
    const outside = db.query("select 1").then(() => order.push("query"));
    await Promise.all([inside, outside]);
    expect(order).toEqual(["transaction", "query"]);
  });
});

test("notifications reach their listener until it leaves", async () => {
  const heard: string[] = [];
  const leave = await db.listen("news", (payload) => heard.push(payload));
  await db.query("select pg_notify('news', 'one')");
  await db.query("select 1");
  await leave();
  await db.query("select pg_notify('news', 'two')");
  await db.query("select 1");
  expect(heard).toEqual(["one"]);
});

test("a folder keeps its rows, and a closed database refuses calls", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "sandbox-"));
  const open = async () =>
    openPglite({ dataDir, workerUrl: sourceWorkerUrl, template: await cachedTemplate() });
  const first = await open();
  await first.query("insert into properties (name, value) values ('stays', 'yes')");
  await first.close();
  await expect(first.query("select 1")).rejects.toThrow("closed");
  const second = await open();
  expect(await second.query("select value from properties")).toEqual([{ value: "yes" }]);
  await second.close();
  rmSync(dataDir, { recursive: true });
});
