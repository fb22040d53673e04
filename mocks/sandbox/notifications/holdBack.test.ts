import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { people } from "../db/people";
import { seedConfigs as item } from "../db/seedIds";
import { startDelivery, type TestDelivery } from "./testDelivery";

let it: TestDelivery;
const MINUTE_NS = 60e9;
const [pod, other, deployment] = [item.crashingPod, item.pendingPod, item.gateway];

beforeAll(async () => {
  it = await startDelivery();
});
afterAll(() => it.close());
afterEach(() => it.clear());

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
    expect(await it.statuses(rule)).toEqual(["sent", "repeat-interval", "sent", "sent"]);
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
    expect(await it.statuses(rule)).toEqual(["pending", "pending"]);
    await it.pass(70);
    const [first] = await it.entries(rule);
    expect(await it.statuses(rule)).toEqual(["evaluating-waitfor", "evaluating-waitfor"]);
    expect(Math.round(((first?.not_before?.getTime() ?? 0) - it.now().getTime()) / 1000)).toBe(20);
    await it.turn(pod, "healthy");
    await it.pass(25);
    expect(await it.statuses(rule)).toEqual(["skipped", "sent"]);
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
    expect((await it.statuses(rule)).at(-1)).toBe("sent");
  });

  test.each([
    { soft: false, statuses: ["sent", "inhibited", "sent"] },
    { soft: true, statuses: ["sent", "inhibited", "inhibited"] },
  ])("what a component above speaks for, soft links too: $soft", async ({ soft, statuses }) => {
    const add = async (name: string, type: string, parent: string | null) => {
      const [row] = await it.db.query<{ id: string }>(
        `insert into components (name, external_id, type, status, health, parent_id)
         values ($1, $1, $2, 'ok', 'healthy', $3::uuid) returning id::text`,
        [`${name} ${soft}`, type, parent],
      );
      return row?.id ?? "";
    };
    const shop = await add("shop", "Shop", null);
    const till = await add("till", "Till", await add("floor", "Floor", shop));
    const lent = await add("lent", "Till", null);
    await it.db.query(
      "insert into component_relationships (component_id, relationship_id) values ($1::uuid, $2::uuid)",
      [lent, shop],
    );
    const rule = await it.rule({
      events: ["component.unhealthy"],
      filter: "component.type in ['Shop', 'Till']",
      person_id: people.editor.id,
      inhibitions: [{ direction: "outgoing", from: "Shop", to: ["Till"], depth: 2, soft }],
    });
    for (const id of [shop, till, lent]) {
      await it.db.query("update components set health = 'unhealthy' where id = $1::uuid", [id]);
      await it.pass(1);
    }
    expect(await it.statuses(rule)).toEqual(statuses);
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
    expect(await it.statuses(repeats)).toEqual(["sent", "repeat-interval"]);
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
    expect(await it.statuses(waits)).toEqual(["skipped", "sent"]);
  });
});
