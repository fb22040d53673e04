import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { people } from "../db/people";
import { seedConfigs as item, seedConnections } from "../db/seedIds";
import { startDelivery, type TestDelivery } from "./testDelivery";

let it: TestDelivery;
const MINUTE_NS = 60e9;
const pod = item.crashingPod;
const hook = () => [{ name: "hook", url: it.url }];

beforeAll(async () => {
  it = await startDelivery();
});
afterAll(() => it.close());
afterEach(() => it.clear());

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
    expect(await it.statuses(rule)).toEqual(["error", "sent"]);
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
    expect(await it.statuses(rule)).toEqual(["sent", "skipped"]);
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
