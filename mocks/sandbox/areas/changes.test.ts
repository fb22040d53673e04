import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CatalogChangesPage, CatalogChangesQuery } from "~generated/catalog/types.gen";
import type { Database } from "../db/driver";
import { people } from "../db/people";
import { seedConfigs as config } from "../db/seedIds";
import type { Sandbox } from "../sandbox";
import { openSeeded, startTestSandbox } from "../testSandbox";
import { findChanges } from "./changesSearch";

let db: Database;
beforeAll(async () => {
  db = await openSeeded();
  await db.query(
    `insert into config_changes (config_id, change_type, severity, source, summary, created_by, external_created_by)
     values ($1, 'Mine', 'info', 'console', 'a,b %', $2, null), ($1, 'Theirs', 'info', 'console', 'ab', null, 'flux')`,
    [config.checkoutApi, people.editor.id],
  );
});
afterAll(() => db.close());

const typesOf = ({ changes = [] }: CatalogChangesPage) => changes.map((one) => one.change_type);
const find = async (query: CatalogChangesQuery) => typesOf(await findChanges(db, query));

describe("changes of the catalog", () => {
  it("are those of the last two days, newest first, with their number", async () => {
    const page = await findChanges(db, {});
    expect(page.total).toBe(page.changes?.length);
    expect(typesOf(page)).toContain("BackoffLimitExceeded");
    expect(typesOf(page)).not.toContain("PutBucketPolicy");
    const times = (page.changes ?? []).map((one) => Date.parse(one.created_at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(await findChanges(db, { type: "NoSuchType" })).toEqual({});
  });

  it("come in pages", async () => {
    const all = await find({ from: "now-30d" });
    const second = await findChanges(db, { from: "now-30d", page: 2, page_size: 4 });
    expect(typesOf(second)).toEqual(all.slice(4, 8));
    expect(second.total).toBe(all.length);
  });

  it("are narrowed to a severity or worse, and without one", async () => {
    const worse = await findChanges(db, { from: "now-30d", severity: "high" });
    expect(new Set(worse.changes?.map((one) => one.severity))).toEqual(
      new Set(["high", "critical"]),
    );
    const without = await findChanges(db, { from: "now-30d", severity: "!info" });
    expect(without.changes?.map((one) => one.severity)).not.toContain("info");
  });

  it("take a person as a person, included or excluded", async () => {
    expect(await find({ created_by: people.editor.id })).toEqual(["Mine"]);
    const others = await find({ created_by: `!${people.editor.id}` });
    expect(others).toContain("Theirs");
    expect(others).not.toContain("Mine");
    expect((await find({ created_by: `${people.editor.id},flux` })).toSorted()).toEqual(
      expect.arrayContaining(["Mine", "Theirs"]),
    );
  });

  it("take texts as they are, commas and wildcards of SQL included", async () => {
    expect(await find({ summary: encodeURIComponent("a,b %") })).toEqual(["Mine"]);
    expect(await find({ summary: encodeURIComponent("a_ %") })).toEqual([]);
  });

  it("are those of an item, and of what is below or above it", async () => {
    const own = await find({ id: config.checkoutApi, recursive: "none", from: "now-30d" });
    const below = await find({ id: config.checkoutApi, from: "now-30d" });
    const above = await find({ id: config.checkoutPod, recursive: "upstream", from: "now-30d" });
    expect(own).toContain("ScalingReplicaSet");
    expect(own).not.toContain("Pulled");
    expect(below).toContain("Pulled");
    expect(above).toEqual(expect.arrayContaining(["Pulled", "ScalingReplicaSet"]));
  });

  it.each([
    [{ sort_by: "tags" }, "invalid sort_by"],
    [{ severity: "bad" }, "severity bad"],
    [{ from: "yesterday" }, "'from' is no time"],
    [{ from: "now", to: "now-1d" }, "'from' must be before"],
    [{ id: "x" }, "x is not an id"],
  ])("refuse %j", async (query, message) => {
    await expect(findChanges(db, query)).rejects.toThrow(message);
  });
});

describe("the call", () => {
  let sandbox: Sandbox;
  const origin = "http://127.0.0.1:3436";
  beforeAll(async () => {
    sandbox = await startTestSandbox(origin);
  });
  afterAll(() => sandbox.close());

  it("answers both forms alike, and a bad request with its reason", async () => {
    const ask = (path: string, body?: object) =>
      sandbox.fetch(
        new Request(`${origin}/api/catalog/changes${path}`, {
          headers: { "content-type": "application/json" },
          ...(body && { method: "POST", body: JSON.stringify(body) }),
        }),
      );
    const posted = await ask("", { severity: "high", page_size: 2 });
    const asked = await ask("?severity=high&page_size=2");
    expect(posted.status).toBe(200);
    expect(await asked.json()).toEqual(await posted.json());
    const refused = await ask("", { sort_by: "tags" });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({ error: "bad request: invalid sort_by field: tags" });
  });
});
