import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { people } from "../db/people";
import { seedPlaybooks } from "../db/seedIds";
import { startDelivery, type TestDelivery } from "./testDelivery";
import { sendWatchdogs } from "./watchdog";

let it: TestDelivery;
const HOUR_NS = 3_600e9;

beforeAll(async () => {
  it = await startDelivery();
});
afterAll(() => it.close());
afterEach(() => it.clear());

const add = async (statement: string, values: readonly unknown[]): Promise<string> => {
  const [row] = await it.db.query<{ id: string }>(`${statement} returning id::text`, [...values]);
  return row?.id ?? "";
};

const incident = () =>
  add(
    `insert into incidents (title, description, severity, type, status, created_by)
     values ('Checkout is slow', 'since noon', 'high', 'performance', 'open', $1::uuid)`,
    [people.admin.id],
  );

describe("rules tell of incidents", () => {
  test("that are opened, with what the message says and the way there", async () => {
    const rule = await it.rule({
      events: ["incident.created"],
      filter: "incident.severity == 'high'",
      person_id: people.editor.id,
    });
    const id = await incident();
    await it.pass(1);
    expect(await it.entries(rule)).toMatchObject([{ status: "sent", resource_id: id }]);
    const [mail] = await it.outbox();
    expect(mail?.subject).toBe("Incident Checkout is slow was created");
    expect(mail?.body).toContain(`(http://console.test/incidents/${id})`);
    expect(mail?.body).not.toContain("silences");
    const [row] = await it.db.query(
      "select resource_type, resource ->> 'name' as name from notification_send_history_summary where notification_id = $1::uuid",
      [rule],
    );
    expect(row).toEqual({ resource_type: "incident", name: "Checkout is slow" });
  });

  test("and of what belongs to them: a comment by its author, a responder by name", async () => {
    const comments = await it.rule({
      events: ["incident.comment.added"],
      filter: "author.name == 'Nobody' || comment.comment.contains('slow')",
      title: "$(.author.name) on $(.incident.title)",
      template: "$(.comment.comment)",
      person_id: people.editor.id,
    });
    const responders = await it.rule({
      events: ["incident.responder.added"],
      person_id: people.editor.id,
    });
    const id = await incident();
    const say = (text: string) =>
      add(
        "insert into comments (incident_id, comment, created_by) values ($1::uuid, $2, $3::uuid)",
        [id, text, people.admin.id],
      );
    await say("the database is slow");
    await say("it is not");
    await add(
      "insert into responders (incident_id, type, person_id, created_by) values ($1::uuid, 'person', $2::uuid, $2::uuid)",
      [id, people.admin.id],
    );
    await it.pass(1);
    expect(await it.entries(comments)).toMatchObject([
      {
        resource_id: id,
        body: `**${people.admin.name} on Checkout is slow**\n\nthe database is slow`,
      },
    ]);
    const [called] = await it.entries(responders);
    expect(called).toMatchObject({ status: "sent", resource_id: id });
    expect(called?.body).toContain("Incident Checkout is slow has a new responder");
    expect(called?.body).toContain(people.admin.name);
  });

  test("but not of a status that is over before the wait is", async () => {
    const rule = await it.rule({
      events: ["incident.status.investigating"],
      person_id: people.editor.id,
      wait_for: HOUR_NS,
    });
    const [over, still] = [await incident(), await incident()];
    const set = (id: string, status: string) =>
      it.db.query("update incidents set status = $2 where id = $1::uuid", [id, status]);
    await set(over, "investigating");
    await set(still, "investigating");
    await it.pass(1);
    expect(await it.statuses(rule)).toEqual(["pending", "pending"]);
    await set(over, "resolved");
    await it.pass(3_601);
    await it.pass(31);
    expect(await it.statuses(rule)).toEqual(["skipped", "sent"]);
  });
});

describe("a watchdog", () => {
  const look = async (seconds: number) => {
    await it.pass(seconds);
    await sendWatchdogs(it.host, it.now());
    await it.pass(1);
  };

  test("barks once in each interval, in words of its own, and counts as no send", async () => {
    const rule = await it.rule({
      name: "nightly",
      title: "$(.check.name)",
      person_id: people.editor.id,
      watchdog_interval: HOUR_NS,
      updated_at: it.now().toISOString(),
    });
    await look(0);
    expect(await it.statuses(rule)).toEqual([]);
    await look(3_700);
    await look(60);
    expect(await it.entries(rule)).toMatchObject([
      { status: "sent", source_event: "notification.watchdog", resource_id: rule },
    ]);
    const [mail] = await it.outbox();
    expect(mail?.subject).toBe("Rule nightly is at work");
    expect(mail?.body).toContain("0 sent and 0 failed during the last day.");
    await look(3_700);
    expect(await it.statuses(rule)).toEqual(["sent", "sent"]);
    const [summary] = await it.db.query(
      "select sent::int, failed::int from notifications_summary where id = $1::uuid",
      [rule],
    );
    expect(summary).toEqual({ sent: 0, failed: 0 });
  });

  test("is quiet where the rule is paused, or only starts a playbook", async () => {
    const paused = await it.rule({
      person_id: people.editor.id,
      watchdog_interval: HOUR_NS,
      error: "Paused by hand",
    });
    const starts = await it.rule({
      playbook_id: seedPlaybooks.retired,
      watchdog_interval: HOUR_NS,
    });
    await look(3_700);
    expect([...(await it.statuses(paused)), ...(await it.statuses(starts))]).toEqual([]);
  });
});
