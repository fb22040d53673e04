import { createServer, type Server } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../db/driver";
import { openTables } from "../testSandbox";
import { startScheduler, type Scheduler, type SchedulerOptions } from "./scheduler";

interface CheckRow {
  id: string;
  name: string;
  type: string;
  status: string | null;
  last_runtime: Date | null;
  next_runtime: Date | null;
  last_transition_time: Date | null;
  deleted_at: Date | null;
  labels: object | null;
}

let db: Database;
let server: Server;
let url = "";
let isUp = true;
let calls = 0;
let isHeld = false;
const release: (() => void)[] = [];
let scheduler: Scheduler | undefined;

beforeAll(async () => {
  server = createServer((_, response) => {
    calls += 1;
    const answer = () => response.writeHead(isUp ? 200 : 503).end();
    if (isHeld) release.push(answer);
    else answer();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const bound = server.address();
  url = `http://127.0.0.1:${typeof bound === "object" && bound !== null ? bound.port : 0}/`;
  db = await openTables();
});
afterAll(async () => {
  await db.close();
  server.closeAllConnections();
  server.close();
});

beforeEach(async () => {
  isUp = true;
  isHeld = false;
  calls = 0;
  await db.query("delete from canaries");
});
afterEach(async () => {
  await scheduler?.stop();
  scheduler = undefined;
  for (const answer of release.splice(0)) answer();
});

const start = async (options: Partial<SchedulerOptions> = {}) => {
  const onError = vi.fn();
  scheduler = await startScheduler({ db, onError, ...options });
  return { runs: scheduler, onError };
};

async function addCanary(
  name: string,
  spec: object,
  more: { annotations?: object; agentId?: string } = {},
): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `insert into canaries (name, namespace, spec, annotations, agent_id)
     values ($1, 'default', $2::jsonb, $3::jsonb, coalesce($4::uuid, '00000000-0000-0000-0000-000000000000'))
     returning id`,
    [name, spec, more.annotations ?? null, more.agentId ?? null],
  );
  if (row === undefined) throw new Error("no row");
  return row.id;
}

const checksOf = (canaryId: string) =>
  db.query<CheckRow>("select * from checks where canary_id = $1 order by name", [canaryId]);
const runsOf = (checkId: string) =>
  db.query<{
    status: boolean;
    invalid: boolean;
    duration: number;
    message: string;
    error: string | null;
    details: object;
  }>("select * from check_statuses where check_id = $1 order by time", [checkId]);
const eventually = <Result>(look: () => Promise<Result> | Result) =>
  vi.waitFor(look, { timeout: 8000, interval: 20 });

async function firstCheck(canaryId: string): Promise<CheckRow> {
  const [check] = await checksOf(canaryId);
  if (check === undefined) throw new Error("no check yet");
  return check;
}

describe("the scheduler", () => {
  it("runs what is there at the start, again and again, and keeps the history", async () => {
    const id = await addCanary("shop", {
      schedule: "@every 1s",
      http: [{ name: "home", url, labels: { tier: "web" } }],
    });
    await start();
    const check = await eventually(async () => {
      const found = await firstCheck(id);
      expect((await runsOf(found.id)).length).toBeGreaterThanOrEqual(2);
      return found;
    });
    const [run] = await runsOf(check.id);
    expect(run).toMatchObject({
      status: true,
      invalid: false,
      message: "200 OK",
      error: null,
      details: { code: 200 },
    });
    const now = await firstCheck(id);
    expect(now).toMatchObject({ status: "healthy", type: "http", labels: { tier: "web" } });
    expect(now.last_transition_time).toBeInstanceOf(Date);
    expect((now.next_runtime?.getTime() ?? 0) - (now.last_runtime?.getTime() ?? 0)).toBe(1000);
  });

  it("notices when a check turns unhealthy, and when", async () => {
    const id = await addCanary("shop", { schedule: "@every 1s", http: [{ name: "home", url }] });
    await start();
    const healthy = await eventually(async () => {
      const check = await firstCheck(id);
      expect(check.status).toBe("healthy");
      return check;
    });
    isUp = false;
    await eventually(async () => expect((await firstCheck(id)).status).toBe("unhealthy"));
    const unhealthy = await firstCheck(id);
    expect(unhealthy.last_transition_time).not.toEqual(healthy.last_transition_time);
    expect((await runsOf(unhealthy.id)).at(-1)).toMatchObject({
      status: false,
      message: "503 Service Unavailable",
      error: "The answer was 503, accepted are 200 to 299.",
    });
  });

  it("follows canaries that are added, changed and deleted", async () => {
    await start();
    const id = await addCanary("late", {
      schedule: "@daily",
      http: [
        { name: "one", url },
        { name: "two", url },
      ],
    });
    await eventually(async () => {
      expect((await checksOf(id)).map(({ status }) => status)).toEqual(["healthy", "healthy"]);
    });
    const [, two] = await checksOf(id);

    await db.query("update canaries set spec = $2::jsonb where id = $1", [
      id,
      {
        schedule: "@daily",
        http: [
          { name: "three", url },
          { name: "two", url, responseCodes: [404] },
        ],
      },
    ]);
    await eventually(async () => {
      expect(
        (await checksOf(id)).map(({ name, status, deleted_at }) => [
          name,
          status,
          deleted_at === null,
        ]),
      ).toEqual([
        ["one", "healthy", false],
        ["three", "healthy", true],
        ["two", "unhealthy", true],
      ]);
    });
    expect((await checksOf(id)).at(2)?.id).toBe(two?.id);

    await db.query("update canaries set deleted_at = now() where id = $1", [id]);
    await eventually(async () => {
      for (const { deleted_at } of await checksOf(id)) expect(deleted_at).not.toBeNull();
    });
    expect(await scheduler?.runCheck(two?.id ?? "")).toBeNull();
  });

  it("joins a run by hand with the run that is under way", async () => {
    const id = await addCanary("shop", { http: [{ name: "home", url }] });
    const { runs } = await start();
    const check = await eventually(() => firstCheck(id));
    isHeld = true;
    const both = [runs.runCheck(check.id), runs.runCheck(check.id.toUpperCase())];
    await eventually(() => expect(release).toHaveLength(1));
    const third = runs.runCheck(check.id);
    release.shift()?.();
    const results = await Promise.all([...both, third]);
    expect(results.map((result) => result?.pass)).toEqual([true, true, true]);
    expect(calls).toBe(1);
    expect(await runsOf(check.id)).toHaveLength(1);
    expect((await firstCheck(id)).next_runtime).toBeNull();
  });

  it("leaves paused canaries and those of agents alone, except by hand", async () => {
    const [agent] = await db.query<{ id: string }>(
      "insert into agents (name) values ('edge') returning id",
    );
    const spec = { schedule: "@every 1s", http: [{ name: "home", url }] };
    const paused = await addCanary("paused", spec, {
      annotations: { "quarterdeck.sandbox/paused": "true" },
    });
    const remote = await addCanary("remote", spec, { agentId: agent?.id ?? "" });
    const { runs } = await start();
    await db.query("update canaries set source = 'UI' where id = $1", [paused]);
    const last = await addCanary("last", { schedule: "@daily", http: [{ name: "last", url }] });
    await eventually(async () => expect((await firstCheck(last)).status).toBe("healthy"));
    const check = await firstCheck(paused);
    expect(calls).toBe(1);
    expect(check.last_runtime).toBeNull();
    expect(await checksOf(remote)).toEqual([]);
    expect(await runs.runCheck(check.id)).toMatchObject({ pass: true });
    expect(await firstCheck(paused)).toMatchObject({ status: "healthy", next_runtime: null });
  });

  it("records what cannot run as invalid, once for a broken schedule", async () => {
    const broken = await addCanary("broken", {
      schedule: "@every 1s",
      http: [{ name: "no-url" }],
      redis: [{ name: "cache" }],
    });
    const unscheduled = await addCanary("odd", { schedule: "soon", http: [{ name: "home", url }] });
    const { onError } = await start();
    await eventually(async () => {
      const [redis, http] = [...(await checksOf(broken))].map(({ id }) => id);
      expect((await runsOf(http ?? ""))[0]).toMatchObject({
        status: false,
        invalid: true,
        error: expect.stringContaining("no url"),
      });
      expect((await runsOf(redis ?? ""))[0]).toMatchObject({
        invalid: true,
        error: expect.stringContaining("redis"),
      });
      const [odd] = await runsOf((await firstCheck(unscheduled)).id);
      expect(odd).toMatchObject({
        invalid: true,
        error: expect.stringContaining('"soon" is not a schedule'),
      });
    });
    expect((await firstCheck(unscheduled)).next_runtime).toBeNull();
    expect(onError).not.toHaveBeenCalled();
  });

  it("goes on after the database failed for one check", async () => {
    const id = await addCanary("shop", { schedule: "@every 1s", http: [{ name: "home", url }] });
    let failures = 1;
    const failing: Database = {
      ...db,
      transaction: (work) =>
        calls > 0 && failures-- > 0 ? Promise.reject(new Error("disk full")) : db.transaction(work),
    };
    const { onError } = await start({ db: failing });
    await eventually(async () => expect((await firstCheck(id)).status).toBe("healthy"));
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: "disk full" }));
  });

  it("knows no check of another id", async () => {
    const { runs } = await start();
    expect(await runs.runCheck("00000000-0000-4000-8000-000000000000")).toBeNull();
    expect(await runs.runCheck("nonsense")).toBeNull();
  });

  it("stops without waiting for an answer, and stores nothing of what it broke off", async () => {
    isHeld = true;
    const onResult = vi.fn();
    const id = await addCanary("shop", { schedule: "@every 1s", http: [{ name: "home", url }] });
    const { runs } = await start({ onResult });
    await eventually(() => expect(release.length).toBeGreaterThan(0));
    await runs.stop();
    expect(onResult).not.toHaveBeenCalled();
    expect((await firstCheck(id)).last_runtime).toBeNull();
    expect(await runs.runCheck((await firstCheck(id)).id)).toBeNull();
  });
});
