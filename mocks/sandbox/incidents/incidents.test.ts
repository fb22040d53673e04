import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../db/driver";
import { people } from "../db/people";
import { seedChecks, seedComponents, seedId } from "../db/seedIds";
import { openSeeded } from "../testSandbox";
import { evaluateDefinitions } from "./definitionOfDone";
import { applyRules, applyWaitingRules, closeResolved } from "./rules";

let db: Database;
beforeAll(async () => {
  db = await openSeeded();
});
afterAll(() => db.close());

const [incident, hypothesis] = [seedId("incident", 90), seedId("hypothesis", 90)];
const check = seedChecks.webhookDelivery;

beforeEach(async () => {
  await db.query("delete from evidences where hypothesis_id = $1::uuid", [hypothesis]);
  await db.query("delete from incident_histories where incident_id = $1::uuid", [incident]);
  await db.query("delete from hypotheses where id = $1::uuid", [hypothesis]);
  await db.query("delete from incidents where id = $1::uuid", [incident]);
  await db.query(
    `insert into incidents (id, title, severity, description, type, status, created_by)
     values ($1::uuid, 'Done?', 'low', '', 'availability', 'open', $2::uuid)`,
    [incident, people.admin.id],
  );
  await db.query(
    `insert into hypotheses (id, incident_id, type, title, status, created_by)
     values ($1::uuid, $2::uuid, 'root', 'Why', 'possible', $3::uuid)`,
    [hypothesis, incident, people.admin.id],
  );
});

const define = (script: string | null, more: { checkId?: string; done?: boolean } = {}) =>
  db.query(
    `insert into evidences (hypothesis_id, type, description, definition_of_done, script, check_id, done, created_by)
     values ($1::uuid, 'check', '', true, $2, $3::uuid, $4::boolean, $5::uuid)`,
    [hypothesis, script, more.checkId ?? null, more.done ?? null, people.admin.id],
  );
const setCheck = (status: string) =>
  db.query("update checks set status = $2 where id = $1::uuid", [check, status]);
const state = async () => {
  const [row] = await db.query<{ status: string; resolved: unknown }>(
    "select status, resolved from incidents where id = $1::uuid",
    [incident],
  );
  const items = await db.query<{ done: boolean | null; script_result: string | null }>(
    "select done, script_result from evidences where hypothesis_id = $1::uuid order by created_at",
    [hypothesis],
  );
  return { status: row?.status, isResolved: row?.resolved !== null, items };
};

describe("the definition of done", () => {
  test("resolves an incident once everything holds, and opens it again when it does not", async () => {
    await setCheck("unhealthy");
    await define("check.status == 'healthy'", { checkId: check });
    await evaluateDefinitions(db);
    expect(await state()).toEqual({
      status: "open",
      isResolved: false,
      items: [{ done: false, script_result: "false" }],
    });
    await setCheck("healthy");
    await evaluateDefinitions(db);
    expect(await state()).toMatchObject({ status: "resolved", isResolved: true });
    await setCheck("unhealthy");
    await evaluateDefinitions(db);
    expect(await state()).toMatchObject({ status: "open", isResolved: false });
  });

  test("waits for what people mark", async () => {
    await setCheck("healthy");
    await define("check.healthy", { checkId: check });
    await define(null, { done: false });
    await evaluateDefinitions(db);
    expect((await state()).status).toBe("open");
    await db.query("update evidences set done = true where hypothesis_id = $1::uuid", [hypothesis]);
    await evaluateDefinitions(db);
    expect((await state()).status).toBe("resolved");
  });

  test.each([
    ["check.name", "Script should evaluate to a boolean value"],
    ["nothing == 1", "nothing is not known"],
    ["check.absent == 1", "there is no absent"],
    ["check.status ==", "it ends too early"],
  ])("%s is not done and says why", async (script, result) => {
    await define(script, { checkId: check });
    await evaluateDefinitions(db);
    expect((await state()).items).toEqual([
      { done: false, script_result: expect.stringContaining(result) },
    ]);
  });

  test("knows how long a check has been well", async () => {
    await setCheck("unhealthy");
    await setCheck("healthy");
    await define("check.status == 'healthy' && check.age > Duration('5m')", { checkId: check });
    await evaluateDefinitions(db);
    expect((await state()).status).toBe("open");
    await evaluateDefinitions(db, new Date(Date.now() + 6 * 60_000));
    expect((await state()).status).toBe("resolved");
  });

  test("leaves a closed incident alone, and writes nothing that did not change", async () => {
    await setCheck("healthy");
    await define("check.healthy", { checkId: check });
    await db.query("update incidents set status = 'closed' where id = $1::uuid", [incident]);
    await evaluateDefinitions(db);
    expect((await state()).items).toEqual([{ done: null, script_result: null }]);
    await db.query("update incidents set status = 'open' where id = $1::uuid", [incident]);
    await evaluateDefinitions(db);
    const version = "select updated_at::text from evidences where hypothesis_id = $1::uuid";
    const [before] = await db.query(version, [hypothesis]);
    await evaluateDefinitions(db);
    expect(await db.query(version, [hypothesis])).toEqual([before]);
  });
});

describe("rules", () => {
  const rule = seedId("incidentRule", 80);
  const component = seedComponents.payments;
  const event = (name: string, id: string) => ({
    id: "1",
    name,
    properties: { id },
    createdAt: new Date(),
  });
  const opened = () =>
    db.query<{ id: string; title: string; severity: string; status: string }>(
      "select id::text, title, severity, status from incidents where incident_rule_id = $1::uuid",
      [rule],
    );

  test("open one incident for a component, with evidence that defines when it is over", async () => {
    await db.query(
      `insert into incident_rules (id, name, source, created_by, spec)
       values ($1::uuid, 'test', 'UI', $2::uuid, $3::jsonb)`,
      [
        rule,
        people.admin.id,
        {
          components: [{ id: component }],
          filter: { status: ["unhealthy"] },
          template: { title: "Payments are down", severity: "critical" },
          priority: 100,
          breakOnMatch: true,
          autoClose: { timeout: "1h" },
        },
      ],
    );
    await db.query("update components set health = 'warning' where id = $1::uuid", [component]);
    await applyRules(event("component.warning", component), db);
    expect(await opened()).toEqual([]);
    await db.query("update components set health = 'unhealthy' where id = $1::uuid", [component]);
    await applyRules(event("component.unhealthy", component), db);
    await applyRules(event("component.unhealthy", component), db);
    expect(await opened()).toMatchObject([
      { title: "Payments are down", severity: "critical", status: "open" },
    ]);
    await db.query("update components set health = 'healthy' where id = $1::uuid", [component]);
    await evaluateDefinitions(db);
    expect(await opened()).toMatchObject([{ status: "resolved" }]);
    await closeResolved(db);
    expect(await opened()).toMatchObject([{ status: "resolved" }]);
    await closeResolved(db, new Date(Date.now() + 2 * 3_600_000));
    expect(await opened()).toMatchObject([{ status: "closed" }]);
  });

  test("see a component through its failing check", async () => {
    await db.query(
      `insert into check_component_relationships (component_id, check_id, canary_id, selector_id)
       select $1::uuid, id, canary_id, 'test' from checks where id = $2::uuid on conflict do nothing`,
      [component, check],
    );
    await setCheck("unhealthy");
    await applyRules(event("check.failed", check), db);
    const [made] = (await opened()).filter(({ status }) => status === "open");
    const evidence = await db.query<{ type: string; script: string }>(
      `select evidence.type, script from evidences evidence
       join hypotheses on hypotheses.id = hypothesis_id where incident_id = $1::uuid order by type`,
      [made?.id],
    );
    expect(evidence).toEqual([
      { type: "check", script: "check.status == 'healthy'" },
      { type: "topology", script: "component.health == 'healthy'" },
    ]);
  });
});

describe("a rule", () => {
  const rule = seedId("incidentRule", 81);
  const component = seedComponents.payments;
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  const setHealth = (health: string) =>
    db.query("update components set health = $2 where id = $1::uuid", [component, health]);
  const unwell = () =>
    applyRules(
      {
        id: "1",
        name: "component.unhealthy",
        properties: { id: component },
        createdAt: new Date(),
      },
      db,
    );
  const opened = () =>
    db.query<{ id: string; status: string }>(
      "select id::text, status from incidents where incident_rule_id = $1::uuid order by created_at",
      [rule],
    );
  const setRule = (spec: object) =>
    db.query(
      `insert into incident_rules (id, name, source, created_by, spec)
       values ($1::uuid, 'timed', 'UI', $2::uuid, $3::jsonb)
       on conflict (id) do update set spec = excluded.spec, deleted_at = null`,
      [rule, people.admin.id, { components: [{ id: component }], priority: 200, ...spec }],
    );

  beforeEach(async () => {
    await db.query("update incident_rules set deleted_at = now() where id <> $1::uuid", [rule]);
    await db.query(
      "update incidents set incident_rule_id = null, status = 'closed' where incident_rule_id = $1::uuid",
      [rule],
    );
    await setHealth("healthy");
    // A check of the seed that fails for hours speaks for its components too.
    await db.query("update checks set status = 'healthy' where status = 'unhealthy'");
  });

  test("with autoResolve resolves once all has held for so long", async () => {
    await setRule({ filter: { status: ["unhealthy"] }, autoResolve: { timeout: "10m" } });
    await setHealth("unhealthy");
    await unwell();
    await setHealth("healthy");
    await evaluateDefinitions(db);
    expect(await opened()).toMatchObject([{ status: "open" }]);
    await evaluateDefinitions(db, minutes(9));
    expect(await opened()).toMatchObject([{ status: "open" }]);
    await evaluateDefinitions(db, minutes(11));
    expect(await opened()).toMatchObject([{ status: "resolved" }]);
  });

  test("with autoResolve starts to wait anew when something fails again", async () => {
    await setRule({ filter: { status: ["unhealthy"] }, autoResolve: { timeout: "10m" } });
    await setHealth("unhealthy");
    await unwell();
    await setHealth("healthy");
    await evaluateDefinitions(db);
    await setHealth("unhealthy");
    await evaluateDefinitions(db, minutes(5));
    await setHealth("healthy");
    // Holds since this look, however late it is.
    await evaluateDefinitions(db, minutes(60));
    expect(await opened()).toMatchObject([{ status: "open" }]);
  });

  test("with an age waits until the state has lasted, and opens once", async () => {
    await setRule({ filter: { status: ["unhealthy"], age: 15 * 60_000_000_000 } });
    await setHealth("unhealthy");
    await unwell();
    await applyWaitingRules(db, minutes(14));
    expect(await opened()).toEqual([]);
    await applyWaitingRules(db, minutes(16));
    await applyWaitingRules(db, minutes(17));
    expect(await opened()).toMatchObject([{ status: "open" }]);
    // What somebody closed does not come back while the same state lasts.
    await db.query("update incidents set status = 'closed' where incident_rule_id = $1::uuid", [
      rule,
    ]);
    await applyWaitingRules(db, minutes(30));
    expect(await opened()).toHaveLength(1);
  });

  test("without an age leaves what is unwell to its event", async () => {
    await setRule({ filter: { status: ["unhealthy"] } });
    await setHealth("unhealthy");
    await applyWaitingRules(db, minutes(60));
    expect(await opened()).toEqual([]);
  });

  test("calls its responders, with what the incident says", async () => {
    await setRule({
      filter: { status: ["unhealthy"] },
      template: { title: "Payments are down", description: "See the runbook" },
      responders: {
        email: [
          { to: people.responder.email, subject: "{{.incident.title}}" },
          { to: "desk@elsewhere.example", subject: "{{ component.name }} {{.other.thing}}" },
        ],
        jira: [{ summary: "{{.incident.title}}: {{incident.description}}", project: "PAY" }],
        aws: [{ account: "4711", priority: "high" }],
        github: [{ repository: "acme/ops", labels: ["incident"] }],
        slack: "not a list",
      },
    });
    await setHealth("unhealthy");
    await unwell();
    await unwell();
    const [incident] = await opened();
    const called = await db.query(
      `select type, person_id::text, properties from responders where incident_id = $1::uuid
       order by properties ->> 'responderType', properties ->> 'to' desc`,
      [incident?.id],
    );
    const system = { type: "system", person_id: null };
    expect(called).toEqual([
      {
        ...system,
        properties: { responderType: "aws_support", account: "4711", priority: "high" },
      },
      {
        type: "person",
        person_id: people.responder.id,
        properties: {
          responderType: "email",
          to: people.responder.email,
          subject: "Payments are down",
        },
      },
      {
        ...system,
        properties: {
          responderType: "email",
          to: "desk@elsewhere.example",
          subject: "Payments ",
        },
      },
      {
        ...system,
        properties: { responderType: "github", repository: "acme/ops", labels: ["incident"] },
      },
      {
        ...system,
        properties: {
          responderType: "jira",
          summary: "Payments are down: See the runbook",
          project: "PAY",
        },
      },
    ]);
  });
});
