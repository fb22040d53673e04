import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type {
  NotificationRuleDryRun,
  NotificationRulePreview,
  NotificationRuleTrial,
} from "~generated/notification/types.gen";
import type { Database } from "../db/driver";
import { openTables } from "../testSandbox";
import { dryRun } from "./dryRun";
import { previewMessage } from "./previewMessage";

let db: Database;
let item = "";
let other = "";
const base = "http://127.0.0.1:3000";

async function addItem(name: string, type: string): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `insert into config_items (name, type, config_class, health, path, labels)
     values ($1, $2, 'Pod', 'healthy', '', '{"team":"shop"}') returning id::text`,
    [name, type],
  );
  if (!row) throw new Error("nothing was added");
  return row.id;
}

beforeAll(async () => {
  db = await openTables();
  item = await addItem("web", "Kubernetes::Pod");
  other = await addItem("db", "AWS::RDS::Instance");
});
afterAll(() => db.close());
beforeEach(() => db.query("delete from sandbox_event_log"));

const happened = (name: string, id: string, minutesAgo: number) =>
  db.query(
    `insert into sandbox_event_log (name, properties, at)
     values ($1, jsonb_build_object('id', $2::text), now() - $3 * interval '1 minute')`,
    [name, id, minutesAgo],
  );
async function tried(rule: NotificationRuleTrial): Promise<NotificationRuleDryRun> {
  const answer = await dryRun(db, rule, base);
  return (await answer.json()) as NotificationRuleDryRun;
}
const states = ({ results }: NotificationRuleDryRun) => results.map(({ status }) => status);

it("notes what is queued, also a second time while it waits", async () => {
  await db.query("update config_items set health = 'unhealthy' where id = $1::uuid", [item]);
  await db.query("update config_items set health = 'healthy' where id = $1::uuid", [item]);
  await db.query("update config_items set health = 'unhealthy' where id = $1::uuid", [item]);
  const rows = await db.query<{ name: string }>(
    "select name from sandbox_event_log where name like 'config.%healthy' order by name",
  );
  expect(rows.map(({ name }) => name)).toEqual([
    "config.healthy",
    "config.unhealthy",
    "config.unhealthy",
  ]);
});

describe("a dry run", () => {
  it("counts events of its names during the last day, and those that the filter holds for", async () => {
    await happened("config.unhealthy", item, 60);
    await happened("config.unhealthy", other, 50);
    await happened("config.healthy", item, 40);
    await happened("config.unhealthy", item, 25 * 60);
    const answer = await tried({
      events: ["config.unhealthy"],
      filter: "config.type == 'Kubernetes::Pod' && config.health == 'unhealthy'",
    });
    expect(answer).toMatchObject({ events: 2, matched: 1, sent: 1, failed: 0, error: null });
    expect(answer.results[0]?.event.resource).toMatchObject({ id: item, name: "web" });
  });

  it("holds repeats back, and what is over before the wait is", async () => {
    await happened("config.unhealthy", item, 200);
    await happened("config.unhealthy", item, 150);
    await happened("config.unhealthy", item, 30);
    await happened("config.healthy", item, 28);
    expect(states(await tried({ events: ["config.unhealthy"], repeat_interval: "1h" }))).toEqual([
      "sent",
      "repeat-interval",
      "sent",
    ]);
    expect(states(await tried({ events: ["config.unhealthy"], wait_for: 300e9 }))).toEqual([
      "skipped",
      "sent",
      "sent",
    ]);
  });

  it("counts a group as one", async () => {
    await happened("config.unhealthy", item, 20);
    await happened("config.unhealthy", other, 19);
    const rule = { events: ["config.unhealthy"], repeat_interval: "1h" };
    expect((await tried(rule)).sent).toBe(2);
    expect((await tried({ ...rule, group_by: ["label:team"] })).sent).toBe(1);
  });

  it("leaves out what was silenced then", async () => {
    await happened("config.unhealthy", item, 20);
    await happened("config.unhealthy", item, 90);
    await db.query(
      `insert into notification_silences (name, "from", until, config_id)
       values ('work', now() - interval '1 hour', now() - interval '10 minutes', $1::uuid)`,
      [item],
    );
    expect(states(await tried({ events: ["config.unhealthy"] }))).toEqual(["silenced", "sent"]);
    await db.query("delete from notification_silences");
  });

  it("holds back what a related item that was told of speaks for", async () => {
    await db.query(
      `insert into config_relationships (config_id, related_id, relation, selector_id)
       values ($1::uuid, $2::uuid, 'hard', '')`,
      [other, item],
    );
    await happened("config.unhealthy", other, 60);
    await happened("config.unhealthy", item, 50);
    await happened("config.healthy", other, 40);
    await happened("config.unhealthy", item, 30);
    const rule = { events: ["config.unhealthy"] };
    const inhibition = { from: "AWS::RDS::Instance", to: ["Kubernetes::Pod"] };
    const trial = (direction: string) =>
      tried({ ...rule, inhibitions: [{ ...inhibition, direction }] });
    expect(states(await trial("outgoing"))).toEqual(["sent", "inhibited", "sent"]);
    expect(states(await trial("incoming"))).toEqual(["sent", "sent", "sent"]);
  });

  it("says what a filter stumbles over, and refuses one that can never work", async () => {
    await happened("config.unhealthy", item, 20);
    const answer = await tried({ events: ["config.unhealthy"], filter: "config.nothing == 'x'" });
    expect(answer).toMatchObject({ matched: 0, failed: 1 });
    expect(answer.error).toContain("nothing");
    const refused = await dryRun(db, { events: ["config.unhealthy"], filter: "confg.name" }, base);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("confg is not known");
  });
});

describe("a preview", () => {
  const shown = async (rule: NotificationRuleTrial) =>
    (await (await previewMessage(db, rule, base)).json()) as NotificationRulePreview;

  it("fills the texts in with the newest event that the rule is for", async () => {
    await happened("config.unhealthy", item, 60);
    await happened("config.unhealthy", other, 20);
    expect(
      await shown({
        events: ["config.unhealthy"],
        filter: "config.type == 'Kubernetes::Pod'",
        title: "$(.config.name) is $(.config.health)",
        template: "**{{.config.type}}**",
      }),
    ).toMatchObject({ title: "web is unhealthy", body: "**Kubernetes::Pod**", error: null });
  });

  it("says that there was none, or what is wrong with a text", async () => {
    expect(await shown({ events: ["config.unhealthy"] })).toMatchObject({ event: null });
    await happened("config.unhealthy", item, 60);
    const { error } = await shown({
      events: ["config.unhealthy"],
      title: "{{ nope .config.name }}",
    });
    expect(error).toContain("nope");
  });
});
