import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "./driver";
import { openTables } from "../testSandbox";
import { systemPersonId as created_by } from "./people";

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

const item = (name: string, row: Row = {}) =>
  add("config_items", { name, type: "Kubernetes::Pod", config_class: "Pod", path: "", ...row });
const namesOf = async (sql: string, params: readonly unknown[] = []) =>
  (await db.query<{ name: string }>(sql, params)).map(({ name }) => name);
const eventsOf = (id: string) =>
  namesOf("select name from event_queue where properties ->> 'id' = $1 order by 1", [id]);

test("two changes at one moment are two versions", async () => {
  const id = await add("connections", { name: "twice", type: "http" });
  const versions = await db.transaction(async (tx) => {
    const change = async (url: string) => {
      const [row] = await tx.query<{ version: string }>(
        "update connections set url = $2 where id = $1 returning updated_at::text as version",
        [id, url],
      );
      return row?.version;
    };
    return [await change("a"), await change("b"), await change("c")];
  });
  expect(new Set(versions).size).toBe(3);
});

describe("catalog items", () => {
  test("are linked to their parent, and follow it", async () => {
    const [a, b] = [await item("a"), await item("b")];
    const child = await item("child", { parent_id: a });
    const parents = () =>
      db.query("select config_id, relation from config_relationships where related_id = $1", [
        child,
      ]);
    expect(await parents()).toEqual([{ config_id: a, relation: "hard" }]);
    await db.query("update config_items set parent_id = $2 where id = $1", [child, b]);
    expect(await parents()).toEqual([{ config_id: b, relation: "hard" }]);
  });

  test("of another type with the same external id are aliases", async () => {
    const node = await item("node", { type: "Kubernetes::Node", external_id: ["i-1", "node"] });
    await item("twin", { type: "Kubernetes::Node", external_id: ["node"] });
    const machine = await item("machine", { type: "AWS::EC2::Instance", external_id: ["i-1"] });
    expect(
      await db.query(
        "select config_id, related_id from config_relationships where relation = 'Alias'",
      ),
    ).toEqual([{ config_id: machine, related_id: node }]);
  });

  test("record a change of health, and queue it", async () => {
    const id = await item("sick", { health: "healthy", status: "Running" });
    await db.query(
      "update config_items set health = 'unhealthy', status = 'CrashLoopBackOff' where id = $1",
      [id],
    );
    expect(
      await db.query(
        `select change_type, severity, details #>> '{previous,status}' as before,
           details #>> '{current,status}' as after
         from config_changes where config_id = $1`,
        [id],
      ),
    ).toEqual([
      {
        change_type: "Unhealthy",
        severity: "medium",
        before: "Running",
        after: "CrashLoopBackOff",
      },
    ]);
    expect(await eventsOf(id)).toEqual(["config.changed", "config.created", "config.unhealthy"]);
    expect(await db.query("select changes, analysis from configs where id = $1", [id])).toEqual([
      { changes: 1, analysis: {} },
    ]);
  });

  test("count a change that is reported again", async () => {
    const config_id = await item("noisy");
    const report = (reason: string) =>
      db.query(
        `insert into config_changes (config_id, external_change_id, change_type, details, created_at)
         values ($1, 'e1', 'BackOff', jsonb_build_object('reason', $2::text), '2026-01-01')`,
        [config_id, reason],
      );
    for (const reason of ["a", "a", "b"]) await report(reason);
    expect(
      await db.query(
        "select count, details ->> 'reason' as reason from config_changes where config_id = $1",
        [config_id],
      ),
    ).toEqual([{ count: 2, reason: "b" }]);
  });

  test("are found around an item, step by step, without running in circles", async () => {
    const root = await item("root", { type: "Kubernetes::Cluster", external_id: ["cluster/1"] });
    const inner = await item("inner", { parent_id: root, path: root });
    const leaf = await item("leaf", { parent_id: inner, path: `${root}.${inner}` });
    const friend = await item("friend");
    const gone = await item("gone", { parent_id: leaf, deleted_at: "now" });
    await db.query(
      `insert into config_relationships (config_id, related_id, relation)
       values ($1, $2, 'uses'), ($2, $1, 'uses')`,
      [leaf, friend],
    );
    await db.query("insert into config_locations values ($1, 'cluster/1')", [leaf]);
    const around = (args: string) =>
      namesOf(`select name from related_configs_recursive(config_id => $1${args})`, [leaf]);
    expect(await around("")).toEqual(["leaf", "friend", "inner", "root"]);
    expect(await around(", type_filter => 'all', include_deleted_configs => true")).toEqual([
      "leaf",
      "friend",
      "gone",
      "inner",
      "root",
    ]);
    expect(await around(", outgoing_relation => 'hard'")).toEqual(["leaf", "inner", "root"]);
    expect(
      await db.query(
        "select related_ids from related_configs_recursive($1, max_depth => 3) where name = 'inner'",
        [leaf],
      ),
    ).toEqual([{ related_ids: [leaf] }]);
    expect(await namesOf("select name from get_parents_by_location($1)", [leaf])).toEqual(["root"]);
    expect(
      await db.query("select deleted_at is null as live from config_items where id = $1", [gone]),
    ).toEqual([{ live: false }]);
  });
});

test("an incident writes its history", async () => {
  const incident_id = await add("incidents", {
    title: "Shop is down",
    description: "",
    severity: "high",
    type: "availability",
    status: "open",
    created_by,
  });
  const responder_id = await add("responders", {
    incident_id,
    type: "person",
    person_id: created_by,
    created_by,
  });
  const root = { incident_id, type: "root", title: "Disk", status: "possible", created_by };
  const hypothesis_id = await add("hypotheses", root);
  await add("comments", { incident_id, responder_id, comment: "on it", created_by });
  await add("comments", { incident_id, hypothesis_id, comment: "no trace", created_by });
  const evidence = await add("evidences", {
    hypothesis_id,
    description: "Disk is full",
    type: "comment",
    created_by,
  });
  await db.query("update evidences set definition_of_done = true where id = $1", [evidence]);
  await db.query("update hypotheses set status = 'likely' where id = $1", [hypothesis_id]);
  await db.query("update incidents set status = 'resolved' where id = $1", [incident_id]);
  expect(
    await namesOf(
      `select concat_ws(' ', type, description) as name from incident_histories
       where incident_id = $1 order by created_at`,
      [incident_id],
    ),
  ).toEqual([
    "incident.created",
    "responder.created",
    "hypothesis.created possible",
    "responder.commented on it",
    "evidence.created Disk is full",
    "evidence.done_definition_added Disk is full",
    "hypothesis.status_updated likely",
    "incident.status_updated resolved",
  ]);
  expect(await eventsOf(incident_id)).toEqual(["incident.created", "incident.status.resolved"]);
  expect(
    await db.query(
      `select jsonb_array_length(responders) as responders, commenters -> 0 ->> 'name' as commenter,
         commander from incident_summary where id = $1`,
      [incident_id],
    ),
  ).toEqual([
    { responders: 1, commenter: "System", commander: { id: null, name: null, avatar: null } },
  ]);
});

test("who a comment names is noted once, and as responder where called", async () => {
  const mei = await add("people", { name: "Mei Tan", email: "mei@x.example" });
  const jo = await add("people", { name: "Jo Ek", email: "jo@x.example" });
  const incident_id = await add("incidents", {
    title: "Named",
    description: "",
    severity: "high",
    type: "availability",
    status: "open",
    created_by,
  });
  const type = "person";
  const responder = await add("responders", { incident_id, type, person_id: mei, created_by });
  const nobody = "01900000-0001-7000-8000-0000000000ff";
  const comment = `@[Mei](user:${mei}) and @[Gone](user:${nobody}) and @[x](user:1); user:${jo}`;
  const id = await add("comments", { incident_id, comment, created_by });
  const noted = () =>
    namesOf(
      `select description as name from incident_histories
       where comment_id = $1 and type = 'person.mentioned' order by created_at, description`,
      [id],
    );
  const linked = () =>
    namesOf("select responder_id::text as name from comment_responders where comment_id = $1", [
      id,
    ]);
  expect(await noted()).toEqual(["Mei Tan"]);
  expect(await linked()).toEqual([responder]);
  const both = `@[Mei](user:${mei}) @[Jo](user:${jo})`;
  await db.query("update comments set comment = $2 where id = $1", [id, both]);
  expect(await noted()).toEqual(["Mei Tan", "Jo Ek"]);
  await db.query("update comments set comment = 'nobody' where id = $1", [id]);
  expect(await noted()).toEqual(["Mei Tan", "Jo Ek"]);
  expect(await linked()).toEqual([]);
  await db.query("update comments set comment = $2 where id = $1", [id, both]);
  await db.query("delete from comments where id = $1", [id]);
  expect(
    await namesOf(
      "select responder_id::text as name from comment_responders where comment_id = $1",
      [id],
    ),
  ).toEqual([]);
});

test("a connection keeps the secrets that come back masked", async () => {
  const row = { name: "masked", type: "http", username: "ops", password: "secret" };
  const id = await add("connections", row);
  await db.query(
    "update connections set username = 'root', password = '***', certificate = '***' where id = $1",
    [id],
  );
  expect(
    await db.query("select username, password, certificate from connections where id = $1", [id]),
  ).toEqual([{ username: "root", password: "secret", certificate: null }]);
});

test("an error goes away with its cause", async () => {
  const team_id = await add("teams", { name: "ops", created_by });
  const id = await add("notifications", { events: ["check.failed"], team_id });
  const errorAfter = async (change: string) => {
    await db.query("update notifications set error = 'bad filter' where id = $1", [id]);
    await db.query(change);
    return namesOf("select error as name from notifications where id = $1", [id]);
  };
  expect(await errorAfter("update notifications set title = 'Down'")).toEqual(["bad filter"]);
  expect(await errorAfter("update notifications set filter = 'true'")).toEqual([null]);
  expect(await errorAfter("update teams set spec = '{}'")).toEqual([null]);
});

test("a notification about an item is a change of the item", async () => {
  const resource_id = await item("told");
  const notification_id = await add("notifications", { events: ["config.unhealthy"] });
  const source_event = "config.unhealthy";
  const send = { notification_id, resource_id, source_event };
  const id = await add("notification_send_history", { ...send, status: "pending" });
  await db.query("update notification_send_history set status = 'repeat-interval' where id = $1", [
    id,
  ]);
  await add("notification_send_history", { ...send, status: "sent" });
  expect(
    await namesOf(
      "select change_type as name from config_changes where config_id = $1 order by id",
      [resource_id],
    ),
  ).toEqual(["NotificationRepeatInterval", "NotificationSent"]);
});

test("an account is a person", async () => {
  const id = "01900000-0001-7000-8000-00000000abcd";
  const account = (first: string) => ({
    email: "ann@example.org",
    name: { first, last: "Lee" },
  });
  await db.query(
    "insert into identities (id, traits, created_at, updated_at) values ($1, $2, now(), now())",
    [id, account("Ann")],
  );
  await db.query("update identities set traits = $2 where id = $1", [id, account("Anna")]);
  expect(await db.query("select name, email from people where id = $1", [id])).toEqual([
    { name: "Anna Lee", email: "ann@example.org" },
  ]);
});
