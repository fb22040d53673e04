import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import schema from "../../../schemas/playbook.json";
import { seedChecks, seedConfigs } from "../db/seedIds";
import { startRuns, type Json, type Runs } from "./testRuns";

let runs: Runs;
beforeAll(async () => {
  runs = await startRuns({ allowExec: false });
});
afterAll(() => runs.stop());
beforeEach(async () => {
  await runs.db.query("delete from event_queue");
  await runs.db.query("update playbooks set deleted_at = now() where name like 'test-%'");
});

/** Says the name of what it was started for. */
const saying = (kind: string) => [
  {
    name: "one",
    sql: {
      driver: "postgres",
      url: "postgres://sandbox",
      query: `select '$(.${kind}.name)' as name`,
    },
  },
];

/** Runs that events have started, with the playbook of each. */
const startedBy = (playbooks: readonly string[]) =>
  runs.db.query<{ id: string; playbook_id: string; request: Json }>(
    `select id::text, playbook_id::text, request from playbook_runs
     where playbook_id = any($1::uuid[]) order by created_at`,
    [playbooks],
  );

/** Changes that bring an event about, by what the schema calls the event; the first makes sure that it is a change. */
const health = (table: string, where: string) => (to: string) => [
  `update ${table} set health = null where ${where}`,
  `update ${table} set health = '${to}' where ${where}`,
];
const status = (to: string) => [
  `update checks set status = '${to === "healthy" ? "unhealthy" : "healthy"}' where id = '${seedChecks.consoleHealth}'`,
  `update checks set status = '${to}' where id = '${seedChecks.consoleHealth}'`,
];
const ofConfig = health("config_items", `id = '${seedConfigs.checkoutApi}'`);
const ofComponent = health("components", "name = 'Warehouse'");
const changes: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  canary: { passed: status("healthy"), failed: status("unhealthy") },
  config: {
    created: [
      "select 1",
      "insert into config_items (config_class, type, name, config) values ('Pod', 'Kubernetes::Pod', 'checkout-api', '{}')",
    ],
    updated: [
      "select 1",
      `update config_items set config = '{"changed": true}' where id = '${seedConfigs.checkoutApi}'`,
    ],
    changed: [
      "select 1",
      `insert into config_changes (config_id, change_type, source) values ('${seedConfigs.checkoutApi}', 'Scaled', 'test')`,
    ],
    ...Object.fromEntries(
      ["healthy", "unhealthy", "warning", "degraded", "unknown"].map((to) => [to, ofConfig(to)]),
    ),
    // Last: it is gone then.
    deleted: [
      "select 1",
      `update config_items set deleted_at = now() where id = '${seedConfigs.checkoutApi}'`,
    ],
  },
  component: Object.fromEntries(
    ["healthy", "unhealthy", "warning", "unknown"].map((to) => [to, ofComponent(to)]),
  ),
};

const { canary, config, component } = schema.properties.on.properties;
const events = { canary, config, component };
const names = {
  canary: ["check", "console health"],
  config: ["config", "checkout-api"],
  component: ["component", "Warehouse"],
} as const;

describe.each(["canary", "config", "component"] as const)("%s events start playbooks", (kind) => {
  const listed = events[kind].items.properties.event.enum;

  test("every event of the schema has its change here", () =>
    expect(Object.keys(changes[kind] ?? {}).toSorted()).toEqual(listed.toSorted()));

  test.each(Object.entries(changes[kind] ?? {}))(
    "%s",
    async (event, [before = "", change = ""]) => {
      const [name, resource] = names[kind];
      const other = listed.find((one) => one !== event);
      const on = (wanted: string | undefined) => ({ on: { [kind]: [{ event: wanted }] } });
      const listens = await runs.playbook({ ...on(event), actions: saying(name) });
      const waits = await runs.playbook({ ...on(other), actions: saying(name) });
      await runs.db.query(before);
      await runs.db.query("delete from event_queue");
      await runs.db.query(change);
      await runs.dispatcher.handleDue();
      const found = await startedBy([listens, waits]);
      const prefix = kind === "canary" ? "check" : kind;
      expect(found).toMatchObject([
        { playbook_id: listens, request: { event: `${prefix}.${event}` } },
      ]);
      await runs.until(found[0]?.id ?? "", "completed");
      const [step] = await runs.stepsOf(found[0]?.id ?? "");
      expect(step?.result).toMatchObject({ rows: [{ name: resource }] });
    },
  );
});

describe("only what is meant starts", () => {
  const fail = async (on: Json, more: Json = {}) => {
    const id = await runs.playbook({ on, actions: saying("check"), ...more });
    const [before = "", change = ""] = status("unhealthy");
    await runs.db.query(before);
    await runs.db.query("delete from event_queue");
    await runs.db.query(change);
    await runs.dispatcher.handleDue();
    return (await startedBy([id])).length;
  };
  const event = "failed";

  test.each([
    ["a filter that holds", { event, filter: `check.id == '${seedChecks.consoleHealth}'` }, 1],
    ["a filter that does not", { event, filter: "check.id == 'another'" }, 0],
    ["labels that it lacks", { event, labels: { never: "there" } }, 0],
  ])("%s", async (_what, condition, count) =>
    expect(await fail({ canary: [condition] })).toBe(count),
  );

  test("selectors", async () => {
    const on = { canary: [{ event }] };
    expect(await fail(on, { checks: [{ types: ["http"] }] })).toBe(1);
    expect(await fail(on, { checks: [{ types: ["icmp"] }] })).toBe(0);
  });

  test("one that cannot start does not keep the others from it", async () => {
    await runs.playbook({
      on: { canary: [{ event, filter: "nonsense(" }] },
      actions: saying("check"),
    });
    expect(await fail({ canary: [{ event }] })).toBe(1);
  });
});
