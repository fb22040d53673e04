import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import type { Database } from "../db/driver";
import { openSeeded } from "../testSandbox";
import { computeView, type ViewRow } from "./runView";

let db: Database;
beforeAll(async () => {
  db = await openSeeded();
});
afterAll(() => db.close());

/** Views as teams write them; `tests/schemas/kinds.test.ts` says that they fit the schema. */
const views = new Map(
  parseAllDocuments(readFileSync("tests/schemas/documents/view/good-real-world.yaml", "utf8")).map(
    (document) => {
      const name = String(document.getIn(["metadata", "name"]));
      const spec: unknown = Object(document.toJS()).spec;
      const view: ViewRow = { name, namespace: "default", spec };
      return [name, view] as const;
    },
  ),
);

const some = expect.anything();
const text = expect.stringMatching(/./);
const number = expect.any(Number);
const page = expect.stringMatching(/^\/catalog\/[0-9a-f-]{36}$/);
const linked = { __row__attributes: { name: { url: page } } };

/** A view with a row that its table has to hold, and the first row of each of its panels. */
const expected: [name: string, row: object | undefined, panels: Record<string, object>][] = [
  [
    "pods-with-gauges",
    { memory: number, __row__attributes: expect.objectContaining({ memory: { max: number } }) },
    {},
  ],
  [
    "deployments-with-links",
    {
      name: "checkout-api",
      replicas: 3,
      repository: "https://git.example.com/shop/checkout-api",
      __row__attributes: {
        name: { url: page },
        namespace: { url: expect.stringContaining("namespace=checkout") },
      },
    },
    {},
  ],
  [
    "cost-by-namespace",
    { namespace: "none", items: number, cost: number },
    { "All of it": { value: some }, Share: { namespace: text, value: some } },
  ],
  [
    "backup-report",
    { name: "ledger-db", outcome: "BackupCompleted", created_at: text, ...linked },
    { Backups: { value: some }, "Last one": { value: some } },
  ],
  [
    "releases",
    { change_type: "BackOff", severity: "high", ...linked },
    { "By type": { change_type: text, value: some } },
  ],
  ["nodes", { name: "ip-10-0-4-17", ready: true, age: number }, {}],
  [
    "unhealthy",
    { name: "payment-gateway", health: "warning", ...linked },
    { "By type": { type: text, value: some } },
  ],
  ["databases", { name: "ledger-db", cost: number, status: "available" }, {}],
  ["namespaces", { name: "payments", pods: 1, failing: 1 }, {}],
  ["images", { image: text, uses: number }, {}],
  ["limits", { name: "checkout-api", cpu: 500, memory: 512 * 2 ** 20 }, {}],
  ["by-namespace", { namespace: "payments", health: "unhealthy" }, {}],
  [
    "health-overview",
    undefined,
    {
      Items: { value: some },
      Healthy: { value: some },
      Note: { value: expect.stringContaining("items are known") },
      "By class": { config_class: text, value: some },
    },
  ],
  ["stale", { unseen: number, updated_at: text, ...linked }, {}],
];

test("each view that is written down is run", () => {
  expect([...views.keys()]).toEqual(expected.map(([name]) => name));
});

test.each(expected)("%s runs over the seed", async (name, row, panels) => {
  const view = views.get(name);
  if (!view) throw new Error(`no view ${name}`);
  const { result, table } = await computeView(db, view, {});
  expect(result.error).toBeUndefined();
  if (row) expect(table?.rows).toContainEqual(expect.objectContaining(row));
  else expect(table).toBeUndefined();
  expect(
    Object.fromEntries((result.panels ?? []).map((panel) => [panel.name, panel.rows?.[0]])),
  ).toMatchObject(panels);
  expect((result.panels ?? []).map((panel) => panel.error ?? "")).toEqual(
    Object.keys(panels).map(() => ""),
  );
});
