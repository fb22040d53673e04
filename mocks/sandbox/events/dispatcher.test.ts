import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "../db/driver";
import { openTables } from "../testSandbox";
import type { Host } from "../host";
import { startDispatcher, type Dispatcher } from "./dispatcher";
import { onEvent, type Subscription } from "./onEvent";

let db: Database;
let dispatcher: Dispatcher | undefined;

beforeAll(async () => {
  db = await openTables();
});
afterAll(() => db.close());
beforeEach(() => db.query("delete from event_queue"));
afterEach(async () => {
  await dispatcher?.stop();
  dispatcher = undefined;
});

const host = (): Host => ({
  db,
  scheduler: { runCheck: async () => null },
  allowExec: false,
  baseUrl: "http://127.0.0.1:3000",
  filesDir: "",
  artifactsDir: "",
  properties: {},
});

const queue = (name: string, id = "1", more: Readonly<Record<string, unknown>> = {}) =>
  db.query(
    `insert into event_queue (name, properties, priority, delay) values ($1, $2::jsonb, $3, $4)
     on conflict (name, properties) do update set created_at = now() + interval '1 second', attempts = 0, last_attempt = null`,
    [name, { id }, more["priority"] ?? 100, more["delay"] ?? null],
  );
const left = () =>
  db.query<{ name: string; attempts: number; error: string | null }>(
    "select name, attempts, error from event_queue order by name",
  );

async function start(
  subscriptions: readonly Subscription[],
  more: { byHand?: boolean; now?: () => Date } = { byHand: true },
): Promise<Dispatcher> {
  dispatcher = await startDispatcher({ host: host(), subscriptions, ...more });
  return dispatcher;
}

/** The clock of a test, some seconds from now. */
const later = (seconds: number) => new Date(Date.now() + seconds * 1000);

describe("events are handed to whoever listens", () => {
  test("by name and by beginning, once, and leave the queue", async () => {
    const heard: string[] = [];
    const { handleDue } = bound(
      await start([
        onEvent(
          "check.failed",
          ({ name, properties }) => void heard.push(`${name} ${properties["id"]}`),
        ),
        onEvent("check.*", ({ name }) => void heard.push(`any ${name}`)),
      ]),
    );
    await queue("check.failed", "7");
    await queue("check.passed", "8");
    expect(await handleDue()).toBe(2);
    expect(await handleDue()).toBe(0);
    expect(heard).toEqual(["check.failed 7", "any check.failed", "any check.passed"]);
    expect(await left()).toEqual([]);
  });

  test("and wait where nobody listens; a point in a name is only a point", async () => {
    const heard: string[] = [];
    const { handleDue } = bound(
      await start([onEvent("incident.status_*", ({ name }) => void heard.push(name))]),
    );
    await queue("incident.status.open");
    await handleDue();
    expect(heard).toEqual([]);
    expect(await left()).toEqual([{ name: "incident.status.open", attempts: 0, error: null }]);
  });

  test("the more important first, the delayed when it is time", async () => {
    const heard: string[] = [];
    let now = later(0);
    const { handleDue } = bound(
      await start([onEvent("*", ({ name }) => void heard.push(name))], {
        byHand: true,
        now: () => now,
      }),
    );
    await queue("first");
    await queue("important", "1", { priority: 200 });
    await queue("delayed", "1", { delay: 30e9 });
    now = later(1);
    await handleDue();
    expect(heard).toEqual(["important", "first"]);
    now = later(40);
    await handleDue();
    expect(heard).toEqual(["important", "first", "delayed"]);
  });

  test("what a handler sets off is handled too", async () => {
    const heard: string[] = [];
    const { handleDue } = bound(
      await start([
        onEvent("one", async () => void (await queue("two"))),
        onEvent("two", ({ name }) => void heard.push(name)),
      ]),
    );
    await queue("one");
    expect(await handleDue()).toBe(2);
    expect(heard).toEqual(["two"]);
  });

  test("what happens again while it is handled waits anew", async () => {
    let times = 0;
    const { handleDue } = bound(
      await start(
        [
          onEvent("again", async () => {
            times += 1;
            if (times === 1) await queue("again");
          }),
        ],
        { byHand: true, now: () => later(5) },
      ),
    );
    await queue("again");
    await handleDue();
    expect(times).toBe(2);
    expect(await left()).toEqual([]);
  });
});

describe("an event that fails", () => {
  test("stays with its error, is tried again later, four times at most", async () => {
    let now = later(0);
    const { handleDue } = bound(
      await start([onEvent("bad", () => Promise.reject(new Error("no answer")))], {
        byHand: true,
        now: () => now,
      }),
    );
    await queue("bad");
    now = later(1);
    expect(await handleDue()).toBe(1);
    expect(await left()).toEqual([{ name: "bad", attempts: 1, error: "no answer" }]);
    expect(await handleDue()).toBe(0);
    now = later(62);
    expect(await handleDue()).toBe(1);
    for (const seconds of [3_000, 100_000, 10_000_000]) {
      now = later(seconds);
      await handleDue();
    }
    expect(await left()).toEqual([{ name: "bad", attempts: 4, error: "no answer" }]);
  });

  test("does not come again to those that handled it, nor keep others waiting", async () => {
    const heard: string[] = [];
    let now = later(1);
    let isBroken = true;
    const { handleDue } = bound(
      await start(
        [
          onEvent("half", () => void heard.push("good")),
          onEvent("half", () => {
            if (isBroken) throw new Error("broken");
            heard.push("mended");
          }),
          onEvent("other", () => void heard.push("other")),
        ],
        { byHand: true, now: () => now },
      ),
    );
    // Both may be queued in the same millisecond: the time says nothing of their order.
    await queue("half", "1", { priority: 101 });
    await queue("other");
    await handleDue();
    isBroken = false;
    now = later(120);
    await handleDue();
    expect(heard).toEqual(["good", "other", "mended"]);
    expect(await left()).toEqual([]);
  });
});

test("a write that queues an event is heard by itself", async () => {
  const heard: string[] = [];
  await start([onEvent("component.unhealthy", ({ name }) => void heard.push(name))], {});
  await db.query(
    "insert into components (name, external_id, status, health) values ('shop', 'shop', 'healthy', 'healthy')",
  );
  await db.query("update components set health = 'unhealthy'");
  await vi.waitFor(() => expect(heard).toEqual(["component.unhealthy"]), 3_000);
  await vi.waitFor(async () => expect(await left()).toEqual([]), 3_000);
});

/** The dispatcher's method, to be called by itself. */
const bound = (running: Dispatcher) => ({ handleDue: () => running.handleDue() });
