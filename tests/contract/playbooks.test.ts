import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PlaybookParametersAnswer, PlaybookRunStarted } from "~generated/playbook/types.gen";
import { people, type Role } from "~mocks/sandbox/db/people";
import {
  seedChecks,
  seedComponents,
  seedConfigs,
  seedPlaybooks,
  seedRuns,
} from "~mocks/sandbox/db/seedIds";
import { expectFit, read, startCalls } from "./sandboxCalls";

let calls: Awaited<ReturnType<typeof startCalls>>;
beforeAll(async () => {
  calls = await startCalls("http://127.0.0.1:3491");
});
afterAll(() => calls.close());

const post = (path: string, body?: unknown, as?: Role, headers: Record<string, string> = {}) =>
  calls.call("POST", `/api/playbook${path}`, {
    body,
    headers,
    ...(as ? { as: people[as].id } : {}),
  });
const get = (path: string, as?: Role) =>
  calls.call("GET", `/api/playbook${path}`, as ? { as: people[as].id } : {});

let made = 0;
async function playbook(spec: object): Promise<string> {
  made += 1;
  const answer = await calls.call("POST", "/api/db/playbooks?select=id", {
    body: [{ name: `contract-${made}`, title: "Contract", source: "UI", spec }],
  });
  const [row] = (await answer.json()) as { id: string }[];
  return row?.id ?? "";
}
const actions = [{ name: "one", http: { url: "http://127.0.0.1:9" } }];
const config_id = seedConfigs.checkoutApi;

describe("playbooks that fit", () => {
  const names = async (query: string) =>
    read<{ name: string }[]>(
      await expectFit("listApplicablePlaybooks", get(`/list?${query}`), 200),
    ).map(({ name }) => name);

  it("an item, a component, a check", async () => {
    expect(await names(`config_id=${config_id}`)).toEqual([
      "find-cause",
      "gather-context",
      "probe-replica",
      "restart-and-verify",
      "restart-deployment",
      "scale-deployment",
      "verify-deployment",
    ]);
    expect(await names(`check_id=${seedChecks.consoleHealth}`)).toEqual(["collect-evidence"]);
    expect(await names(`component_id=${seedComponents.ledger}`)).toContain("ledger-report");
  });

  it("are asked for by one id that there is", async () => {
    await expectFit("listApplicablePlaybooks", get("/list"), 400);
    await expectFit(
      "listApplicablePlaybooks",
      get("/list?config_id=0192f0a4-7c1e-7000-8000-0000000000ff"),
      404,
    );
  });
});

describe("parameters", () => {
  const ask = (body: object) =>
    post(`/${seedPlaybooks.order}/params`, { id: seedPlaybooks.order, ...body });

  it("are filled in for the resource, and for what was typed so far", async () => {
    const defaults = async (body: object) => {
      const { params } = read<PlaybookParametersAnswer>(
        await expectFit("getPlaybookParameters", ask(body), 200),
      );
      return Object.fromEntries((params ?? []).map((one) => [one.name, one.default]));
    };
    const item = { config_id: seedConfigs.checkoutNamespace };
    expect(await defaults(item)).toMatchObject({
      name: "checkout-db",
      host: "checkout-db.db.example.org",
    });
    expect(await defaults({ ...item, params: { name: "orders" } })).toMatchObject({
      name: "checkout-db",
      host: "orders.db.example.org",
    });
  });

  it("say which filter does not hold", async () => {
    const id = await playbook({
      actions,
      filters: ["config.name == 'other' ? true : 'wrong item'"],
      configs: [{ types: ["Kubernetes::Deployment"] }],
    });
    const { text } = await expectFit(
      "getPlaybookParameters",
      post(`/${id}/params`, { id, config_id }),
      500,
    );
    expect(text).toContain("wrong item");
  });
});

describe("a run", () => {
  it("starts, is read, and cancelled once", async () => {
    const id = await playbook({ actions });
    const started = read<PlaybookRunStarted>(
      await expectFit("runPlaybook", post("/run", { id }), 201),
    );
    const run = `/run/${started.run_id}`;
    const { text } = await expectFit("getPlaybookRun", get(run), 200);
    expect(JSON.parse(text)).toMatchObject({
      status: "scheduled",
      playbook_id: id,
      created_by: people.admin.id,
    });
    await expectFit("cancelPlaybookRun", post(`/run/cancel/${started.run_id}`), 200);
    await expectFit("cancelPlaybookRun", post(`/run/cancel/${started.run_id}`), 400);
    expect(JSON.parse((await expectFit("getPlaybookRun", get(run), 200)).text)).toMatchObject({
      status: "cancelled",
      error: "Cancelled by Ada Osei.",
    });
  });

  it("notes itself at the item", async () => {
    await expectFit("runPlaybook", post("/run", { id: seedPlaybooks.probe, config_id }), 201);
    const changes = await calls.call(
      "GET",
      `/api/db/config_changes?config_id=eq.${config_id}&change_type=eq.PlaybookScheduled&select=summary&order=created_at.desc&limit=1`,
    );
    expect(await changes.json()).toEqual([{ summary: "Probe the replica was started" }]);
  });

  it.each([
    [{ id: seedPlaybooks.restart, config_id }, 400, "missing required parameter(s): reason"],
    [
      { id: seedPlaybooks.restart, config_id, params: { reason: "a", x: "y" } },
      400,
      "unknown parameter(s): x",
    ],
    [{ id: seedPlaybooks.restart, config_id, params: { reason: 3 } }, 400, "params.reason"],
    [
      { id: seedPlaybooks.restart, config_id: seedConfigs.node, params: { reason: "a" } },
      400,
      "does not accept this config",
    ],
    [{ id: seedPlaybooks.restart }, 400, "needs a resource"],
    [
      { id: seedPlaybooks.restart, config_id, check_id: seedChecks.consoleHealth },
      400,
      "at most one of",
    ],
    [{ id: seedPlaybooks.retired }, 404, "not found"],
  ])("%j is refused", async (body, status, words) => {
    const { text } = await expectFit("runPlaybook", post("/run", body), status);
    expect(text).toContain(words);
    // What the handler itself refuses has the long shape; a body that cannot be read has not.
    if (!words.startsWith("params.")) expect(text).toContain('"code":');
  });

  it("waits for approval, and says to whom it does not listen", async () => {
    const wish = { id: seedPlaybooks.verify, config_id, params: { reason: "leak" } };
    const { run_id } = read<PlaybookRunStarted>(
      await expectFit("runPlaybook", post("/run", wish, "editor"), 201),
    );
    const approve = `/run/approve/${run_id}`;
    expect(
      JSON.parse((await expectFit("getPlaybookRun", get(`/run/${run_id}`), 200)).text).status,
    ).toBe("pending_approval");
    await expectFit("approvePlaybookRun", post(approve, undefined, "editor"), 403);
    await expectFit("approvePlaybookRun", post(approve, undefined, "responder"), 200);
    await expectFit("approvePlaybookRun", post(approve, undefined, "responder"), 400);
    await expectFit("approvePlaybookRun", post(`/run/approve/${seedRuns.completed}`), 400);
  });
});

describe("webhooks", () => {
  const trigger = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    calls.call("POST", `/api/playbook/webhook/${path}`, { body, as: "signed-out", headers });
  const startedBy = async (path: string) => {
    const answer = await calls.call(
      "GET",
      `/api/db/playbook_runs?select=request&request->>path=eq.${path}`,
    );
    return (await answer.json()) as {
      request: { json: unknown; headers: Record<string, string> };
    }[];
  };

  it("start a playbook without a session, and hand over the body", async () => {
    await playbook({ actions, on: { webhook: { path: "open" } } });
    await expectFit("triggerPlaybookWebhook", trigger("open", { version: "2" }), 200);
    const [run] = await startedBy("open");
    expect(run?.request.json).toEqual({ version: "2" });
    expect(run?.request.headers).not.toHaveProperty("cookie");
    expect((await trigger("nobody", {})).status).toBe(404);
  });

  it.each([
    [
      "basic",
      { basic: { username: { value: "a" }, password: { value: "b" } } },
      () => ({ authorization: `Basic ${btoa("a:b")}` }),
    ],
    [
      "github",
      { github: { token: { value: "key" } } },
      (body: string) => ({
        "x-hub-signature-256": `sha256=${createHmac("sha256", "key").update(body).digest("hex")}`,
      }),
    ],
    [
      "svix",
      { svix: { secret: { value: `whsec_${btoa("key")}` } } },
      (body: string) => {
        const time = String(Math.floor(Date.now() / 1000));
        const signature = createHmac("sha256", "key").update(`m1.${time}.${body}`).digest("base64");
        return { "svix-id": "m1", "svix-timestamp": time, "svix-signature": `v1,${signature}` };
      },
    ],
  ] as const)("with %s the call must prove itself", async (path, authentication, headersOf) => {
    await playbook({ actions, on: { webhook: { path, authentication } } });
    const body = { a: 1 };
    expect((await trigger(path, body)).status).toBe(401);
    expect((await trigger(path, body, headersOf(`${JSON.stringify(body)} `))).status).toBe(
      path === "basic" ? 200 : 401,
    );
    await expectFit(
      "triggerPlaybookWebhook",
      trigger(path, body, headersOf(JSON.stringify(body))),
      200,
    );
    expect(await startedBy(path)).toHaveLength(path === "basic" ? 2 : 1);
  });
});

it("recent events are for administrators", async () => {
  await expectFit("getPlaybookEvents", get("/events"), 200);
  expect((await get("/events", "editor")).status).toBe(403);
});
