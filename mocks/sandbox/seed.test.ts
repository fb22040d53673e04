import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { entriesOf } from "./checks/entries";
import { syncCanaries, loadCanaries, listDigests } from "./checks/sync";
import type { Database } from "./db/driver";
import { people, roles, systemPersonId } from "./db/people";
import { openTables } from "./testSandbox";
import { rebase, seed } from "./seed";
import { edgeAgentId, seedCanaries, seedChecks } from "./db/seedIds";

const baseUrl = "http://127.0.0.1:5150";

async function one<Value>(db: Database, sql: string, params: readonly unknown[] = []) {
  const [row] = await db.query<{ value: Value }>(sql, params);
  return row?.value;
}

describe("the normal seed", () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTables();
    await seed(db, { baseUrl, scale: "normal" });
  });
  afterAll(() => db.close());

  test("has the system and one person per role", async () => {
    const rows = await db.query<{ id: string; email: string | null; role: string | null }>(
      "select id, email, properties->>'role' as role from people where type is null order by id",
    );
    expect(rows).toEqual([
      { id: systemPersonId, email: null, role: null },
      ...roles.map((role) => ({ id: people[role].id, email: people[role].email, role })),
    ]);
  });

  test("has around sixty checks in several namespaces, of four types", async () => {
    expect(await one(db, "select count(*) as value from checks where deleted_at is null")).toBe(58);
    expect(
      await one(db, "select array_agg(distinct type order by type) as value from checks"),
    ).toEqual(["dns", "http", "icmp", "tcp"]);
    expect(await one(db, "select count(distinct namespace) as value from checks")).toBeGreaterThan(
      5,
    );
  });

  test("says of its checks exactly what the scheduler reads from their canaries", async () => {
    const before = await db.query("select * from checks order by id");
    const ids = (await listDigests(db)).map(({ id }) => id);
    expect(ids).toHaveLength(13);
    await syncCanaries(db, await loadCanaries(db, ids), ids);
    expect(await db.query("select * from checks order by id")).toEqual(before);
  });

  test("only has checks that can run, and none that starts a program of its own", async () => {
    const ids = (await listDigests(db)).map(({ id }) => id);
    const entries = (await loadCanaries(db, ids)).flatMap(entriesOf);
    expect(entries).toHaveLength(55);
    expect(entries.filter(({ problem }) => problem !== null)).toEqual([]);
    expect(entries.filter(({ schedule }) => schedule === null)).toEqual([]);
    expect(entries.filter(({ type }) => type === "exec")).toEqual([]);
  });

  test("has a history that agrees with status, last run and last transition", async () => {
    const wrong = await db.query(`
      select checks.name from checks
      left join lateral (
        select time, status from check_statuses where check_id = checks.id order by time desc limit 1
      ) latest on true
      left join lateral (
        select max(time) as time from check_statuses
        where check_id = checks.id and status <> latest.status
      ) other on true
      where deleted_at is null and (
        latest.time is null or latest.time > now() or checks.last_runtime <> latest.time
        or (checks.status = 'healthy') <> latest.status or checks.next_runtime <= checks.last_runtime
        or checks.last_transition_time > checks.last_runtime
        or checks.last_transition_time <= coalesce(other.time, '-infinity'))`);
    expect(wrong).toEqual([]);
    const hours = await one<number>(
      db,
      "select extract(epoch from now() - min(time)) / 3600 as value from check_statuses",
    );
    expect(hours).toBeGreaterThan(5.5);
  });

  test("has the peculiar records that screens must cope with", async () => {
    expect(
      await db.query("select name, labels, agent_id from checks where id = $1", [
        seedChecks.withoutLabels,
      ]),
    ).toEqual([{ name: "terminals/receipt printer", labels: null, agent_id: edgeAgentId }]);
    expect(
      await one(db, "select deleted_at is not null as value from checks where id = $1", [
        seedChecks.deleted,
      ]),
    ).toBe(true);
    expect(
      await one(
        db,
        `select array_agg(distinct status order by status) as value from checks where id = any($1)`,
        [[seedChecks.ledgerReplica, seedChecks.webhookDelivery]],
      ),
    ).toEqual(["unhealthy"]);
    const sources = await db.query<{ source: string }>("select distinct source from canaries");
    expect(sources.map(({ source }) => source.split("/")[0])).toEqual(
      expect.arrayContaining(["KubernetesCRD", "UI", "component", "kubernetes"]),
    );
    const links = await db.query(
      `select configs.deleted_at is not null as item, link.deleted_at is not null as link
       from check_config_relationships link join configs on configs.id = link.config_id
       where check_id = $1 order by 1, 2`,
      [seedChecks.createOrder],
    );
    expect(links).toEqual([
      { item: false, link: false },
      { item: false, link: false },
      { item: false, link: true },
      { item: true, link: false },
    ]);
  });

  test("summarises every check over the last hour", async () => {
    const rows = await db.query<{ uptime: { passed: number }; latency: Record<string, number> }>(
      "select uptime, latency from check_summary where id = $1",
      [seedChecks.consoleHealth],
    );
    expect(rows[0]?.uptime.passed).toBeGreaterThan(100);
    expect(Object.keys(rows[0]?.latency ?? {})).toEqual([
      "p99",
      "p97",
      "p95",
      "p50",
      "avg",
      "rolling1h",
    ]);
  });

  test("switches no feature off and puts two views into the sidebar", async () => {
    expect(
      await db.query("select name from properties where name like '%.disable' and value = 'true'"),
    ).toEqual([]);
    expect(
      await db.query("select title, ordinal from views_summary where sidebar order by ordinal"),
    ).toEqual([
      { title: "Pods", ordinal: 1 },
      { title: "Deployments", ordinal: 2 },
    ]);
  });

  test("moves to another port, and leaves what users added alone", async () => {
    const own = { schedule: "@every 1m", http: [{ name: "own", url: `${baseUrl}/own` }] };
    await db.query("insert into canaries (name, namespace, spec) values ('own', 'default', $1)", [
      own,
    ]);
    await rebase(db, "http://127.0.0.1:5151");
    const old = await db.query(
      `select name from canaries where spec::text like '%127.0.0.1:5150%'
       union all select name from checks where spec::text like '%127.0.0.1:5150%'`,
    );
    expect(old).toEqual([{ name: "own" }]);
    expect(
      await one(db, "select spec->'tcp'->0->>'endpoint' as value from canaries where id = $1", [
        seedCanaries.console,
      ]),
    ).toBe("127.0.0.1:5151");
  });
});

describe("the schema", () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTables();
  });
  afterAll(() => db.close());

  const canary = () =>
    one<string>(
      db,
      "insert into canaries (name, namespace, spec, source) values ('c', 'n', '{}', 'UI') returning id as value",
    );

  test("gives ids that sort by creation", async () => {
    const ids = await db.query<{ id: string }>(
      "select generate_ulid() as id, pg_sleep(0.002) from generate_series(1, 20)",
    );
    expect(ids.map(({ id }) => id)).toEqual(ids.map(({ id }) => id).toSorted());
  });

  test("deletes checks and links together with their canary, and frees its name", async () => {
    const id = await canary();
    await expect(canary()).rejects.toMatchObject({ code: "23505" });
    const check = await one<string>(
      db,
      "insert into checks (canary_id, type, name) values ($1, 'http', 'a') returning id as value",
      [id],
    );
    const item = await one<string>(
      db,
      "insert into config_items (config_class, type, name) values ('Pod', 'K::Pod', '') returning id as value",
    );
    await db.query(
      "insert into check_config_relationships (config_id, check_id, canary_id) values ($1, $2, $3)",
      [item, check, id],
    );
    await db.query("update canaries set deleted_at = now() where id = $1", [id]);
    expect(
      await db.query(
        `select checks.deleted_at is not null as "check", link.deleted_at is not null as link
         from checks join check_config_relationships link on link.check_id = checks.id where checks.id = $1`,
        [check],
      ),
    ).toEqual([{ check: true, link: true }]);
    expect(await canary()).not.toBe(id);
    expect(await one(db, "select name as value from config_items where id = $1", [item])).toBe(
      item?.slice(-12),
    );
  });

  test("stamps a change of health, and touches what changed", async () => {
    const id = await one<string>(
      db,
      `insert into checks (canary_id, type, name, status, last_transition_time, updated_at)
       select id, 'http', 'b', 'healthy', '2020-01-01', '2020-01-01' from canaries limit 1
       returning id as value`,
    );
    const times = () =>
      db.query(
        `select last_transition_time > '2021-01-01' as moved, updated_at > '2021-01-01' as touched
         from checks where id = $1`,
        [id],
      );
    await db.query("update checks set is_pushed = true where id = $1", [id]);
    expect(await times()).toEqual([{ moved: false, touched: false }]);
    await db.query("update checks set last_runtime = now() where id = $1", [id]);
    expect(await times()).toEqual([{ moved: false, touched: true }]);
    await db.query("update checks set status = 'unhealthy' where id = $1", [id]);
    expect(await times()).toEqual([{ moved: true, touched: true }]);
  });
});
