import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { people } from "../db/people";
import { seedChecks, seedConfigs as item, seedConnections, seedTeams } from "../db/seedIds";
import { startDelivery, type TestDelivery } from "./testDelivery";

let it: TestDelivery;
const [pod, deployment] = [item.crashingPod, item.gateway];
const hook = () => [{ name: "hook", url: it.url }];

beforeAll(async () => {
  it = await startDelivery();
});
afterAll(() => it.close());
afterEach(() => it.clear());

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
    expect(await it.statuses(rule)).toEqual([]);
    await it.turn(pod, "warning");
    expect(await it.statuses(rule)).toEqual(["sent"]);
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
    expect(await it.statuses(rule)).toEqual(["sent", "sent", "sent"]);
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
    expect(await it.statuses(rule)).toEqual([]);
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
