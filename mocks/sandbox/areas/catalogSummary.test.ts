import { beforeAll, describe, expect, it } from "vitest";
import type { CatalogSummaryQuery, CatalogSummaryRow } from "~generated/catalog/types.gen";
import { vSummarizeCatalogResponse } from "~generated/catalog/valibot.gen";
import * as v from "valibot";
import type { Database } from "../db/driver";
import { readOnlySandbox } from "../readOnlySandbox";
import { summarizeCatalog } from "./catalogSummary";

let db: Database;
beforeAll(async () => {
  ({ db } = await readOnlySandbox());
});

const post = (body: object) =>
  summarizeCatalog(
    new Request("http://console/api/catalog/summary", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
    db,
  );

async function ask(query: CatalogSummaryQuery): Promise<readonly CatalogSummaryRow[]> {
  const response = await post(query);
  expect(response.status, await response.clone().text()).toBe(200);
  const rows = (await response.json()) as CatalogSummaryRow[] | null;
  v.parse(vSummarizeCatalogResponse, rows);
  return rows ?? [];
}

const countOf = (rows: readonly CatalogSummaryRow[], type: string) =>
  rows.find((row) => row.type === type)?.count;

describe("the summary of the catalog", () => {
  it("counts items, health, changes, insights and cost by type", async () => {
    const rows = await ask({
      groupBy: ["type"],
      changes: { since: "30d" },
      analysis: { since: "30d" },
      cost: "30d",
    });
    expect(rows.find(({ type }) => type === "Kubernetes::Deployment")).toMatchObject({
      count: 6,
      health: { healthy: 5, warning: 1 },
      changes: 8,
      analysis: { cost: 1, availability: 1, technical_debt: 1, performance: 1 },
    });
    const [week] = await ask({ groupBy: ["type"], changes: { since: "1h" } });
    expect(week?.cost_30d).toBeUndefined();
  });

  it("leaves deleted items out unless they are asked for", async () => {
    expect(countOf(await ask({}), "Kubernetes::Pod")).toBe(3);
    expect(countOf(await ask({ deleted: true }), "Kubernetes::Pod")).toBe(4);
  });

  it("takes values of one key for alternatives, and excludes all that are excluded", async () => {
    const deployments = async (query: CatalogSummaryQuery) =>
      countOf(await ask(query), "Kubernetes::Deployment");
    expect(await deployments({ filter: { namespace: "checkout,payments" } })).toBe(4);
    expect(await deployments({ filter: { namespace: "!checkout,!payments" } })).toBe(2);
    expect(await deployments({ filter: { env: "production" }, health: "!healthy" })).toBe(1);
    expect(await deployments({ filter: { 'it\'s "odd"/key': "x" } })).toBeUndefined();
  });

  it("groups by tags, those without one too, and by keys of any sign", async () => {
    const rows = await ask({ groupBy: ["namespace", "type"] });
    const sum = (name: string | null) =>
      rows
        .filter((row) => Reflect.get(row, "namespace") === name)
        .reduce((total, { count }) => total + count, 0);
    expect(sum("identity")).toBe(2);
    expect(sum(null)).toBeGreaterThan(0);
    expect((await ask({ groupBy: ["a'); drop table config_items; --"] })).length).toBe(1);
  });

  it("answers null for nothing, and refuses windows that it cannot read", async () => {
    const nothing = await post({ filter: { cluster: "nowhere" } });
    expect(await nothing.json()).toBe(null);
    expect((await post({ changes: { since: "a while" } })).status).toBe(400);
  });
});
