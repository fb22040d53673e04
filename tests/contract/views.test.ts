import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ConfigView, ViewResult } from "~generated/view/types.gen";
import viewSchema from "../../schemas/view.json" with { type: "json" };
import { people } from "~mocks/sandbox/db/people";
import { seedConfigs, seedViews } from "~mocks/sandbox/db/seedIds";
import { expectFit, read, startCalls } from "./sandboxCalls";

let calls: Awaited<ReturnType<typeof startCalls>>;
beforeAll(async () => {
  calls = await startCalls("http://127.0.0.1:3492");
});
afterAll(() => calls.close());

type Row = Record<string, unknown>;

const run = async (id: string, variables?: Record<string, string>, cacheControl?: string) =>
  read<ViewResult>(
    await expectFit(
      "evaluateView",
      calls.call("POST", `/api/view/${id}`, {
        body: variables ? { variables } : {},
        ...(cacheControl ? { headers: { "cache-control": cacheControl } } : {}),
      }),
      200,
    ),
  );

const rowsOf = async ({ namespace, name, requestFingerprint }: ViewResult, query = "") => {
  const table = `view_${namespace ?? ""}_${name}`.replaceAll("-", "_");
  const path = `/api/db/${table}?select=*&request_fingerprint=eq.${requestFingerprint ?? ""}${query}`;
  return read<Row[]>(await expectFit("listViewTableRows", calls.call("GET", path), 200));
};

const panel = (result: ViewResult, name: string) => result.panels?.find((one) => one.name === name);

let made = 0;
async function stored(spec: object): Promise<string> {
  made += 1;
  const answer = await calls.call("POST", "/api/db/views?select=id", {
    body: [{ name: `contract-${made}`, namespace: "default", source: "UI", spec }],
  });
  const [row] = (await answer.json()) as { id: string }[];
  return row?.id ?? "";
}

const items = { configs: { types: ["Kubernetes::Deployment"] } };

describe("a view", () => {
  it("runs every panel over what the catalog holds", async () => {
    const result = await run(seedViews.overview);
    expect(result.panels?.map(({ type, error }) => [type, error])).toEqual([
      ["number", undefined],
      ["piechart", undefined],
      ["gauge", undefined],
      ["bargauge", undefined],
      ["table", undefined],
      ["duration", undefined],
      ["properties", undefined],
      ["text", undefined],
      ["timeseries", undefined],
      ["heatmap", undefined],
    ]);
    const there = await calls.call(
      "GET",
      "/api/db/config_items?select=id&deleted_at=is.null&tags->>cluster=eq.eu-1&tags->>namespace=eq.checkout",
    );
    const counted = ((await there.json()) as Row[]).length;
    expect(counted).toBeGreaterThan(0);
    expect(panel(result, "Items")?.rows).toEqual([{ value: counted, label: "in the catalog" }]);
  });

  it("offers what a variable can be under the one that it depends on", async () => {
    const here = await run(seedViews.overview, { cluster: "eu-1", namespace: "payments" });
    expect(here.variables?.map(({ key, default: chosen }) => [key, chosen])).toEqual([
      ["cluster", "eu-1"],
      ["namespace", "payments"],
    ]);
    const there = await run(seedViews.overview, { cluster: "edge-lisbon", namespace: "payments" });
    const [, namespace] = there.variables ?? [];
    expect(namespace?.options ?? []).not.toContain("payments");
    expect(namespace?.default).not.toBe("payments");
    expect(there.requestFingerprint).not.toBe(here.requestFingerprint);
  });

  it("keeps the rows of every set of values apart, and filters and sorts them", async () => {
    const all = await run(seedViews.pods);
    const payments = await run(seedViews.pods, { namespace: "payments" });
    const names = async (result: ViewResult, query?: string) =>
      (await rowsOf(result, query)).map(({ namespace }) => namespace);
    expect(await names(all, "&order=namespace.asc")).toEqual(["checkout", "identity", "payments"]);
    expect(await names(payments)).toEqual(["payments"]);
    expect(
      await names(all, "&and=(namespace.in.(checkout,identity))&order=namespace.desc"),
    ).toEqual(["identity", "checkout"]);
    expect(await names(all, "&and=(health.not.in.(healthy))")).not.toContain("checkout");
  });

  it("links and decorates the cells of a row", async () => {
    const rows = await rowsOf(await run(seedViews.deployments), "&name=eq.checkout-api");
    expect(rows[0]).toMatchObject({
      cpu: 500,
      memory_limit: 512 * 1024 * 1024,
      __row__attributes: {
        name: { url: `/catalog/${seedConfigs.checkoutApi}`, icon: "k8s-deployment" },
        namespace: { url: "/view/default/pods?viewvar__namespace=checkout" },
        memory: { max: 536870912 },
      },
    });
  });

  it("holds a result until it is too old", async () => {
    const spec = (minAge: string) => ({
      queries: { items },
      panels: [{ name: "now", type: "text", query: "select clock_timestamp() as value" }],
      cache: { minAge },
    });
    const held = await stored(spec("1h"));
    const fresh = await stored(spec("1ms"));
    expect((await run(held)).panels).toEqual((await run(held, {}, "max-age=1")).panels);
    expect((await run(fresh)).panels).not.toEqual((await run(fresh, {}, "max-age=0")).panels);
    await expectFit(
      "evaluateView",
      calls.call("POST", `/api/view/${fresh}`, {
        body: {},
        headers: { "cache-control": "max-age=soon" },
      }),
      400,
    );
  });

  it("is not there", async () => {
    const path = "/api/view/01900000-0007-7000-8000-0000000000ff";
    await expectFit("evaluateView", calls.call("POST", path, { body: {} }), 404);
  });
});

const types: readonly string[] = viewSchema.$defs.column.properties.type.enum;
const cells: Readonly<Record<string, readonly [sql: string, cell: unknown]>> = {
  string: ["'a'", "a"],
  number: ["1234567890123", 1234567890123],
  boolean: ["true", true],
  datetime: ["timestamptz '2026-11-20 08:15:30Z'", "2026-11-20T08:15:30+00:00"],
  duration: ["90000000000::bigint", 90000000000],
  health: ["'healthy'", "healthy"],
  status: ["'Running'", "Running"],
  gauge: [`'{"value": 3, "max": 9}'::jsonb`, { value: 3, max: 9 }],
  bytes: ["'1Gi'", 1024 ** 3],
  decimal: ["0.125", 0.125],
  millicore: ["'250m'", 250],
  url: ["'https://example.org'", "https://example.org"],
  badge: ["'edge'", "edge"],
};

describe("a column", () => {
  it.each(types)("of type %s holds its value, and null", async (type) => {
    const [sql, cell] = cells[type] ?? ["", undefined];
    const result = await run(
      await stored({
        queries: { items },
        merge: `select 1 as id, ${sql} as value union all select 2, null`,
        columns: [
          { name: "id", type: "number", primaryKey: true },
          { name: "value", type, ...(type === "gauge" ? { gauge: {} } : {}) },
        ],
      }),
    );
    expect(result.error).toBeUndefined();
    expect((await rowsOf(result, "&order=id.asc")).map(({ value }) => value)).toEqual([cell, null]);
  });
});

describe("what is wrong", () => {
  it("with one panel or column stands there, and with the view", async () => {
    const result = await run(seedViews.broken);
    expect(panel(result, "Databases")?.rows).toEqual([{ value: 1 }]);
    expect(panel(result, "Sum")).toMatchObject({
      rows: null,
      error: 'column "cost" does not exist',
    });
    expect(result.error).toContain("Column cost");
    const [view] = (await (
      await calls.call("GET", `/api/db/views?id=eq.${seedViews.broken}&select=error`)
    ).json()) as Row[];
    expect(view?.["error"]).toContain("Column cost");
  });

  it.each([
    ["a table that is not the view's", "select count(*) as value from people", /permission denied/],
    ["a second statement", "select 1 as value; drop table items", /syntax error/],
    ["a change", "delete from items", /syntax error/],
    [
      "a query that failed",
      "select count(*) as value from metrics",
      /^query metrics: .*Prometheus/,
    ],
  ])("is %s", async (_name, query, error) => {
    const result = await run(
      await stored({
        queries: { items, metrics: { prometheus: { query: "up" } } },
        panels: [
          { name: "bad", type: "number", query },
          { name: "good", type: "number", query: "select 1 as value from items limit 1" },
        ],
      }),
    );
    expect(panel(result, "bad")?.error).toMatch(error);
    expect(panel(result, "good")?.rows).toEqual([{ value: 1 }]);
  });

  it("with one cell leaves the row, and says how many", async () => {
    const result = await run(
      await stored({
        queries: { items },
        merge: "select generate_series(1, 3) as id, 'many' as value",
        columns: [
          { name: "id", type: "number", primaryKey: true },
          { name: "value", type: "number" },
        ],
      }),
    );
    expect(result.error).toBe('Column value: "many" is no number (3 rows)');
    expect(await rowsOf(result)).toHaveLength(3);
  });

  it("with the whole spec refuses it", async () => {
    const id = await stored({ queries: { items } });
    const { text } = await expectFit(
      "evaluateView",
      calls.call("POST", `/api/view/${id}`, { body: {} }),
      500,
    );
    expect(text).toContain("needs columns or panels");
  });
});

describe("elsewhere", () => {
  it("a view is a tab of the items that it means, with its variables filled", async () => {
    const tabs = async (id: string) =>
      read<ConfigView[]>(
        await expectFit(
          "listConfigViews",
          calls.call("GET", `/api/view/list?config_id=${id}`),
          200,
        ),
      );
    expect(await tabs(seedConfigs.checkoutNamespace)).toMatchObject([
      { id: seedViews.pods, variables: { namespace: "checkout" } },
    ]);
    expect(await tabs(seedConfigs.checkoutApi)).toEqual([]);
  });

  it("a preview carries its rows and stores nothing, for those who may write views", async () => {
    const body = {
      name: "draft",
      spec: {
        queries: { items },
        columns: [{ name: "name", type: "string", primaryKey: true }],
      },
    };
    const path = "/api/view/preview";
    const { rows } = read<ViewResult>(
      await expectFit("previewView", calls.call("POST", path, { body }), 200),
    );
    expect(rows?.map(([name]) => name)).toContain("checkout-api");
    expect((await calls.call("GET", "/api/db/view__draft?select=*")).status).toBe(404);
    const refused = await calls.call("POST", path, { body, as: people.viewer.id });
    expect(refused.status).toBe(403);
  });
});
