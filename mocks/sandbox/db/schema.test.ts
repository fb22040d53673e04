import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "./driver";
import { openTables } from "../testSandbox";
import { systemPersonId } from "./people";
import { localAgentId } from "./seedIds";

type Row = Readonly<Record<string, unknown>>;

let db: Database;
beforeAll(async () => {
  db = await openTables();
});
afterAll(() => db.close());

async function add(table: string, row: Row): Promise<string> {
  const columns = Object.keys(row).join(", ");
  const [added] = await db.query<{ id: string }>(
    `insert into ${table} (${columns})
     select ${columns} from json_populate_record(null::${table}, $1::json) returning id`,
    [JSON.stringify(row)],
  );
  if (!added) throw new Error(`nothing was added to ${table}`);
  return added.id;
}

const created_by = systemPersonId;
const item = (row: Row = {}) =>
  add("config_items", {
    name: "web",
    type: "Kubernetes::Pod",
    config_class: "Pod",
    health: "healthy",
    path: "",
    ...row,
  });
const component = () =>
  add("components", { name: "Shop", external_id: "shop", status: "healthy", health: "healthy" });
const incident = () =>
  add("incidents", {
    title: "Shop is down",
    description: "",
    severity: "high",
    type: "availability",
    status: "open",
    created_by,
  });
const names = async (sql: string, params: readonly unknown[] = []) =>
  (await db.query<{ name: string }>(sql, params)).map(({ name }) => name);

describe("a fresh database", () => {
  test("answers for every relation and function", async () => {
    const relations = await names(`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') order by 1`);
    expect(relations.length).toBeGreaterThan(90);
    for (const name of relations)
      expect(await db.query(`select * from ${name} limit 0`)).toEqual([]);
    const id = await item();
    for (const call of [
      "related_configs_recursive($1::uuid, 'all', true, 10)",
      "config_relationships_recursive($1::uuid)",
      "get_recursive_path($1::uuid)",
      "get_parents_by_location($1::uuid)",
      "get_parent_ids_by_location($1::uuid, 'aws')",
      "lookup_configs_by_component($1)",
      "lookup_analysis_by_component($1)",
      "get_playbook_run_actions($1::uuid)",
    ])
      expect(await db.query(`select * from ${call}`, [id])).toBeInstanceOf(Array);
  });

  test("holds the system, the local agent and the scraper of the system", async () => {
    expect(await db.query("select name, email from people")).toEqual([
      { name: "System", email: null },
    ]);
    expect(await db.query("select id, name from agents")).toEqual([
      { id: localAgentId, name: "local" },
    ]);
    expect(await db.query("select id, name, source from config_scrapers_with_status")).toEqual([
      { id: localAgentId, name: "System", source: "System" },
    ]);
  });
});

describe("constraints", () => {
  test("keep the names that embeds use as hints", async () => {
    const constraints = await names(
      "select conname as name from pg_constraint where contype = 'f'",
    );
    expect(constraints).toEqual(
      expect.arrayContaining([
        "config_component_relationships_config_id_fkey",
        "config_relationships_config_id_fkey",
        "config_relationships_related_id_fkey",
        "checks_canary_id_fkey",
        "checks_agent_id_fkey",
      ]),
    );
  });

  test.each<[string, Row]>([
    ["connections", { name: "ops", namespace: "mc", type: "http" }],
    ["notifications", { name: "down", namespace: "mc", events: ["check.failed"] }],
    ["playbooks", { name: "restart", spec: {}, source: "UI" }],
    ["scopes", { name: "dev", namespace: "mc", targets: [] }],
    ["topologies", { name: "shop", namespace: "mc" }],
  ])("a name of %s is free again after deletion", async (table, row) => {
    const id = await add(table, row);
    await expect(add(table, row)).rejects.toMatchObject({ code: "23505" });
    await db.query(`update ${table} set deleted_at = 'now()' where id = $1`, [id]);
    expect(await add(table, row)).not.toBe(id);
  });

  test.each(["teams", "incident_rules"])("a name of %s stays taken", async (table) => {
    const id = await add(table, { name: "taken", created_by });
    await db.query(`update ${table} set deleted_at = now() where id = $1`, [id]);
    await expect(add(table, { name: "taken", created_by })).rejects.toMatchObject({
      code: "23505",
      message: expect.stringContaining(`${table}_name_key`),
    });
  });

  test("a permission is on exactly one thing", async () => {
    const config_id = await item();
    expect(await add("permissions", { action: "read", config_id })).toBeTruthy();
    const refused = { code: "23514" };
    await expect(add("permissions", { action: "read" })).rejects.toMatchObject(refused);
    await expect(add("permissions", { action: "read", object: "" })).rejects.toMatchObject(refused);
    await expect(
      add("permissions", { action: "read", object: "catalog", config_id }),
    ).rejects.toMatchObject(refused);
  });

  test("a hypothesis is a root, a factor or a solution, and keeps what hangs on it", async () => {
    const incident_id = await incident();
    const row = { incident_id, created_by, title: "Disk", status: "possible" };
    await expect(add("hypotheses", { ...row, type: "guess" })).rejects.toMatchObject({
      code: "23514",
    });
    const hypothesis_id = await add("hypotheses", { ...row, type: "root" });
    const evidence = { hypothesis_id, created_by, description: "full", type: "comment" };
    const id = await add("evidences", evidence);
    await expect(
      db.query("delete from hypotheses where id = $1", [hypothesis_id]),
    ).rejects.toMatchObject({ code: "23503" });
    // What was done stays in the history, so it does not stand in the way of a deletion.
    await db.query("delete from evidences where id = $1", [id]);
    await db.query("delete from hypotheses where id = $1", [hypothesis_id]);
    expect(
      await names(
        `select type as name from incident_histories
         where incident_id = $1 and evidence_id is null order by created_at`,
        [incident_id],
      ),
    ).toEqual(["incident.created", "hypothesis.created", "evidence.created"]);
  });

  test("incidents are numbered", async () => {
    const ids = [await incident(), await incident()];
    const [first, second] = await names(
      "select incident_id as name from incidents where id = any($1) order by 1",
      [ids],
    );
    expect(first).toMatch(/^INC-\d{6}$/);
    expect(Number(second?.slice(4))).toBe(Number(first?.slice(4)) + 1);
  });
});

describe("what is deleted", () => {
  test.each<[string, string, Row]>([
    ["teams", "teams_with_status", { name: "shop", created_by }],
    ["topologies", "topologies_with_status", { name: "statuses", namespace: "mc" }],
    ["topologies", "integrations_with_status", { name: "listed", namespace: "mc" }],
    ["logging_backends", "integrations_with_status", { name: "logs", spec: {} }],
    ["canaries", "canaries_with_status", { name: "shop", namespace: "mc", spec: {} }],
    ["notifications", "notifications_summary", { events: ["check.failed"] }],
    ["permissions", "permissions_summary", { action: "read", object: "catalog" }],
    ["playbooks", "playbook_names", { name: "named", spec: {}, source: "UI" }],
    ["agents", "agents_summary", { name: "edge" }],
    ["views", "views_summary", { name: "pods", spec: {} }],
  ])("of %s is not in %s", async (table, view, row) => {
    const id = await add(table, row);
    const listed = () => db.query(`select id from ${view} where id = $1`, [id]);
    expect(await listed()).toEqual([{ id }]);
    await db.query(`update ${table} set deleted_at = now() where id = $1`, [id]);
    expect(await listed()).toEqual([]);
  });

  test("takes its links along", async () => {
    const component_id = await component();
    const team_id = await add("teams", { name: "gone with its component", created_by });
    const config_id = await item();
    await db.query("insert into team_components (team_id, component_id) values ($1, $2)", [
      team_id,
      component_id,
    ]);
    await db.query(
      "insert into config_component_relationships (component_id, config_id) values ($1, $2)",
      [component_id, config_id],
    );
    await db.query("update components set deleted_at = now() where id = $1", [component_id]);
    expect(
      await db.query("select * from team_components where component_id = $1", [component_id]),
    ).toEqual([]);
    expect(
      await db.query(
        `select 1 from config_component_relationships
         where component_id = $1 and deleted_at is null`,
        [component_id],
      ),
    ).toEqual([]);
  });

  test("of an agent goes only when asked", async () => {
    const agent_id = await add("agents", { name: "edge-1" });
    const id = await item({ agent_id });
    const live = () =>
      db.query("select id from config_items where id = $1 and deleted_at is null", [id]);
    await db.query("update agents set deleted_at = now() where id = $1", [agent_id]);
    expect(await live()).toEqual([{ id }]);
    await db.query("update agents set deleted_at = null where id = $1", [agent_id]);
    await db.query("update agents set deleted_at = now(), cleanup = true where id = $1", [
      agent_id,
    ]);
    expect(await live()).toEqual([]);
  });
});
