import { expect, test } from "vitest";
import { listDigests } from "./checks/sync";
import type { Database } from "./db/driver";
import { largeCounts } from "./db/large";
import { openTables } from "./testSandbox";
import { seed } from "./seed";

const countOf = async (db: Database, sql: string) => {
  const [row] = await db.query<{ value: number }>(sql);
  return row?.value;
};

test("the large seed holds thousands, pauses them, and sums them all up", async () => {
  const db = await openTables();
  await seed(db, { baseUrl: "http://127.0.0.1:5150", scale: "large" });
  const paused = await countOf(
    db,
    `select count(*) as value from checks join canaries on canaries.id = canary_id
     where annotations->>'quarterdeck.sandbox/paused' = 'true'`,
  );
  expect(paused).toBe(largeCounts.checks);
  expect(await countOf(db, "select count(*) as value from config_items")).toBeGreaterThanOrEqual(
    10_000,
  );
  expect(await countOf(db, "select count(*) as value from components")).toBeGreaterThanOrEqual(
    1000,
  );
  expect(await listDigests(db)).toHaveLength(13);
  const strangers = await db.query(
    `select checks.id from checks join canaries on canaries.id = canary_id
     where annotations is not null and not canaries.spec->'http' @> jsonb_build_array(checks.spec)`,
  );
  expect(strangers).toEqual([]);
  expect(await db.query("select * from check_summary")).toHaveLength(largeCounts.checks + 59);
  await db.close();
}, 60_000);
