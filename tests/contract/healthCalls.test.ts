import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HealthSummary } from "~generated/canary/types.gen";
import { expectFit, startCalls } from "./sandboxCalls";

/** Calls of the health service and its neighbours that the console does not make, and other clients do. */

let calls: Awaited<ReturnType<typeof startCalls>>;
const call = (...args: Parameters<typeof calls.call>) => calls.call(...args);
beforeAll(async () => {
  calls = await startCalls("http://127.0.0.1:3432");
});
afterAll(() => calls.close());

const summary = async (body?: object) => {
  const { text } = body
    ? await expectFit("searchHealthSummary", call("POST", "/api/canary/api/summary", { body }), 200)
    : await expectFit("getHealthSummary", call("GET", "/api/canary/api/summary"), 200);
  // `expectFit` has compared it with the contract.
  return (JSON.parse(text) as HealthSummary).checks_summary ?? [];
};

describe("the health list", () => {
  it("says of each check what its view and its history say", async () => {
    const checks = await summary();
    const rows = (await (
      await call("GET", "/api/db/checks?select=id,name,status,icon,owner&deleted_at=is.null")
    ).json()) as { id: string; name: string; status: string | null; icon: string | null }[];
    expect(checks.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    for (const row of rows) {
      const check = checks.find(({ id }) => id === row.id);
      expect(check?.name).toBe(row.name);
      expect(check?.icon ?? null).toBe(row.icon);
      expect(check?.status).toBe(row.status ?? "unknown");
    }
  });

  it("is narrowed by labels and id, and sorted by name", async () => {
    const all = await summary({ sortBy: "-name" });
    const names = all.map(({ name }) => name);
    expect(names).toHaveLength((await summary()).length);
    expect(names[0]?.localeCompare(names.at(-1) ?? "")).toBeGreaterThan(0);
    const labelled = all.find(({ labels }) => Object.keys(labels ?? {}).length > 0);
    const [key = "", value = ""] = Object.entries(labelled?.labels ?? {})[0] ?? [];
    const some = await summary({ labels: { [key]: value } });
    expect(some.length).toBeGreaterThan(0);
    expect(some.every(({ labels }) => labels?.[key] === value)).toBe(true);
    expect(await summary({ labels: { [key]: `${value} not` } })).toEqual([]);
    expect((await summary({ checkID: all[0]?.id })).map(({ id }) => id)).toEqual([all[0]?.id]);
  });
});

describe("runs that were made elsewhere", () => {
  const time = "2026-11-20T08:15:30.123Z";
  const run = { name: "nightly import", namespace: "platform", type: "external", time };

  it("make their canary, and are read again with what they recorded", async () => {
    const push = (body: object) => call("POST", "/api/canary/api/push", { body });
    const sent = { ...run, status: false, duration: 5_400, message: "12 rows", detail: { n: 1 } };
    await expectFit("pushCheckRun", push(sent), 201);
    const later = { ...run, time: new Date().toISOString(), status: true };
    await expectFit("pushCheckRun", push(later), 201);
    const pushed = (await summary()).filter(({ name }) => name === run.name);
    expect(pushed).toMatchObject([{ status: "healthy", canary_namespace: "platform" }]);
    const id = pushed[0]?.id ?? "";
    const details = await expectFit(
      "getCheckRunDetails",
      call("GET", `/api/canary/api/details?key=${id}&time=${time}`),
      200,
    );
    expect(JSON.parse(details.text)).toEqual({ detail: { n: 1 } });
    const runs = await expectFit(
      "getCheckWithRuns",
      call("GET", `/api/canary/api?check=${id}&start=2026-11-01T00:00:00Z&includeMessages=true`),
      200,
    );
    expect(JSON.parse(runs.text)).toMatchObject({
      checks: [{ id, checkStatuses: [{ status: true }, { duration: 5_400, message: "12 rows" }] }],
    });
  });

  it("are refused for a check that is none, and without a name", async () => {
    const unknown = { id: "0192f0a4-7c1e-7000-8000-0000000000ff", time, status: true };
    await expectFit("pushCheckRun", call("POST", "/api/canary/api/push", { body: unknown }), 404);
    const nameless = { time, status: true };
    await expectFit("pushCheckRun", call("POST", "/api/canary/api/push", { body: nameless }), 400);
  });
});

describe("log backends and configuration items", () => {
  it("give lines by page", async () => {
    const search = (body: object) =>
      expectFit("searchLogService", call("POST", "/api/apm/search", { body }), 200);
    const first = JSON.parse((await search({ start: "1h", limit: 2 })).text) as {
      results: { id: string }[];
      nextPage: string;
    };
    expect(first.results).toHaveLength(2);
    const second = JSON.parse(
      (await search({ start: "1h", limit: 2, page: first.nextPage })).text,
    ) as typeof first;
    expect(second.results.map(({ id }) => id)).not.toContain(first.results[0]?.id);
    const wrong = call("POST", "/api/apm/search", { body: { page: "nonsense" } });
    await expectFit("searchLogService", wrong, 400);
  });

  it("give the rows of a query, and run no SQL of a stranger", async () => {
    const query = (text: string, status: number) =>
      expectFit(
        "queryConfigs",
        call("GET", `/api/config/query?query=${encodeURIComponent(text)}`),
        status,
      );
    const { results } = JSON.parse(
      (await query("select * from config_items limit 5", 200)).text,
    ) as { results: { type: string; tags: string }[] };
    expect(results).toHaveLength(5);
    expect(JSON.parse(results[0]?.tags ?? "")).toBeTypeOf("object");
    const pods = JSON.parse((await query("type=Kubernetes::Pod", 200)).text) as {
      results: { type: string }[];
    };
    expect(new Set(pods.results.map(({ type }) => type))).toEqual(new Set(["Kubernetes::Pod"]));
    await query("select * from connections", 400);
  });
});
