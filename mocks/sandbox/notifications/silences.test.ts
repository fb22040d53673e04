import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { people } from "../db/people";
import { seedCanaries, seedChecks, seedComponents, seedConfigs as item } from "../db/seedIds";
import { silencesOf } from "./silences";
import { startDelivery, type TestDelivery } from "./testDelivery";

let it: TestDelivery;
beforeAll(async () => {
  it = await startDelivery();
});
afterAll(() => it.close());
afterEach(() =>
  it.db.query("update notification_silences set deleted_at = now() where deleted_at is null"),
);

const config = (id: string) => ({ kind: "config", id });
const holding = async (kind: string, id: string, at = it.now()) =>
  (await silencesOf(it.db, { kind, id }, at)).map((silence) => silence.id);
const above = async (id: string) => {
  const [row] = await it.db.query<{ id: string }>(
    "select split_part(path, '.', 1) as id from config_items where id = $1::uuid",
    [id],
  );
  return row?.id ?? "";
};

test("of a resource holds for it, and for what is below it where that is asked", async () => {
  const top = await above(item.crashingPod);
  expect(top).not.toBe("");
  const own = await it.silence({ config_id: item.crashingPod });
  const flat = await it.silence({ config_id: top, recursive: false });
  const deep = await it.silence({ config_id: top, recursive: true });
  expect(await holding("config", item.crashingPod)).toEqual([own, deep]);
  expect(await holding("config", top)).toEqual([flat, deep]);
});

test("of a component, a check, or a canary with all its checks", async () => {
  const component = await it.silence({ component_id: seedComponents.payments });
  const check = await it.silence({ check_id: seedChecks.webhookDelivery });
  const canary = await it.silence({ canary_id: seedCanaries.gateway });
  expect(await holding("component", seedComponents.payments)).toEqual([component]);
  expect(await holding("check", seedChecks.webhookDelivery)).toEqual([check, canary]);
  expect(await holding("check", seedChecks.createOrder)).toEqual([]);
  expect(await holding("canary", seedCanaries.gateway)).toEqual([canary]);
});

test("by a filter, which passes over kinds that it has no answer for", async () => {
  const pods = await it.silence({ filter: "config.type == 'Kubernetes::Pod'" });
  expect(await holding("config", item.crashingPod)).toEqual([pods]);
  expect(await holding("config", item.gateway)).toEqual([]);
  expect(await holding("check", seedChecks.createOrder)).toEqual([]);
});

test("by selectors, of which one is enough", async () => {
  const some = await it.silence({
    selectors: [{ types: ["Kubernetes::Node"] }, { tagSelector: "namespace=payments" }],
  });
  expect(await holding("config", item.node)).toEqual([some]);
  expect(await holding("config", item.crashingPod)).toEqual([some]);
  expect(await holding("config", item.bucket)).toEqual([]);
});

test("with several criteria only where all of them hold", async () => {
  const both = await it.silence({
    filter: "config.health == 'unhealthy'",
    selectors: [{ types: ["Kubernetes::Pod"] }],
  });
  await it.turn(item.crashingPod, "unhealthy");
  await it.turn(item.gateway, "unhealthy");
  expect(await holding("config", item.crashingPod)).toEqual([both]);
  expect(await holding("config", item.gateway)).toEqual([]);
});

test("between its beginning and its end", async () => {
  const at = (minutes: number) => new Date(it.now().getTime() + minutes * 60_000);
  const silence = await it.silence({ config_id: item.node, from: at(10), until: at(20) });
  expect(await holding("config", item.node, at(9))).toEqual([]);
  expect(await holding("config", item.node, at(10))).toEqual([silence]);
  expect(await holding("config", item.node, at(19))).toEqual([silence]);
  expect(await holding("config", item.node, at(20))).toEqual([]);
  const [found] = await silencesOf(it.db, config(item.node), at(15));
  expect(found?.until).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test("whose filter can never work says so and holds for nothing", async () => {
  const broken = await it.silence({ filter: "nothing.name == 1" });
  expect(await holding("config", item.node)).toEqual([]);
  const [row] = await it.db.query<{ error: string }>(
    "select error from notification_silences where id = $1::uuid",
    [broken],
  );
  expect(row?.error).toMatch(/^the filter cannot work: nothing is not known/);
});

test("keeps what a rule would send back, with its name, and counts how often", async () => {
  const rule = await it.rule({ person_id: people.editor.id });
  const silence = await it.silence({ config_id: item.crashingPod });
  await it.turn(item.crashingPod, "unhealthy");
  await it.turn(item.crashingPod, "unhealthy");
  expect(await it.entries(rule)).toMatchObject([
    { status: "silenced", silenced_by: silence, count: 2, body: null },
  ]);
  expect(await it.outbox()).toEqual([]);
});
