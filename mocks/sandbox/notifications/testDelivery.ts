import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Database } from "../db/driver";
import { startLanes } from "../events/dispatcher";
import type { Host } from "../host";
import { openSeeded } from "../testSandbox";
import { notificationEvents } from "./subscriptions";

type Fields = Readonly<Record<string, unknown>>;

/** An entry of the history, as tests look at it. */
export interface TestEntry {
  id: string;
  status: string;
  source_event: string;
  resource_id: string;
  error: string | null;
  body: string | null;
  count: number;
  retries: number | null;
  not_before: Date | null;
  duration_millis: number | null;
  person_id: string | null;
  team_id: string | null;
  connection_id: string | null;
  silenced_by: string | null;
  parent_id: string | null;
  group_id: string | null;
  playbook_run_id: string | null;
}

/** A seeded database without its rules and silences, delivery by hand with a clock, and a receiver that really listens. */
export async function startDelivery() {
  const db: Database = await openSeeded();
  await db.query("update notifications set deleted_at = now()");
  await db.query("update notification_silences set deleted_at = now()");
  await db.query("delete from event_queue");
  const received: { method: string; body: string; authorization: string | undefined }[] = [];
  let answer: { status: number; text: string } = { status: 200, text: "ok" };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const { method = "", headers } = request;
      received.push({ method, body, authorization: headers.authorization });
      response.writeHead(answer.status, { "content-type": "text/plain" });
      response.end(answer.text);
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  // Guarantee: a listening TCP server has an address with a port.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const host: Host = {
    db,
    scheduler: { runCheck: async () => null },
    allowExec: false,
    baseUrl: "http://console.test",
    filesDir: "",
    artifactsDir: "",
    properties: {},
  };
  let ahead = 1_000;
  const now = () => new Date(Date.now() + ahead);
  const queue = await startLanes({
    host,
    subscriptions: notificationEvents(now),
    byHand: true,
    now,
  });
  let made = 0;
  return {
    db,
    host,
    url,
    received,
    answerWith(status: number, text = "") {
      answer = { status, text };
    },
    now,
    /** Lets time pass and does what is due then. */
    async pass(seconds: number) {
      ahead += seconds * 1000;
      await queue.handleDue();
    },
    /** Makes a rule; what is not named is empty. @returns its id. */
    async rule(fields: Fields): Promise<string> {
      made += 1;
      const all = { name: `rule ${made}`, events: ["config.unhealthy"], source: "UI", ...fields };
      const [row] = await db.query<{ id: string }>(
        `insert into notifications (${Object.keys(all).join(", ")})
         select ${Object.keys(all).join(", ")} from jsonb_populate_record(null::notifications, $1::jsonb) returning id::text`,
        [JSON.stringify(all)],
      );
      return row?.id ?? "";
    },
    async silence(fields: Fields): Promise<string> {
      made += 1;
      const all = { name: `silence ${made}`, source: "UI", ...fields };
      const names = Object.keys(all).map((name) => `"${name}"`);
      const [row] = await db.query<{ id: string }>(
        `insert into notification_silences (${names.join(", ")})
         select ${names.join(", ")} from jsonb_populate_record(null::notification_silences, $1::jsonb) returning id::text`,
        [JSON.stringify(all)],
      );
      return row?.id ?? "";
    },
    /** The health of an item changes, as a scraper would write it, and what follows from it happens. */
    async turn(id: string, health: string) {
      await db.query(
        "update config_items set health = case when health = $2 then 'unknown' else health end where id = $1::uuid",
        [id, health],
      );
      await db.query("delete from event_queue where name like 'config.%'");
      await db.query("update config_items set health = $2 where id = $1::uuid", [id, health]);
      await queue.handleDue();
    },
    entries: (rule: string) =>
      db.query<TestEntry>(
        `select id::text, status, source_event, resource_id::text, error, body, count, retries, not_before, duration_millis,
           person_id::text, team_id::text, connection_id::text, silenced_by::text, parent_id::text, group_id::text,
           playbook_run_id::text
         from notification_send_history where notification_id = $1::uuid order by first_observed, id`,
        [rule],
      ),
    outbox: () =>
      db.query<{
        channel: string;
        recipient: string;
        subject: string;
        body: string;
        send_id: string;
      }>(
        "select channel, recipient, subject, body, send_id::text from sandbox_outbox order by created_at, id",
      ),
    /** Ends what a test has made; an event of the sandbox that failed meanwhile is an error of the test. */
    async clear() {
      const failed = await db.query(
        "select name, error from event_queue where error is not null and name <> 'notification.send'",
      );
      if (failed.length > 0) throw new Error(JSON.stringify(failed));
      await db.query("update notifications set deleted_at = now() where deleted_at is null");
      await db.query(
        "update notification_silences set deleted_at = now() where deleted_at is null",
      );
      await db.query("delete from event_queue");
      await db.query("delete from sandbox_outbox");
      received.length = 0;
      answer = { status: 200, text: "ok" };
    },
    async statuses(rule: string): Promise<string[]> {
      const rows = await db.query<{ status: string }>(
        "select status from notification_send_history where notification_id = $1::uuid order by first_observed, id",
        [rule],
      );
      return rows.map(({ status }) => status);
    },
    async close() {
      await queue.stop();
      await db.close();
      server.close();
    },
  };
}

export type TestDelivery = Awaited<ReturnType<typeof startDelivery>>;
