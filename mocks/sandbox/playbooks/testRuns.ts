import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { people } from "../db/people";
import { seedConfigs } from "../db/seedIds";
import { startDispatcher } from "../events/dispatcher";
import type { Host } from "../host";
import { openSeeded } from "../testSandbox";
import { startRunner } from "./runner";
import { startRun } from "./startRun";
import { playbookEvents } from "./triggers";

export type Json = Readonly<Record<string, unknown>>;

/** An action's row. */
interface Step {
  name: string;
  status: string;
  error: string | null;
  retry_count: number;
  result: Json | null;
}

/** The item that the seed's deployments of the shop are. */
export const config = { kind: "config" as const, id: seedConfigs.checkoutApi };

/** A server that notes what it is sent: /bad answers 500, /loki one line, everything else `{"ok":true}`. */
async function startReceiver() {
  const received: { url: string; body: string }[] = [];
  const server = createServer((request, response) => {
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
  const { port } = server.address() as AddressInfo;
  return { received, address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** A seeded database on which playbooks run, for tests: events are handed out when a test asks for it. */
export async function startRuns({ allowExec = true }: { allowExec?: boolean } = {}) {
  const db = await openSeeded();
  const artifactsDir = await mkdtemp(join(tmpdir(), "quarterdeck-test-artifacts-"));
  const host: Host = {
    db,
    scheduler: { runCheck: async () => null },
    allowExec,
    baseUrl: "http://127.0.0.1:3000",
    filesDir: "",
    artifactsDir,
    properties: {},
  };
  const receiver = await startReceiver();
  // Those of the seed that listen would run along.
  await db.query("update playbooks set deleted_at = now() where spec -> 'on' is not null");
  const runner = await startRunner(host);
  const dispatcher = await startDispatcher({ host, subscriptions: playbookEvents, byHand: true });
  let made = 0;

  async function playbook(spec: Json): Promise<string> {
    made += 1;
    const [row] = await db.query<{ id: string }>(
      "insert into playbooks (name, title, spec, source) values ($1, $1, $2::jsonb, 'UI') returning id::text",
      [`test-${made}`, JSON.stringify(spec)],
    );
    return row?.id ?? "";
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

  const until = (id: string, status: string, timeout = 8_000) =>
    vi.waitFor(async () => expect(await statusOf(id)).toMatchObject({ status }), {
      timeout,
      interval: 50,
    });

  /** The files that a run has left behind, with what lies on disk. */
  async function filesOf(id: string) {
    const rows = await db.query<{
      filename: string;
      content_type: string;
      size: number;
      checksum: string;
      path: string;
    }>(
      `select filename, content_type, size, checksum, path from artifacts
       join playbook_run_actions action on action.id = playbook_run_action_id
       where playbook_run_id = $1::uuid order by filename`,
      [id],
    );
    return Promise.all(
      rows.map(async (row) => ({
        ...row,
        text: await readFile(join(artifactsDir, row.path), "utf8"),
      })),
    );
  }

  /** Starts a playbook of these actions; its id. */
  async function run(actions: readonly Json[], more: Json = {}, wish: Json = {}): Promise<string> {
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

  return {
    db,
    host,
    dispatcher,
    ...receiver,
    playbook,
    stepsOf,
    statusOf,
    filesOf,
    until,
    run,
    runOne,
    async stop() {
      await dispatcher.stop();
      await runner.stop();
      await db.close();
      receiver.close();
      await rm(artifactsDir, { recursive: true, force: true });
    },
  };
}

/** What tests of playbook runs work with. */
export type Runs = Awaited<ReturnType<typeof startRuns>>;
