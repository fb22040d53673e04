import { beforeAll, describe, expect, it } from "vitest";
import type { NotificationSummaryPage } from "~generated/notification/types.gen";
import { vNotificationSummaryPage } from "~generated/notification/valibot.gen";
import { parse } from "valibot";
import type { Database } from "../db/driver";
import { seedConfigs, seedSilences } from "../db/seedIds";
import { readOnlySandbox } from "../readOnlySandbox";
import { summarizeNotifications } from "./notificationsSummary";

let db: Database;
beforeAll(async () => {
  ({ db } = await readOnlySandbox());
});

const ask = (query: object) =>
  summarizeNotifications(
    new Request("http://127.0.0.1/api/notification/summary", {
      method: "POST",
      body: JSON.stringify({
        includeDeletedResources: false,
        pageIndex: 0,
        pageSize: 50,
        ...query,
      }),
    }),
    db,
  );
async function find(query: object = {}): Promise<NotificationSummaryPage> {
  return parse(vNotificationSummaryPage, await (await ask(query)).json());
}

describe("notifications by resource", () => {
  it("count what was sent, failed and held back, newest first", async () => {
    const page = await find();
    const groups = page.results ?? [];
    expect(page.total).toBe(groups.length);
    expect(groups.length).toBeGreaterThan(3);
    for (const { total, sent, error, suppressed } of groups)
      expect(sent + error + suppressed).toBe(total);
    const seen = groups.map(({ last_seen: at }) => Date.parse(at));
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
    const pod = groups.find(({ resource }) => resource?.id === seedConfigs.crashingPod);
    const [own] = await db.query<{ sent: number; total: number }>(
      `select count(*) filter (where status = 'sent')::int as sent, count(*)::int as total
       from notification_send_history where resource_id = $1 and source_event like 'config.%'`,
      [seedConfigs.crashingPod],
    );
    expect([pod?.sent, pod?.total]).toEqual([own?.sent, own?.total]);
    expect(pod?.resource_health).toBe("unhealthy");
  });

  it("give the statistics of all pages on each", async () => {
    const all = await find();
    const page = await find({ pageSize: 1, pageIndex: 1 });
    expect(page.results).toHaveLength(1);
    expect(page.statistics).toEqual(all.statistics);
    expect(page.total).toBe(all.total);
  });

  it("sort by what is asked, both ways", async () => {
    const names = async (sortOrder: string) =>
      (await find({ sortBy: "name", sortOrder })).results?.map(({ resource }) => resource?.name);
    const up = await names("asc");
    expect(up?.length).toBeGreaterThan(3);
    expect(up?.toReversed()).toEqual(await names("desc"));
    expect((await ask({ sortBy: "id); drop table notifications" })).status).toBe(400);
  });

  it("narrow to what one silence kept back, and say so", async () => {
    const page = await find({ silencedBy: seedSilences.item });
    expect(page).toMatchObject({ total: 1, silencedBy: seedSilences.item });
    expect(page.results?.map(({ resource }) => resource?.id)).toEqual([seedConfigs.gateway]);
    expect((await find()).silencedBy).toBeUndefined();
  });

  it("filter by state, kind, name and time", async () => {
    const silenced = await find({ status: "silenced" });
    expect(silenced.statistics).toMatchObject({ sent: 0, error: 0 });
    const checks = await find({ resourceType: "check" });
    expect(new Set(checks.results?.map((one) => one.resource_type))).toEqual(new Set(["check"]));
    expect((await find({ resourceType: "!check,!config,!component" })).total).toBe(0);
    const [first] = (await find()).results ?? [];
    const name = first?.resource?.name ?? "";
    const named = await find({ search: name.slice(0, 4).toUpperCase() });
    expect(named.results?.map(({ resource }) => resource?.name)).toContain(name);
    expect((await find({ from: "now-1m", to: "now-30s" })).total).toBe(0);
    expect((await ask({ from: "yesterday" })).status).toBe(400);
  });
});
