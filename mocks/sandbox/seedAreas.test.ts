import { beforeAll, describe, expect, test } from "vitest";
import { documentChecks } from "~generated/schemas/index";
import type { Database } from "./db/driver";
import { seedComponents, seedConfigs, seedIncidents, seedRuns, seedScrapers } from "./db/seedIds";
import { readOnlySandbox } from "./readOnlySandbox";

let db: Database;
beforeAll(async () => {
  ({ db } = await readOnlySandbox());
});

const valuesOf = async (sql: string, params: readonly unknown[] = []) =>
  (await db.query<{ value: unknown }>(sql, params)).map(({ value }) => value);

test("gives every list something to show", async () => {
  const views = await valuesOf(`
    select relname as value from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'v' and relname <> 'check_status_summary_aged'`);
  const empty: unknown[] = [];
  for (const view of views)
    if ((await db.query(`select * from ${String(view)} limit 1`)).length === 0) empty.push(view);
  expect(empty).toEqual([]);
});

describe("documents", () => {
  test.each([
    ["playbook", "playbooks", "spec"],
    ["topology", "topologies", "spec"],
    ["incident-rule", "incident_rules", "spec"],
    ["team", "teams", "spec"],
    ["view", "views", "spec"],
    ["application", "applications", "spec"],
    ["permission-group", "permission_groups", "selectors"],
    ["scope", "scopes", "jsonb_build_object('targets', targets)"],
  ] as const)("of %s fit their schema", async (schema, table, document) => {
    const check = await documentChecks[schema]();
    const rows = await db.query<{ name: string; document: unknown }>(
      `select name, ${document} as document from ${table}`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows)
      expect(check(row.document), `${row.name}: ${JSON.stringify(check.errors)}`).toBe(true);
  });
});

describe("states", () => {
  test.each([
    [
      "playbook_runs",
      "cancelled completed failed pending_approval retrying running scheduled sleeping timed_out waiting",
    ],
    [
      "playbook_run_actions",
      "completed failed running scheduled skipped sleeping waiting waiting_children",
    ],
    [
      "notification_send_history",
      "attempting_fallback error evaluating-waitfor grouped inhibited pending pending_playbook_completion pending_playbook_run repeat-interval sent silenced skipped",
    ],
    ["job_history", "FAILED RUNNING SKIPPED STALE STOPPED SUCCESS WARNING"],
    ["incidents", "closed investigating mitigated new open resolved"],
    ["hypotheses", "disproven improbable likely possible proven unlikely"],
    ["config_analysis", "open resolved silenced"],
  ])("of %s are all there", async (table, states) => {
    const found = await valuesOf(`select distinct status as value from ${table}`);
    expect(new Set(found)).toEqual(new Set(states.split(" ")));
  });

  test("do not contradict themselves", async () => {
    expect(
      await db.query(`
        select id from playbook_runs where start_time < created_at or end_time < start_time
          or (end_time is null) <> (status not in ('completed', 'failed', 'cancelled', 'timed_out'))
        union all
        select id from playbook_run_actions where end_time < start_time
        union all
        select id from config_changes where created_at > now() or first_observed > created_at
        union all
        select id from incident_histories where created_at > now()`),
    ).toEqual([]);
  });

  test("leave only what really waits in the queue", async () => {
    expect(
      await db.query("select name, pending, failed from event_queue_summary order by name"),
    ).toEqual([
      { name: "check.failed", pending: 1, failed: 0 },
      { name: "config.unhealthy", pending: 1, failed: 0 },
      { name: "notification.send", pending: 2, failed: 1 },
      { name: "playbook.run", pending: 1, failed: 1 },
    ]);
  });
});

describe("records are connected", () => {
  test("an incident with people, hypotheses, evidence and a history in order", async () => {
    const history = await valuesOf(
      "select type as value from incident_histories where incident_id = $1 order by created_at",
      [seedIncidents.payments],
    );
    expect(history[0]).toBe("incident.created");
    expect(new Set(history)).toEqual(
      new Set([
        "incident.created",
        "responder.created",
        "responder.commented",
        "hypothesis.created",
        "evidence.created",
      ]),
    );
    expect(
      await valuesOf("select title as value from incidents_by_component where component_id = $1", [
        seedComponents.payments,
      ]),
    ).toEqual(["Payments fail now and then"]);
  });

  test("a run with steps of its children, files and what started it", async () => {
    const steps = (run: string) =>
      valuesOf("select name || ' ' || status as value from get_playbook_run_actions($1)", [run]);
    expect(await steps(seedRuns.approved)).toEqual([
      "cordon completed",
      "drain completed",
      "restart completed",
      "restart failed",
    ]);
    expect(
      await db.query(
        `select playbook_run ->> 'playbook_name' as playbook, resource ->> 'name' as item
         from notification_send_history_summary where playbook_run is not null`,
      ),
    ).toEqual([{ playbook: "find-cause", item: "payment-gateway-7d9f4c-qv8zl" }]);
  });

  test("an item with everything around it", async () => {
    const [detail] = await db.query<{ summary: Record<string, number>; scraper: object }>(
      "select summary, scraper from config_detail where id = $1",
      [seedConfigs.cluster],
    );
    expect(detail?.scraper).toEqual({ id: seedScrapers.kubernetes, name: "eu-1" });
    expect(detail?.summary["changes"]).toBeGreaterThan(8);
    expect(
      await valuesOf("select name as value from get_parents_by_location($1)", [
        seedConfigs.ledgerDatabase,
      ]),
    ).toEqual(["production", "eu-west-1"]);
    expect(
      await valuesOf("select name as value from related_configs_recursive($1, 'incoming')", [
        seedConfigs.ledgerDatabase,
      ]),
    ).toEqual(expect.arrayContaining(["ledger-db", "ledger", "payment-gateway", "eu-west-1"]));
  });
});
