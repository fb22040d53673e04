import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "valibot";
import {
  vListResourceSilencesResponse,
  vPreviewNotificationSilenceResponse,
} from "~generated/notification/valibot.gen";
import type { Database } from "../db/driver";
import { people } from "../db/people";
import { seedChecks, seedComponents, seedConfigs, seedSilences } from "../db/seedIds";
import { openSeeded } from "../testSandbox";
import { createSilence, listResourceSilences, previewSilence } from "./notificationsSilences";

let db: Database;
beforeAll(async () => {
  db = await openSeeded();
});
afterAll(() => db.close());

const url = "http://127.0.0.1/api/notification";
const ask = (query: Record<string, string>) =>
  previewSilence(
    new Request(`${url}/silence_preview?${new URLSearchParams(query).toString()}`),
    db,
  );
async function names(query: Record<string, string>): Promise<string[]> {
  const found = parse(vPreviewNotificationSilenceResponse, await (await ask(query)).json());
  return [...new Set((found ?? []).map(({ resource }) => resource?.name ?? ""))].toSorted();
}
const create = (body: object) =>
  createSilence(
    new Request(`${url}/silence`, { method: "POST", body: JSON.stringify(body) }),
    db,
    people.responder.id,
  );

describe("what a silence would hold back", () => {
  it("follows a resource, and what is below it where that is asked", async () => {
    expect(await names({ id: seedChecks.webhookDelivery, type: "check" })).toEqual([
      "payments/webhook delivery",
    ]);
    expect(await names({ id: seedComponents.shop, type: "component" })).toEqual([]);
    expect(await names({ id: seedComponents.shop, type: "component", recursive: "true" })).toEqual([
      "Checkout",
    ]);
    expect((await ask({ id: seedConfigs.gateway })).status).toBe(400);
  });

  it("follows a filter, which passes over what it cannot be asked of", async () => {
    expect(await names({ filter: "check.name.startsWith('payments/')" })).toEqual([
      "payments/webhook delivery",
    ]);
    expect(await names({ filter: "config.type == 'Kubernetes::Pod'" })).toContain(
      "payment-gateway-7d9f4c-qv8zl",
    );
    expect(await names({ filter: "false" })).toEqual([]);
    const wrong = await ask({ filter: "pod.name == 'x'" });
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      { error: expect.stringContaining("the filter cannot work: pod is not known") },
    ]);
  });

  it("follows selectors, each for the kinds that know its keys", async () => {
    const selectors = (list: object[]) => names({ selectors: JSON.stringify(list) });
    expect(await selectors([{ types: ["Kubernetes::Pod"] }])).toHaveLength(1);
    expect(await selectors([{ name: "payments/*" }, { name: "Checkout" }])).toEqual([
      "Checkout",
      "payments/webhook delivery",
    ]);
    expect((await ask({ selectors: "[" })).status).toBe(400);
    expect((await ask({})).status).toBe(400);
  });
});

describe("the silences of a resource", () => {
  const holding = (params: Record<string, string>) =>
    listResourceSilences(
      new Request(`http://127.0.0.1/api/notification/silences?${new URLSearchParams(params)}`),
      db,
    );
  it("are those that hold now, with their end", async () => {
    const answer = await holding({ type: "config", id: seedConfigs.gateway });
    expect(parse(vListResourceSilencesResponse, await answer.json())).toEqual([
      {
        id: seedSilences.item,
        name: "gateway is being rebuilt",
        until: expect.stringMatching(/^\d{4}-/),
      },
    ]);
    const ended = await holding({ type: "check", id: seedChecks.ledgerReplica });
    expect(await ended.json()).toEqual([]);
  });
  it("are asked for by kind and id", async () => {
    expect((await holding({ type: "table", id: seedConfigs.gateway })).status).toBe(400);
    expect((await holding({ type: "config", id: "1" })).status).toBe(400);
  });
});

describe("a new silence", () => {
  it("is made in the caller's name, with times as they were asked", async () => {
    const made = await create({
      name: "upgrade",
      recursive: true,
      config_id: seedConfigs.gateway,
      until: "now+2h",
    });
    expect(made.status).toBe(200);
    const [row] = await db.query<{ created_by: string; source: string; hours: number }>(
      `select created_by, source, round(extract(epoch from until - "from") / 3600)::int as hours
       from notification_silences where name = 'upgrade'`,
    );
    expect(row).toEqual({ created_by: people.responder.id, source: "UI", hours: 2 });
  });

  it.each([
    [{ name: "x", recursive: false }, /at least one/],
    [{ name: "x", recursive: false, filter: "a ==" }, /the filter cannot work/],
    [
      { name: "x", recursive: false, filter: "true", from: "now", until: "now-1h" },
      /must be before/,
    ],
    [{ name: "x", recursive: false, filter: "true", until: "soon" }, /times or date math/],
  ])("is refused in words: %j", async (body, message) => {
    const response = await create(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringMatching(message) });
  });
});
