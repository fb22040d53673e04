import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../db/driver";
import { openSeeded } from "../testSandbox";
import { receiveCheckWebhook } from "./healthWebhook";

let db: Database;
let hook: string;

async function canary(name: string, webhook: object): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `insert into canaries (name, namespace, source, spec) values ($1, 'default', 'UI', $2::jsonb) returning id::text`,
    [name, JSON.stringify({ webhook })],
  );
  await db.query(
    `insert into checks (canary_id, name, type, namespace) select $1::uuid, $2, 'webhook', 'default'
     where not exists (select 1 from checks where canary_id = $1::uuid and type = 'webhook' and name = $2)`,
    [row?.id, name],
  );
  return row?.id ?? "";
}

beforeAll(async () => {
  db = await openSeeded();
  hook = await canary("deploys", { name: "deploys", token: { value: "let-me-in" } });
  await canary("twins", { name: "twins" });
  await canary("twins", { name: "twins" }).catch(() => "");
  await db.query(
    `update canaries set spec = '{"webhook": {"name": "twins"}}' where id = (
       select id from canaries where name not in ('deploys', 'twins') and deleted_at is null limit 1)`,
  );
});
afterAll(() => db.close());

const send = (id: string, init: RequestInit = {}, query = "") =>
  receiveCheckWebhook(
    new Request(`http://127.0.0.1/api/canary/webhook/${id}${query}`, { method: "POST", ...init }),
    db,
  );
const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  body: JSON.stringify(body),
  headers: { "content-type": "application/json", ...headers },
});
const newest = async () =>
  (
    await db.query<{ details: Record<string, unknown>; status: boolean }>(
      `select details, run.status from check_statuses run join checks on checks.id = run.check_id
       where canary_id = $1::uuid order by run.time desc limit 1`,
      [hook],
    )
  )[0];

describe("a call of a webhook check", () => {
  it("is a run that passed, with what was sent", async () => {
    const answer = await send("deploys", json({ version: 2 }, { "webhook-token": "let-me-in" }));
    expect([answer.status, await answer.json()]).toEqual([200, { message: "ok" }]);
    expect(await newest()).toMatchObject({ status: true, details: { json: { version: 2 } } });
  });

  it("takes text, the token in the address, and the id of the canary", async () => {
    const text = "x".repeat(20_000);
    const answer = await send(hook, { body: text }, "?token=let-me-in");
    expect(answer.status).toBe(200);
    expect((await newest())?.details["content"]).toBe(text.slice(0, 10_240));
  });

  it.each([
    ["that nobody listens on", 404, () => send("nobody", json({}))],
    ["that several listen on", 400, () => send("twins", json({}))],
    ["with a wrong token", 401, () => send("deploys", json({}, { "webhook-token": "no" }))],
    [
      "whose body is no JSON",
      400,
      () =>
        send(
          "deploys",
          { body: "{", headers: { "content-type": "application/json" } },
          "?token=let-me-in",
        ),
    ],
  ])("%s is refused", async (_what, status, call) => {
    const answer = await call();
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error: expect.any(String) });
  });
});
