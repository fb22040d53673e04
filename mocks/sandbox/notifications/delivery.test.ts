import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { people } from "../db/people";
import {
  seedChecks,
  seedConfigs as item,
  seedConnections,
  seedPlaybooks,
  seedTeams,
} from "../db/seedIds";
import { startRunner } from "../playbooks/runner";
import { startDelivery, type TestDelivery } from "./testDelivery";

let it: TestDelivery;
const MINUTE_NS = 60e9;
const [pod, other, deployment] = [item.crashingPod, item.pendingPod, item.gateway];

beforeAll(async () => {
  it = await startDelivery();
});
afterAll(() => it.close());
afterEach(async () => {
  const failed = await it.db.query(
    "select name, error from event_queue where error is not null and name <> 'notification.send'",
  );
  if (failed.length > 0) throw new Error(JSON.stringify(failed));
  await it.db.query("update notifications set deleted_at = now() where deleted_at is null");
  await it.db.query("update notification_silences set deleted_at = now() where deleted_at is null");
  await it.db.query("delete from event_queue");
  await it.db.query("delete from sandbox_outbox");
  it.received.length = 0;
  it.answerWith(200, "ok");
});

const statuses = async (rule: string) => (await it.entries(rule)).map(({ status }) => status);
const hook = () => [{ name: "hook", url: it.url }];

async function connection(type: string, more: Readonly<Record<string, unknown>>): Promise<string> {
  const [row] = await it.db.query<{ id: string }>(
    `insert into connections (name, type, url, username, password, properties)
     values ($1, $2, $3, $4, $5, $6::jsonb) returning id::text`,
    [
      `test ${type} ${Math.random()}`,
      type,
      more["url"] ?? null,
      more["username"] ?? null,
      more["password"] ?? null,
      JSON.stringify(more["properties"] ?? {}),
    ],
  );
  return row?.id ?? "";
}

describe("a rule sends", () => {
  test("to a person by mail, with what it says, and counts it", async () => {
    const rule = await it.rule({
      person_id: people.editor.id,
      title: "$(.config.name) is $(.config.health)",
      template: "Look at **$(.config.type)**",
    });
    await it.turn(pod, "unhealthy");
    const [entry] = await it.entries(rule);
    expect(entry).toMatchObject({
      status: "sent",
      source_event: "config.unhealthy",
      resource_id: pod,
      person_id: people.editor.id,
      error: null,
      body: "**payment-gateway-7d9f4c-qv8zl is unhealthy**\n\nLook at **Kubernetes::Pod**",
      duration_millis: expect.any(Number),
    });
    expect(await it.outbox()).toEqual([
      {
        channel: "email",
        recipient: people.editor.email,
        subject: "payment-gateway-7d9f4c-qv8zl is unhealthy",
        body: entry?.body,
        send_id: entry?.id,
      },
    ]);
    const [summary] = await it.db.query(
      "select sent::int, failed::int, pending::int, avg_duration_ms::float as ms from notifications_summary where id = $1::uuid",
      [rule],
    );
    expect(summary).toEqual({ sent: 1, failed: 0, pending: 0, ms: entry?.duration_millis });
    const [change] = await it.db.query(
      "select change_type from config_changes where details ->> 'send_id' = $1",
      [entry?.id],
    );
    expect(change).toEqual({ change_type: "NotificationSent" });
  });

  test("for the events of its list that its filter lets through, and no others", async () => {
    const rule = await it.rule({
      events: ["config.warning"],
      filter: "config.type == 'Kubernetes::Pod'",
      person_id: people.editor.id,
    });
    await it.turn(pod, "unhealthy");
    await it.turn(deployment, "warning");
    expect(await statuses(rule)).toEqual([]);
    await it.turn(pod, "warning");
    expect(await statuses(rule)).toEqual(["sent"]);
  });

  test("really by http to an address and to a connection, with its sign-in", async () => {
    const id = await connection("http", { url: it.url, username: "shop", password: "open" });
    const generic = await connection("generic_webhook", {
      url: `generic+${it.url}?x=1`,
      properties: { url: it.url, key: "text", titleKey: "subject" },
    });
    const rule = await it.rule({
      custom_services: [...hook(), { connection: id }, { connection: generic }],
      title: "down",
      template: "<script>alert(1)</script>",
    });
    await it.turn(pod, "unhealthy");
    expect(await statuses(rule)).toEqual(["sent", "sent", "sent"]);
    expect(it.received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { title: "down", message: "<script>alert(1)</script>" },
      { title: "down", message: "<script>alert(1)</script>" },
      { subject: "down", text: "<script>alert(1)</script>" },
    ]);
    expect(it.received[1]?.authorization).toBe(
      `Basic ${Buffer.from("shop:open").toString("base64")}`,
    );
    const entries = await it.entries(rule);
    expect(entries[1]).toMatchObject({ connection_id: id, body: it.received[1]?.body });
  });

  test("not to addresses that checks may not call either", async () => {
    const rule = await it.rule({ custom_services: [{ url: "http://169.254.169.254/latest" }] });
    await it.turn(pod, "unhealthy");
    expect(await it.entries(rule)).toMatchObject([
      { status: "error", error: expect.stringContaining("a cloud metadata address") },
    ]);
  });

  test("to each service of a team, else to its members, else says that there is nobody", async () => {
    const [team] = await it.db.query<{ id: string }>(
      "insert into teams (name, created_by, spec) values ('nobody', $1::uuid, '{}') returning id::text",
      [people.admin.id],
    );
    const chat = await it.rule({ team_id: seedTeams.checkout });
    const members = await it.rule({ team_id: seedTeams.platform });
    const none = await it.rule({ team_id: team?.id });
    await it.turn(pod, "unhealthy");
    const [sent] = await it.entries(chat);
    expect(sent).toMatchObject({
      status: "sent",
      team_id: seedTeams.checkout,
      connection_id: seedConnections.checkoutChat,
    });
    expect(JSON.parse(sent?.body ?? "")).toMatchObject({ blocks: [{ type: "header" }, {}] });
    const others = await it.entries(members);
    expect(others.length).toBeGreaterThan(1);
    expect(new Set(others.map(({ person_id }) => person_id)).size).toBe(others.length);
    expect(await it.entries(none)).toMatchObject([
      { status: "error", error: expect.stringContaining("The team nobody has no service") },
    ]);
    const channels = (await it.outbox()).map(({ channel, recipient }) => `${channel} ${recipient}`);
    expect(channels).toContain("slack C0CHECKOUT");
    expect(channels).toContain(`email ${people.admin.email}`);
  });

  test("nothing where a filter can never work: the rule is paused and says why", async () => {
    const rule = await it.rule({ filter: "conf.type = 1", person_id: people.editor.id });
    await it.turn(pod, "unhealthy");
    const [row] = await it.db.query<{ error: string }>(
      "select error from notifications where id = $1::uuid and error_at is not null",
      [rule],
    );
    expect(row?.error).toMatch(/^the filter cannot work: /);
    expect(await statuses(rule)).toEqual([]);
  });

  test("about checks and components too", async () => {
    const rule = await it.rule({
      events: ["check.failed", "component.warning"],
      person_id: people.editor.id,
    });
    await it.db.query("update checks set status = 'healthy' where id = $1::uuid", [
      seedChecks.createOrder,
    ]);
    await it.db.query("update checks set status = 'unhealthy' where id = $1::uuid", [
      seedChecks.createOrder,
    ]);
    await it.db.query(
      "update components set health = 'warning' where name = 'Ledger' and deleted_at is null",
    );
    await it.pass(1);
    expect(
      (await it.entries(rule)).map(({ source_event, status }) => [source_event, status]),
    ).toEqual([
      ["check.failed", "sent"],
      ["component.warning", "sent"],
    ]);
  });
});

describe("a rule holds back", () => {
  test("what it has told within its repeat interval, as one row that counts", async () => {
    const rule = await it.rule({ person_id: people.editor.id, repeat_interval: "1h" });
    for (const _ of [1, 2, 3]) await it.turn(pod, "unhealthy");
    await it.turn(other, "unhealthy");
    expect((await it.entries(rule)).map(({ status, count }) => [status, count])).toEqual([
      ["sent", 1],
      ["repeat-interval", 2],
      ["sent", 1],
    ]);
    await it.pass(3_700);
    await it.turn(pod, "unhealthy");
    expect(await statuses(rule)).toEqual(["sent", "repeat-interval", "sent", "sent"]);
  });

  test("what recovers while it waits, and sends what does not", async () => {
    const rule = await it.rule({
      person_id: people.editor.id,
      wait_for: 5 * MINUTE_NS,
      wait_for_eval_period: 20e9,
    });
    await it.turn(pod, "unhealthy");
    await it.turn(other, "unhealthy");
    await it.turn(other, "unhealthy");
    expect((await it.entries(rule)).map(({ status, count }) => [status, count])).toEqual([
      ["pending", 1],
      ["pending", 2],
    ]);
    await it.pass(240);
    expect(await statuses(rule)).toEqual(["pending", "pending"]);
    await it.pass(70);
    const [first] = await it.entries(rule);
    expect(await statuses(rule)).toEqual(["evaluating-waitfor", "evaluating-waitfor"]);
    expect(Math.round(((first?.not_before?.getTime() ?? 0) - it.now().getTime()) / 1000)).toBe(20);
    await it.turn(pod, "healthy");
    await it.pass(25);
    expect(await statuses(rule)).toEqual(["skipped", "sent"]);
    expect((await it.outbox()).length).toBe(1);
  });

  test("what a silence is set for while it waits", async () => {
    const rule = await it.rule({ person_id: people.editor.id, wait_for: MINUTE_NS });
    await it.turn(pod, "unhealthy");
    const silence = await it.silence({ config_id: pod });
    await it.pass(100);
    await it.pass(40);
    expect(await it.entries(rule)).toMatchObject([{ status: "silenced", silenced_by: silence }]);
  });

  test("what a related item that was told of speaks for, until that is over", async () => {
    const [edge] = await it.db.query<{ parent: string; child: string; from: string; to: string }>(
      `select edge.config_id::text as parent, edge.related_id::text as child, parent.type as "from", child.type as "to"
       from config_relationships edge join config_items parent on parent.id = edge.config_id
       join config_items child on child.id = edge.related_id
       where edge.relation = 'hard' and edge.deleted_at is null and child.id = $1::uuid`,
      [pod],
    );
    if (!edge) throw new Error("The pod has no parent in the seed.");
    const rule = await it.rule({
      person_id: people.editor.id,
      inhibitions: [{ direction: "outgoing", from: edge.from, to: [edge.to], depth: 2 }],
    });
    await it.turn(edge.parent, "unhealthy");
    await it.turn(pod, "unhealthy");
    const [told, kept] = await it.entries(rule);
    expect([told?.status, kept?.status, kept?.parent_id]).toEqual(["sent", "inhibited", told?.id]);
    await it.turn(edge.parent, "healthy");
    await it.turn(pod, "unhealthy");
    expect((await statuses(rule)).at(-1)).toBe("sent");
  });

  test("the others of a group, and names them in the message", async () => {
    const rule = await it.rule({
      person_id: people.editor.id,
      group_by: ["type"],
      group_by_interval: 30 * MINUTE_NS,
      wait_for: MINUTE_NS,
    });
    await it.turn(pod, "unhealthy");
    await it.turn(other, "unhealthy");
    await it.turn(deployment, "unhealthy");
    const entries = await it.entries(rule);
    expect(entries.map(({ status }) => status)).toEqual(["pending", "grouped", "pending"]);
    expect(entries[1]?.group_id).toBe(entries[0]?.group_id);
    expect(entries[2]?.group_id).not.toBe(entries[0]?.group_id);
    await it.pass(61);
    await it.pass(31);
    const after = await it.entries(rule);
    expect(after.map(({ status }) => status)).toEqual(["sent", "grouped", "sent"]);
    expect(after[0]?.body).toContain("Together with:\n- ");
    expect(after[2]?.body).not.toContain("Together with");
  });

  test("a group within the repeat interval; the first that has recovered leaves it to the next", async () => {
    const repeats = await it.rule({
      person_id: people.editor.id,
      group_by: ["type"],
      repeat_interval: "2h",
    });
    await it.turn(pod, "unhealthy");
    await it.turn(other, "unhealthy");
    expect(await statuses(repeats)).toEqual(["sent", "repeat-interval"]);
    await it.db.query("update notifications set deleted_at = now() where id = $1::uuid", [repeats]);
    const waits = await it.rule({
      person_id: people.editor.id,
      group_by: ["type"],
      wait_for: MINUTE_NS,
    });
    await it.turn(pod, "unhealthy");
    await it.turn(other, "unhealthy");
    await it.turn(pod, "healthy");
    await it.pass(61);
    await it.pass(31);
    expect(await statuses(waits)).toEqual(["skipped", "sent"]);
  });
});

describe("what does not arrive", () => {
  test("is tried four times, says the receiver's words, and is sent once it answers", async () => {
    const rule = await it.rule({ custom_services: hook() });
    it.answerWith(503, "come back later");
    await it.turn(pod, "unhealthy");
    const [entry] = await it.entries(rule);
    expect(entry).toMatchObject({
      status: "error",
      error: `${new URL(it.url).origin} answered 503 Service Unavailable: come back later`,
      retries: 0,
      not_before: expect.any(Date),
    });
    const [queued] = await it.db.query<{ pending: number; failed: number; common: string }>(
      `select pending::int, failed::int, most_common_error as common from notifications_summary where id = $1::uuid`,
      [rule],
    );
    expect(queued).toEqual({ pending: 1, failed: 1, common: entry?.error });
    await it.pass(61);
    expect((await it.entries(rule))[0]).toMatchObject({ status: "error", retries: 1 });
    it.answerWith(200);
    await it.pass(60 * 32 + 1);
    expect((await it.entries(rule))[0]).toMatchObject({ status: "sent", error: null });
    expect(it.received.length).toBe(3);
    expect(
      await it.db.query("select name from event_queue where name = 'notification.send'"),
    ).toEqual([]);
  });

  test("goes to the fallback after its delay, and is not tried any more", async () => {
    const rule = await it.rule({
      custom_services: hook(),
      fallback_person_id: people.admin.id,
      fallback_delay: 10 * MINUTE_NS,
    });
    it.answerWith(500, "broken");
    await it.turn(pod, "unhealthy");
    expect((await it.entries(rule)).map(({ status, person_id }) => [status, person_id])).toEqual([
      ["error", null],
      ["attempting_fallback", people.admin.id],
    ]);
    await it.pass(601);
    expect(await statuses(rule)).toEqual(["error", "sent"]);
    expect((await it.outbox()).map(({ recipient }) => recipient)).toEqual([people.admin.email]);
    const before = it.received.length;
    await it.pass(100_000);
    expect(it.received.length).toBe(before);
  });

  test("needs no fallback where a later attempt arrives", async () => {
    const rule = await it.rule({
      custom_services: hook(),
      fallback_person_id: people.admin.id,
      fallback_delay: 10 * MINUTE_NS,
    });
    it.answerWith(500);
    await it.turn(pod, "unhealthy");
    it.answerWith(200);
    await it.pass(61);
    await it.pass(600);
    expect(await statuses(rule)).toEqual(["sent", "skipped"]);
    expect(await it.outbox()).toEqual([]);
  });

  test("for a reason of its own is not tried again", async () => {
    const unknown = await it.rule({
      custom_services: [{ connection: "connection://default/nothing" }],
    });
    const unsuitable = await it.rule({
      custom_services: [{ connection: seedConnections.ledgerDatabase }],
    });
    const unwritable = await it.rule({ person_id: people.editor.id, template: "{{range .x}}" });
    await it.turn(pod, "unhealthy");
    const errors = await Promise.all(
      [unknown, unsuitable, unwritable].map(async (rule) => (await it.entries(rule))[0]?.error),
    );
    expect(errors).toEqual([
      "There is no connection connection://default/nothing.",
      "The connection ledger-db is of type postgres, which takes no messages.",
      expect.stringContaining("The template cannot be filled in"),
    ]);
    expect(
      await it.db.query("select id from event_queue where name = 'notification.send'"),
    ).toEqual([]);
  });
});

describe("a rule that starts a playbook", () => {
  test("is sent when the run completes, and fails with the run", async () => {
    const make = async (name: string, url: string) => {
      const [row] = await it.db.query<{ id: string }>(
        "insert into playbooks (name, title, spec, source) values ($1, $1, $2::jsonb, 'UI') returning id::text",
        [
          name,
          JSON.stringify({
            configs: [{ types: ["Kubernetes::Pod"] }],
            actions: [{ name: "call", http: { url, method: "POST", body: "$(.config.name)" } }],
          }),
        ],
      );
      return row?.id;
    };
    const good = await it.rule({ playbook_id: await make("good", it.url) });
    const bad = await it.rule({ playbook_id: await make("bad", "http://127.0.0.1:1/") });
    await it.turn(pod, "unhealthy");
    expect(await statuses(good)).toEqual(["pending_playbook_completion"]);
    const runner = await startRunner(it.host);
    await expect
      .poll(
        async () => {
          await it.pass(0);
          return [...(await statuses(good)), ...(await statuses(bad))];
        },
        { timeout: 8_000 },
      )
      .toEqual(["sent", "error"]);
    expect(it.received.map(({ body }) => body)).toEqual(["payment-gateway-7d9f4c-qv8zl"]);
    expect((await it.entries(bad))[0]?.error).toMatch(/^The playbook run has failed/);
    expect((await it.entries(good))[0]?.playbook_run_id).not.toBeNull();
    await runner.stop();
  });

  test("says why it cannot start", async () => {
    const rule = await it.rule({ playbook_id: seedPlaybooks.retired });
    await it.turn(pod, "unhealthy");
    expect(await it.entries(rule)).toMatchObject([
      { status: "error", error: expect.stringContaining("The playbook cannot start: ") },
    ]);
  });
});
