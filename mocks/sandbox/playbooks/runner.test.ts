import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { people } from "../db/people";
import { seedChecks, seedConfigs, seedPlaybooks } from "../db/seedIds";
import type { Database } from "../db/driver";
import { startDispatcher, type Dispatcher } from "../events/dispatcher";
import type { Host, Worker } from "../host";
import { openSeeded } from "../testSandbox";
import { approveRun } from "./approve";
import { startRunner } from "./runner";
import { startRun } from "./startRun";
import { setRunStatus } from "./store";
import { playbookEvents } from "./triggers";

let db: Database;
let runner: Worker;
let dispatcher: Dispatcher;
let server: Server;
let address: string;
const received: { url: string; body: string }[] = [];

beforeAll(async () => {
  db = await openSeeded();
  const host: Host = {
    db,
    scheduler: { runCheck: async () => null },
    allowExec: true,
    baseUrl: "http://127.0.0.1:3000",
    filesDir: "",
    properties: {},
  };
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      received.push({ url: request.url ?? "", body });
      const isBad = request.url?.startsWith("/bad") ?? false;
      const isLoki = request.url?.startsWith("/loki/") ?? false;
      response.writeHead(isBad ? 500 : 200, { "content-type": "application/json" });
      response.end(
        isLoki
          ? JSON.stringify({
              data: {
                result: [{ stream: { pod: "a" }, values: [["1700000000000000000", "hello"]] }],
              },
            })
          : '{"ok":true}',
      );
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  // Guarantee: a listening TCP server has an address with a port.
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await db.query(
    "update playbooks set deleted_at = now() where spec -> 'on' -> 'config' is not null",
  );
  runner = await startRunner(host);
  dispatcher = await startDispatcher({ host, subscriptions: playbookEvents, byHand: true });
});
afterAll(async () => {
  await dispatcher.stop();
  await runner.stop();
  await db.close();
  server.close();
});

let made = 0;
type Json = Readonly<Record<string, unknown>>;

async function playbook(spec: Json): Promise<string> {
  made += 1;
  const [row] = await db.query<{ id: string }>(
    "insert into playbooks (name, title, spec, source) values ($1, $1, $2::jsonb, 'UI') returning id::text",
    [`test-${made}`, JSON.stringify(spec)],
  );
  return row?.id ?? "";
}

interface Step {
  name: string;
  status: string;
  error: string | null;
  retry_count: number;
  result: Json | null;
}

const stepsOf = (id: string) =>
  db.query<Step>(
    `select name, status, error, retry_count, result from playbook_run_actions
     where playbook_run_id = $1::uuid order by scheduled_time, id`,
    [id],
  );

async function statusOf(id: string) {
  const [run] = await db.query<{ status: string; error: string | null }>(
    "select status, error from playbook_runs where id = $1::uuid",
    [id],
  );
  return run;
}

const until = (id: string, status: string) =>
  vi.waitFor(async () => expect(await statusOf(id)).toMatchObject({ status }), {
    timeout: 8_000,
    interval: 50,
  });

const config = { kind: "config" as const, id: seedConfigs.checkoutApi };

async function run(actions: Json[], more: Json = {}, wish: Json = {}): Promise<string> {
  const playbookId = await playbook({ actions, ...more });
  const { id } = await startRun(db, {
    playbookId,
    target: null,
    params: {},
    userId: people.admin.id,
    ...wish,
  });
  return id;
}

/** Runs one action to its end. */
async function runOne(action: Json, more: Json = {}): Promise<Step> {
  const id = await run([{ name: "one", ...action }], more);
  await vi.waitFor(
    async () => expect(["completed", "failed"]).toContain((await statusOf(id))?.status),
    { timeout: 8_000, interval: 50 },
  );
  const [step] = await stepsOf(id);
  if (!step) throw new Error("the action left no row");
  return step;
}

describe("actions really run", () => {
  test("exec: output, exit code, its own files", async () => {
    const id = await run([
      {
        name: "one",
        exec: {
          script: "echo out; echo err >&2; echo '{}' > a.json; echo 'x' > b.txt; echo $GREETING",
          env: [{ name: "GREETING", value: "hello" }],
          artifacts: [{ path: "*.json" }, { path: "/dev/stdout" }],
        },
      },
    ]);
    await until(id, "completed");
    const [step] = await stepsOf(id);
    expect(step?.result).toMatchObject({ stdout: "out\nhello\n", stderr: "err\n", exitCode: 0 });
    expect(
      await db.query(
        `select filename, content_type, size, convert_from(content, 'utf8') as text from artifacts
         join artifact_contents on artifact_id = artifacts.id
         join playbook_run_actions action on action.id = playbook_run_action_id
         where playbook_run_id = $1::uuid order by filename`,
        [id],
      ),
    ).toEqual([
      { filename: "a.json", content_type: "application/json", size: 3, text: "{}\n" },
      { filename: "stdout.log", content_type: "text/plain", size: 10, text: "out\nhello\n" },
    ]);
  });

  test("exec: a failure says its exit code and last words", async () => {
    const step = await runOne({ exec: { script: "echo part; echo broken >&2; exit 3" } });
    expect(step).toMatchObject({
      status: "failed",
      error: "The script ended with exit code 3. broken",
      result: { stdout: "part\n", exitCode: 3 },
    });
  });

  test("http: code, headers and content; an error answer keeps them", async () => {
    const good = await runOne({ http: { url: `${address}/good`, method: "POST", body: "hi" } });
    expect(good).toMatchObject({
      status: "completed",
      result: { code: 200, content: '{"ok":true}' },
    });
    expect(good.result?.["headers"]).toMatchObject({ "content-type": ["application/json"] });
    expect(received).toContainEqual({ url: "/good", body: "hi" });
    const bad = await runOne({ http: { url: `${address}/bad` } });
    expect(bad).toMatchObject({ status: "failed", result: { code: 500 } });
    expect(bad.error).toContain("/bad answered 500");
  });

  test("sql: rows of the sandbox's own database, and nothing but reading", async () => {
    const url = "postgres://sandbox";
    const query = "select name from config_items where id = '$(.config.id)'";
    const id = await run(
      [{ name: "one", sql: { driver: "postgres", url, query } }],
      { configs: [{ types: ["Kubernetes::Deployment"] }] },
      { target: config },
    );
    await until(id, "completed");
    expect((await stepsOf(id))[0]?.result).toEqual({ rows: [{ name: "checkout-api" }], count: 1 });
    for (const [statement, words] of [
      ["delete from checks", /permission denied|read-only/],
      ["select password from connections", /permission denied/],
      ["select * from playbook_run_secrets", /permission denied/],
    ] as const) {
      const step = await runOne({ sql: { driver: "postgres", url, query: statement } });
      expect(step.status).toBe("failed");
      expect(step.error).toMatch(words);
    }
    expect(
      (
        await runOne({
          sql: { driver: "postgres", url: "postgres://a:secret@db/x", query: "select 1" },
        })
      ).error,
    ).toBe(
      "The sandbox reads its own database alone (url: postgres://sandbox), not postgres://db/x.",
    );
  });

  test("logs: lines of a Loki become a file of one line each", async () => {
    const id = await run([
      { name: "one", logs: { loki: { url: address, query: '{pod="a"}', limit: "5" } } },
    ]);
    await until(id, "completed");
    const [file] = await db.query<{ text: string }>(
      `select convert_from(content, 'utf8') as text from artifact_contents join artifacts on artifacts.id = artifact_id
       join playbook_run_actions action on action.id = playbook_run_action_id where playbook_run_id = $1::uuid`,
      [id],
    );
    expect(JSON.parse(file?.text ?? "")).toEqual({
      timestamp: "2023-11-14T22:13:20.000Z",
      message: "hello",
      labels: { pod: "a" },
    });
    expect(received.some(({ url }) => url.includes("query=%7Bpod%3D%22a%22%7D&limit=5"))).toBe(
      true,
    );
  });

  test("notification: posted to an address", async () => {
    const step = await runOne({
      notification: { title: "Done", message: "by $(.user.name)", url: `${address}/hook` },
    });
    expect(step).toMatchObject({
      status: "completed",
      result: { message: `by ${people.admin.name}` },
    });
    expect(received.find(({ url }) => url === "/hook")?.body).toBe(
      JSON.stringify({ title: "Done", message: `by ${people.admin.name}` }),
    );
  });

  test.each([
    [{ pod: { name: "a", spec: {} } }, /does not run pod: it has no cluster/],
    [{ gitops: { repo: {}, commit: {} } }, /does not run gitops: it has no repository/],
    [{ github: { repo: "a" } }, /does not run github/],
    [{ azureDevopsPipeline: {} }, /does not run azureDevopsPipeline/],
    [{ ai: { systemPrompt: "a", prompt: "b" } }, /no language model to ask/],
    [{ logs: { cloudwatch: {} } }, /loki and opensearch alone; it has no cloud account/],
    [{ notification: { title: "a", message: "b", url: "slack://token" } }, /not by slack/],
    [{ exec: { script: "x", checkout: { url: "x" } } }, /does not support checkout of exec/],
    [
      { exec: { script: "echo {{ .user.name | sha1 }}" } },
      /does not know the template function sha1/,
    ],
    [{ if: "nonsense(", exec: { script: "x" } }, /cannot be evaluated/],
    [{ timeout: "1s", exec: { script: "sleep 5" } }, /longer than its limit of 1s/],
    [{ http: { url: "http://169.254.169.254/" } }, /cannot be called/],
  ])("%j ends as failed, with a sentence", async (action, words) => {
    const step = await runOne(action);
    expect(step.status).toBe("failed");
    expect(step.error).toMatch(words);
  });
});

describe("the order of a run", () => {
  test("conditions: what failed skips the rest, except for what waits for it", async () => {
    const id = await run([
      { name: "a", exec: { script: "exit 1" } },
      { name: "b", exec: { script: "echo b" } },
      { name: "c", if: "failure()", exec: { script: "echo $(getAction('a').status)" } },
      { name: "d", if: "always()", exec: { script: "echo d" } },
    ]);
    await until(id, "failed");
    expect((await stepsOf(id)).map(({ name, status }) => [name, status])).toEqual([
      ["a", "failed"],
      ["b", "skipped"],
      ["c", "completed"],
      ["d", "completed"],
    ]);
    expect((await stepsOf(id))[2]?.result?.["stdout"]).toBe("failed\n");
    expect((await statusOf(id))?.error).toBe("action a: The script ended with exit code 1.");
  });

  test("a delay sleeps, a retry tries again later", async () => {
    const file = `/tmp/playbooks-retry-${process.pid}-${Date.now()}`;
    const id = await run([
      { name: "later", delay: "1s", exec: { script: "echo x" } },
      {
        name: "again",
        retry: { limit: 2, duration: "200ms", exponent: { multiplier: 2 } },
        exec: { script: `if [ -e ${file} ]; then echo there; else touch ${file}; exit 1; fi` },
      },
    ]);
    await until(id, "sleeping");
    expect((await stepsOf(id))[0]).toMatchObject({ name: "later", status: "sleeping" });
    await until(id, "completed");
    expect((await stepsOf(id))[1]).toMatchObject({
      status: "completed",
      retry_count: 1,
      error: null,
    });
  });

  test("output is there before the end, and a cancelled run ends its program", async () => {
    const id = await run([{ name: "long", exec: { script: "echo begun; sleep 60" } }]);
    await vi.waitFor(
      async () =>
        expect((await stepsOf(id))[0]).toMatchObject({
          status: "running",
          result: { stdout: "begun\n" },
        }),
      5_000,
    );
    expect(await setRunStatus(db, id, "cancelled", "Cancelled by Ada.")).toBe(true);
    await vi.waitFor(async () => expect((await stepsOf(id))[0]?.status).toBe("failed"), 5_000);
    expect((await stepsOf(id))[0]).toMatchObject({
      error: "The run was cancelled.",
      result: { stdout: "begun\n" },
    });
    expect(await statusOf(id)).toEqual({ status: "cancelled", error: "Cancelled by Ada." });
    expect(await setRunStatus(db, id, "completed")).toBe(false);
  });

  test("a run has a time limit", async () => {
    const id = await run([{ name: "long", exec: { script: "sleep 60" } }], { timeout: "1s" });
    await until(id, "timed_out");
    expect((await statusOf(id))?.error).toBe("The run took longer than its limit of 1 s.");
    expect((await stepsOf(id))[0]).toMatchObject({ status: "failed" });
  });

  test("an action starts another playbook and waits for it", async () => {
    await db.query("update playbooks set name = 'child' where id = $1::uuid", [
      await playbook({ actions: [{ name: "inner", exec: { script: "echo found" } }] }),
    ]);
    const id = await run([
      {
        name: "ask",
        ai: {
          systemPrompt: "s",
          prompt: "p",
          dryRun: true,
          playbooks: [{ namespace: "default", name: "child" }],
        },
      },
    ]);
    await until(id, "completed");
    const [child] = await db.query<{ status: string }>(
      "select status from playbook_runs where parent_id = $1::uuid",
      [id],
    );
    expect(child?.status).toBe("completed");
  });
});

describe("parameters", () => {
  const parameters = [
    { name: "name", type: "text", required: true },
    { name: "host", type: "text", default: "{{.params.name}}.example.org" },
    { name: "token", type: "secret" },
  ];

  test("defaults are filled in; secrets reach the script and nothing else", async () => {
    const id = await run(
      [
        {
          name: "one",
          exec: {
            script: 'echo "$(.params.host) ${#T}"',
            env: [{ name: "T", value: "$(.params.token)" }],
          },
        },
      ],
      { parameters },
      { params: { name: "shop", token: "hush-hush" } },
    );
    await until(id, "completed");
    expect((await stepsOf(id))[0]?.result?.["stdout"]).toBe("shop.example.org 9\n");
    expect(
      await db.query("select parameters from playbook_runs where id = $1::uuid", [id]),
    ).toEqual([{ parameters: { name: "shop", host: "shop.example.org", token: "***" } }]);
    expect(await db.query("select * from playbook_run_secrets")).toEqual([]);
  });

  test("missing and unknown ones are refused by name", async () => {
    await expect(run([{ name: "a", exec: { script: "x" } }], { parameters })).rejects.toThrow(
      "missing required parameter(s): name",
    );
    await expect(
      run(
        [{ name: "a", exec: { script: "x" } }],
        { parameters },
        { params: { name: "a", more: "b" } },
      ),
    ).rejects.toThrow("unknown parameter(s): more");
  });
});

describe("approval", () => {
  const actions = [{ name: "one", exec: { script: "echo approved" } }];
  const both = { type: "all", approvers: { people: [people.editor.email], teams: ["Platform"] } };

  test("a run waits for everybody who must approve", async () => {
    const id = await run(actions, { approval: both }, { userId: people.viewer.id });
    expect((await statusOf(id))?.status).toBe("pending_approval");
    const refused = await approveRun(db, id, people.responder.id, { mayOverrule: false });
    expect(refused).toBe("not an approver");
    expect(await approveRun(db, id, people.editor.id, { mayOverrule: false })).toMatch(
      /counts|approved/,
    );
    const [member] = await db.query<{ id: string }>(
      `select person_id::text as id from team_members join teams on teams.id = team_id where teams.name = 'Platform' limit 1`,
    );
    await approveRun(db, id, member?.id ?? "", { mayOverrule: false });
    await until(id, "completed");
    expect(await approveRun(db, id, people.editor.id, { mayOverrule: false })).toBe("not waiting");
  });

  test("who starts it counts as an approver; who may approve everything is enough", async () => {
    const any = { type: "any", approvers: { people: [people.editor.email] } };
    const own = await run(actions, { approval: any }, { userId: people.editor.id });
    await until(own, "completed");
    const other = await run(actions, { approval: any }, { userId: people.viewer.id });
    expect(await approveRun(db, other, people.commander.id, { mayOverrule: true })).toBe(
      "approved",
    );
    await until(other, "completed");
  });
});

describe("what happens starts playbooks", () => {
  test("a failing check, with labels and a filter; others do not start", async () => {
    const actions = [
      {
        name: "one",
        sql: {
          driver: "postgres",
          url: "postgres://sandbox",
          query: "select '$(.check.name)' as name",
        },
      },
    ];
    const listens = await playbook({
      on: {
        canary: [{ event: "failed", filter: "check.id == '" + seedChecks.consoleHealth + "'" }],
      },
      actions,
    });
    await playbook({ on: { canary: [{ event: "failed", labels: { never: "there" } }] }, actions });
    await playbook({ on: { canary: [{ event: "passed" }] }, actions });
    await db.query("delete from event_queue");
    await db.query("update checks set status = 'healthy' where id = $1::uuid", [
      seedChecks.consoleHealth,
    ]);
    await db.query("delete from event_queue");
    await db.query("update checks set status = 'unhealthy' where id = $1::uuid", [
      seedChecks.consoleHealth,
    ]);
    await dispatcher.handleDue();
    const runs = await db.query<{ id: string; playbook_id: string; request: Json }>(
      "select id::text, playbook_id::text, request from playbook_runs where request ->> 'event' is not null",
    );
    expect(runs).toMatchObject([{ playbook_id: listens, request: { event: "check.failed" } }]);
    await until(runs[0]?.id ?? "", "completed");
  });

  test("an unhealthy component", async () => {
    await playbook({
      on: { component: [{ event: "unhealthy" }] },
      actions: [{ name: "one", exec: { script: "echo $(.component.name)" } }],
    });
    await db.query("update components set health = 'unhealthy' where name = 'Warehouse'");
    await dispatcher.handleDue();
    const [found] = await db.query<{ id: string }>(
      "select id::text from playbook_runs where request ->> 'event' = 'component.unhealthy'",
    );
    await until(found?.id ?? "", "completed");
    expect((await stepsOf(found?.id ?? ""))[0]?.result?.["stdout"]).toBe("Warehouse\n");
  });
});

test("200 actions and 20 MB of output", { timeout: 60_000 }, async () => {
  const many = await run(
    Array.from({ length: 200 }, (_, place) => ({
      name: `step ${place + 1}`,
      sql: { driver: "postgres", url: "postgres://sandbox", query: "select 1 as one" },
    })),
  );
  const loud = await run([
    { name: "loud", exec: { script: "yes 0123456789abcdef | head -c 20000000" } },
  ]);
  await vi.waitFor(async () => expect((await statusOf(many))?.status).toBe("completed"), 40_000);
  await vi.waitFor(async () => expect((await statusOf(loud))?.status).toBe("completed"), 40_000);
  expect((await stepsOf(many)).length).toBe(200);
  const [size] = await db.query<{ size: number }>(
    "select length(result ->> 'stdout') as size from playbook_run_actions where playbook_run_id = $1::uuid",
    [loud],
  );
  expect(size?.size).toBe(20_000_000);
});

test("the seed's playbook waits for approval, then runs", async () => {
  const { id } = await startRun(db, {
    playbookId: seedPlaybooks.verify,
    target: config,
    params: { reason: "memory leak", pause: "0", verify: "false" },
    userId: people.editor.id,
  });
  expect((await statusOf(id))?.status).toBe("pending_approval");
  await approveRun(db, id, people.responder.id, { mayOverrule: false });
  await vi.waitFor(async () => expect((await stepsOf(id))[2]?.status).toBe("completed"), 5_000);
  expect((await stepsOf(id)).slice(0, 3).map(({ name, status }) => [name, status])).toEqual([
    ["restart", "completed"],
    ["verify", "skipped"],
    ["changes", "completed"],
  ]);
});
