import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../db/driver";
import { openTables } from "../testSandbox";
import { recordResult, trimHistory } from "./record";
import { syncCanary } from "./sync";

const url = "http://127.0.0.1:1/";
let db: Database;

beforeAll(async () => {
  db = await openTables();
});
afterAll(() => db.close());

async function addCanary(name: string, spec: object): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    "insert into canaries (name, namespace, spec) values ($1, 'default', $2::jsonb) returning id",
    [name, spec],
  );
  if (row === undefined) throw new Error("no row");
  return row.id;
}

const runsOf = (checkId: string) =>
  db.query<{ duration: number; message: string; error: string | null; details: object }>(
    "select * from check_statuses where check_id = $1 order by time",
    [checkId],
  );

describe("syncCanary", () => {
  it("touches nothing that is as it should be, and brings back the same check", async () => {
    const id = await addCanary("shop", {
      http: [
        { name: "home", url },
        { name: "away", url },
      ],
    });
    const first = await syncCanary(db, id);
    expect(first.map(({ entry }) => entry.name)).toEqual(["home", "away"]);
    const marks = () =>
      db.query("select id, xmin::text as mark from checks where canary_id = $1 order by id", [id]);
    const before = await marks();
    expect(await syncCanary(db, id)).toEqual(first);
    expect(await marks()).toEqual(before);

    const only = (name: string) =>
      db.query("update canaries set spec = $2::jsonb where id = $1", [
        id,
        { http: [{ name, url }] },
      ]);
    await only("home");
    expect(await syncCanary(db, id)).toHaveLength(1);
    await only("away");
    expect((await syncCanary(db, id)).map((check) => check.id)).toEqual([first[1]?.id]);
  });
});

describe("the history", () => {
  it("takes any text, and is trimmed where checks are run", async () => {
    const id = await addCanary("history", { http: [{ name: "home", url }] });
    const [check] = await syncCanary(db, id);
    const checkId = check?.id ?? "";
    const result = {
      pass: false,
      message: "a\0b".repeat(2000),
      error: "c\0",
      durationMs: 1.4,
      details: { out: "x\0y" },
    };
    const old = new Date(Date.now() - 8 * 86_400_000);
    expect(await recordResult(db, { checkId, startedAt: old, nextRuntime: null, result })).toBe(
      true,
    );
    expect(
      await recordResult(db, { checkId, startedAt: new Date(), nextRuntime: null, result }),
    ).toBe(true);
    const [run] = await runsOf(checkId);
    expect(run).toMatchObject({ duration: 1, error: "c", details: { out: "xy" } });
    expect(run?.message).toHaveLength(2001);
    await trimHistory(db, new Date(Date.now() - 7 * 86_400_000));
    expect(await runsOf(checkId)).toHaveLength(1);
    await db.query("update canaries set deleted_at = now() where id = $1", [id]);
    expect(
      await recordResult(db, { checkId, startedAt: new Date(), nextRuntime: null, result }),
    ).toBe(false);
  });
});
