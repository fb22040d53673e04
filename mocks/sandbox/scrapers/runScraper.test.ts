import { createServer, type Server } from "node:http";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../db/driver";
import { seedScrapers } from "../db/seedIds";
import { runDueScrapers, nextScrape } from "../life/life";
import { liveOn } from "../life/cluster";
import { openSeeded } from "../testSandbox";
import { runScraper } from "./runScraper";

let db: Database;
let folder: string;
let server: Server;
let answer = "[]";

beforeAll(async () => {
  db = await openSeeded();
  folder = await mkdtemp(join(tmpdir(), "quarterdeck-scrape-"));
  server = createServer((_, response) => response.end(answer));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  server.close();
  await db.close();
  await rm(folder, { recursive: true });
});

const port = () => {
  const address = server.address();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
};

async function scraperOf(spec: object): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    "insert into config_scrapers (name, spec, source) values ('mine', $1::jsonb, 'UI') returning id",
    [JSON.stringify(spec)],
  );
  return row?.id ?? "";
}

const run = (id: string) => runScraper(id, { db, filesDir: folder });

interface Item {
  name: string;
  type: string;
  status: string | null;
  tags: Record<string, string>;
  is_deleted: boolean;
}

const itemsOf = (scraperId: string) =>
  db.query<Item>(
    "select name, type, status, tags, deleted_at is not null as is_deleted from config_items where scraper_id = $1 order by name",
    [scraperId],
  );

const changesOf = (scraperId: string) =>
  db.query<{ change_type: string; summary: string | null; diff: string | null }>(
    `select change_type, change.summary, diff from config_changes change join config_items item on item.id = config_id
     where scraper_id = $1 order by change.created_at, change.id`,
    [scraperId],
  );

async function lastJob(scraperId: string) {
  const [job] = await db.query<{
    status: string;
    success_count: number;
    error_count: number;
    details: { errors?: string[]; scrape_summary?: Record<string, object> };
  }>(
    "select status, success_count, error_count, details from job_history where resource_id = $1 order by created_at desc limit 1",
    [scraperId],
  );
  return job;
}

const fields = { id: "$.id", name: "$.name", type: "Test::Service", status: "$.state" };

describe("a file scraper", () => {
  it("adds, changes with a diff, and marks what is gone as deleted", async () => {
    const id = await scraperOf({
      file: [
        {
          ...fields,
          paths: ["*.yaml"],
          items: "$.list",
          tags: [{ name: "team", jsonpath: "$.team" }],
        },
      ],
    });
    const write = (text: string) => writeFile(join(folder, "services.yaml"), text);
    await write("list:\n- {id: a, name: Alpha, state: Up, team: x}\n- {id: b, name: Beta}\n");
    expect(await run(id)).toEqual({
      status: "SUCCESS",
      errors: [],
      details: {
        scrape_summary: { "Test::Service": { added: 2, updated: 0, unchanged: 0, deleted: 0 } },
      },
    });
    expect(await itemsOf(id)).toEqual([
      {
        name: "Alpha",
        type: "Test::Service",
        status: "Up",
        tags: { team: "x" },
        is_deleted: false,
      },
      { name: "Beta", type: "Test::Service", status: null, tags: {}, is_deleted: false },
    ]);

    await write("list:\n- {id: a, name: Alpha, state: Down, team: x}\n");
    await run(id);
    expect((await itemsOf(id)).map(({ status, is_deleted }) => [status, is_deleted])).toEqual([
      ["Down", false],
      [null, true],
    ]);
    const changes = await changesOf(id);
    expect(changes.map(({ change_type }) => change_type)).toEqual([
      "CREATE",
      "CREATE",
      "diff",
      "DELETE",
    ]);
    expect(changes[2]).toMatchObject({ summary: "state" });
    expect(changes[2]?.diff).toMatch(/-state: Up\n\+state: Down/);
    expect(await lastJob(id)).toMatchObject({
      status: "SUCCESS",
      success_count: 1,
      details: {
        scrape_summary: { "Test::Service": { added: 0, updated: 1, unchanged: 0, deleted: 1 } },
      },
    });
  });

  it("never leaves its folder", async () => {
    await symlink("/etc", join(folder, "out"));
    for (const url of ["..", "/../..", "out", "file:///etc"]) {
      const outcome = await run(await scraperOf({ file: [{ ...fields, url, paths: ["host*"] }] }));
      expect(outcome?.status, url).toBe("FAILED");
    }
  });
});

describe("an HTTP scraper", () => {
  it("reads the answer, and keeps what it knows while there is none", async () => {
    const id = await scraperOf({ http: [{ ...fields, url: `http://127.0.0.1:${port()}/list` }] });
    answer = JSON.stringify([{ id: "a", name: "Alpha" }, { name: "without an id" }]);
    expect(await run(id)).toMatchObject({
      status: "WARNING",
      errors: ["An item has no id at $.id."],
    });
    answer = "no JSON";
    const failed = await run(id);
    expect(failed?.status).toBe("FAILED");
    expect(failed?.errors[0]).toContain("cannot be read");
    expect((await itemsOf(id)).map(({ name, is_deleted }) => [name, is_deleted])).toEqual([
      ["Alpha", false],
    ]);
    expect(await lastJob(id)).toMatchObject({ status: "FAILED", error_count: 1 });
  });
});

describe("an SQL scraper", () => {
  it("reads the sandbox's own tables", async () => {
    expect(await run(seedScrapers.checks)).toMatchObject({ status: "SUCCESS" });
    expect((await itemsOf(seedScrapers.checks)).length).toBeGreaterThan(3);
  });

  it.each([
    ["select id, name from connections", "permission denied"],
    ["delete from config_items", "read-only"],
  ])("may not %s", async (query, why) => {
    const outcome = await run(await scraperOf({ sql: [{ ...fields, query }] }));
    expect(outcome?.errors.join()).toContain(why);
  });
});

describe("what cannot be scraped here", () => {
  it("says so in the job's history", async () => {
    const outcome = await run(seedScrapers.kubernetes);
    expect(outcome?.errors).toEqual([
      "The sandbox cannot scrape kubernetes: it reads file, http and sql.",
    ]);
    expect(await runScraper("00000000-0000-4000-8000-00000000dead", { db, filesDir: folder })).toBe(
      null,
    );
    await expect(run(seedScrapers.edge)).rejects.toThrow("An agent runs this scraper");
  });
});

describe("the sandbox's life", () => {
  it("runs scrapers when they are due", async () => {
    const id = await scraperOf({ schedule: "@every 5m", file: [{ ...fields, paths: ["none"] }] });
    const now = new Date();
    await runDueScrapers({ db, filesDir: folder }, now);
    expect(await lastJob(id)).toMatchObject({ status: "FAILED" });
    const count = async () =>
      (await db.query("select from job_history where resource_id = $1", [id])).length;
    await runDueScrapers({ db, filesDir: folder }, now);
    expect(await count()).toBe(1);
    await runDueScrapers({ db, filesDir: folder }, new Date(now.getTime() + 6 * 60_000));
    expect(await count()).toBe(2);
  });

  it("reads the schedules of the editor", () => {
    const last = new Date("2026-05-01T10:10:00Z");
    expect(nextScrape("@every 30m", last)?.toISOString()).toBe("2026-05-01T10:40:00.000Z");
    expect(nextScrape("@daily", last)?.toISOString()).toBe("2026-05-02T10:10:00.000Z");
    expect(nextScrape("every now and then", last)).toBe(null);
  });

  it("scales, rolls and crashes what the seed holds, with a change each time", async () => {
    const count = async () =>
      (await db.query("select from config_changes where created_at > now() - interval '1 hour'"))
        .length;
    for (const [at, chance] of [0.1, 0.3, 0.6, 0.9].entries()) {
      const before = await count();
      let drawn = 0;
      const draws = [chance, 0.5, 0.37];
      await liveOn(db, () => draws[drawn++ % draws.length] ?? 0);
      expect(await count(), `happening ${at}`).toBeGreaterThan(before);
    }
  });
});
