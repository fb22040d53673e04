import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { seedConfigs as item, seedPlaybooks } from "../db/seedIds";
import { startRunner } from "../playbooks/runner";
import { startDelivery, type TestDelivery } from "./testDelivery";

let it: TestDelivery;
const pod = item.crashingPod;

beforeAll(async () => {
  it = await startDelivery();
});
afterAll(() => it.close());
afterEach(() => it.clear());

describe("a rule that starts a playbook", () => {
  test("is sent when the run completes, and fails with the run", async () => {
    const make = async (name: string, url: string) => {
      const [row] = await it.db.query<{ id: string }>(
        "insert into playbooks (name, title, spec, source) values ($1, $1, $2::jsonb, 'UI') returning id::text",
        [
          name,
          JSON.stringify({
            configs: [{ types: ["Kubernetes::Pod"] }],
            actions: [{ name: "call", http: { url, method: "POST", body: "$(.config.name)" } }],
          }),
        ],
      );
      return row?.id;
    };
    const good = await it.rule({ playbook_id: await make("good", it.url) });
    const bad = await it.rule({ playbook_id: await make("bad", "http://127.0.0.1:1/") });
    await it.turn(pod, "unhealthy");
    expect(await it.statuses(good)).toEqual(["pending_playbook_completion"]);
    const runner = await startRunner(it.host);
    await expect
      .poll(
        async () => {
          await it.pass(0);
          return [...(await it.statuses(good)), ...(await it.statuses(bad))];
        },
        { timeout: 8_000 },
      )
      .toEqual(["sent", "error"]);
    expect(it.received.map(({ body }) => body)).toEqual(["payment-gateway-7d9f4c-qv8zl"]);
    expect((await it.entries(bad))[0]?.error).toMatch(/^The playbook run has failed/);
    expect((await it.entries(good))[0]?.playbook_run_id).not.toBeNull();
    await runner.stop();
  });

  test("says why it cannot start", async () => {
    const rule = await it.rule({ playbook_id: seedPlaybooks.retired });
    await it.turn(pod, "unhealthy");
    expect(await it.entries(rule)).toMatchObject([
      { status: "error", error: expect.stringContaining("The playbook cannot start: ") },
    ]);
  });
});
