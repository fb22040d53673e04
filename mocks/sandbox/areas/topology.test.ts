import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TopologyAnswer, TopologyComponent } from "~generated/canary/types.gen";
import type { Database } from "../db/driver";
import {
  edgeAgentId,
  seedComponents as component,
  seedConfigs,
  seedTopologies,
} from "../db/seedIds";
import { openSeeded } from "../testSandbox";
import { findTopology } from "./topologyQuery";
import { runTopology, settleComponents } from "./topologyRun";

let db: Database;
beforeAll(async () => {
  db = await openSeeded();
});
afterAll(() => db.close());

async function find(query: Record<string, string>): Promise<TopologyAnswer> {
  const answer = await findTopology(db, new URLSearchParams(query));
  if (answer instanceof Response) throw new Error(await answer.text());
  return answer;
}
const names = (answer: TopologyAnswer) => (answer.components ?? []).map(({ name }) => name);
const childNames = (one: TopologyComponent | undefined) =>
  (one?.components ?? []).map(({ name }) => name);

describe("topology", () => {
  it("is a tree of live components", async () => {
    const answer = await find({});
    expect(names(answer)).toEqual(["Quarterdeck", "Shop", "Stores"]);
    expect(childNames(answer.components?.[1])).toContain("Internal queue");
    expect(childNames(answer.components?.[1])).not.toContain("Old search");
    expect(answer.components?.[1]?.is_leaf).toBe(false);
    expect(answer.types).toEqual(["Entity", "Service"]);
  });

  it("leaves hidden ones out, and takes an agent, an owner, a team and labels", async () => {
    const shown = await find({ hidden: "false" });
    expect(childNames(shown.components?.[1])).not.toContain("Internal queue");
    expect(names(await find({ agent_id: edgeAgentId }))).toEqual(["Stores"]);
    expect(names(await find({ owner: "Payments" }))).toEqual(["Payments"]);
    expect(names(await find({ labels: "app=ledger" }))).toEqual(["Ledger"]);
    expect(names(await find({ team: "No such team" }))).toEqual([]);
    const { teams } = await find({});
    expect(teams?.length).toBeGreaterThan(0);
    expect(names(await find({ team: teams?.[0] ?? "" })).length).toBeGreaterThan(0);
  });

  it("filters by type and status, whose choices stay complete", async () => {
    const flat = await find({ type: "Service", flatten: "true" });
    expect(names(flat)).toContain("Ledger");
    expect(names(flat)).not.toContain("Shop");
    expect(flat.types).toEqual(["Entity", "Service"]);
    expect(names(await find({ type: "!Service", flatten: "true" }))).toEqual([
      "Quarterdeck",
      "Shop",
      "Stores",
    ]);
    expect(names(await find({ status: "unknown" }))).toEqual(["Stores"]);
    expect(names(await find({ status: "!unknown" }))).toEqual(["Quarterdeck", "Shop"]);
  });

  it("has one root for an id, filters its children alone, and goes as deep as it is asked to", async () => {
    const one = await find({ id: component.shop, status: "nothing is so" });
    expect(names(one)).toEqual(["Shop"]);
    expect(childNames(one.components?.[0])).toEqual([]);
    const flat = await find({ id: component.shop, depth: "0" });
    expect(flat.components?.[0]?.components).toBeUndefined();
    expect(names(await find({ id: seedConfigs.checkoutApi }))).toEqual([]);
  });

  it("says what else a component stands below", async () => {
    const { components } = await find({ id: component.shop });
    const parents = new Map(components?.[0]?.components?.map((one) => [one.id, one.parents]));
    expect(parents.get(component.payments)).toEqual([component.shop, component.checkout]);
    expect(parents.get(component.warehouse)).toEqual([component.shop]);
  });

  it("sorts by name and by a property", async () => {
    const down = await find({ sortBy: "name", sortOrder: "desc" });
    expect(names(down)).toEqual(["Stores", "Shop", "Quarterdeck"]);
    const flat = await find({ flatten: "true", sortBy: "field:memory", sortOrder: "desc" });
    expect(names(flat)[0]).toBe("Checkout");
  });

  it("takes its health from the checks that run", async () => {
    const linked = await db.query<{ id: string; check: string }>(
      // One that stands on its checks alone: children and catalog items count as well.
      `select component_id as id, min(id::text) as check from checks_by_component
       where component_id not in (select parent_id from components where parent_id is not null)
         and component_id not in (select component_id from config_component_relationships)
       group by 1`,
    );
    const own = linked[0];
    if (!own) throw new Error("no component of the seed has a check");
    const healthOf = async () => (await find({ id: own.id })).components?.[0]?.summary.checks ?? {};
    const before = await healthOf();
    await db.query(
      "update checks set status = 'healthy' where id in (select id from checks_by_component where component_id = $1)",
      [own.id],
    );
    expect((await find({ id: own.id })).components?.[0]?.health).toBe("healthy");
    await db.query(
      "update checks set status = 'unhealthy' where id in (select id from checks_by_component where component_id = $1)",
      [own.id],
    );
    expect((await find({ id: own.id })).components?.[0]?.health).toBe("unhealthy");
    expect(Object.values(await healthOf()).reduce((a, b) => a + b, 0)).toBe(
      Object.values(before).reduce((a, b) => a + b, 0),
    );
  });

  it("is built from its spec: what is new is made, what was deleted comes back, health is written down", async () => {
    const topology = seedTopologies.shop;
    const spec = {
      components: [
        { name: "Payments", components: [{ name: "Fraud", labels: { app: "fraud" } }] },
        { name: "Old search", icon: "search" },
      ],
    };
    await db.query("update topologies set spec = $2::jsonb where id = $1", [
      topology,
      JSON.stringify(spec),
    ]);
    await db.query("update components set health = 'healthy', summary = null where id = $1", [
      component.payments,
    ]);
    const count = await runTopology(db, topology, 10);
    expect(await runTopology(db, topology, 10)).toBe(count);
    const [fraud] = names(await find({ id: component.payments, flatten: "true" })).filter(
      (name) => name === "Fraud",
    );
    expect(fraud).toBe("Fraud");
    expect(childNames((await find({ id: component.shop })).components?.[0])).toContain(
      "Old search",
    );
    const [row] = await db.query<{ health: string; summary: object; runs: number }>(
      `select health, summary, (select count(*)::int from job_history where resource_id = $2) as runs
       from components where id = $1`,
      [component.payments, topology],
    );
    expect(row?.health).not.toBe("healthy");
    expect(row?.summary).toMatchObject({ checks: expect.anything() });
    expect(row?.runs).toBeGreaterThanOrEqual(2);
  });

  it("is written down as it is shown, where it changed", async () => {
    const stored = async () =>
      Object.fromEntries(
        (
          await db.query<{ name: string; health: string; at: string }>(
            "select name, health, updated_at::text as at from components where deleted_at is null",
          )
        ).map(({ name, health, at }) => [name, { health, at }]),
      );
    await settleComponents(db);
    const before = await stored();
    await db.query(
      "update checks set status = 'unhealthy' where id in (select id from checks_by_component where component_id = $1)",
      [component.quarterdeck],
    );
    await settleComponents(db);
    const after = await stored();
    const shown = (await find({})).components?.find(({ name }) => name === "Quarterdeck");
    expect(after["Quarterdeck"]?.health).toBe("unhealthy");
    expect(shown?.health).toBe("unhealthy");
    expect(after["Stores"]).toEqual(before["Stores"]);
  });

  it("is not built here when an agent does it, or there is none", async () => {
    await expect(runTopology(db, seedTopologies.edge, 10)).rejects.toThrow("An agent builds");
    expect(await runTopology(db, component.shop, 10)).toBeUndefined();
  });
});
