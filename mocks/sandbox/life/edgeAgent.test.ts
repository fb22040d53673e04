import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../db/driver";
import { edgeAgentId } from "../db/seedIds";
import { openSeeded } from "../testSandbox";
import { isAgentThere, reportAsAgent } from "./edgeAgent";

let db: Database;
beforeAll(async () => {
  db = await openSeeded();
});
afterAll(() => db.close());

async function state() {
  const [row] = await db.query<{ status: string; runs: number }>(
    `select status, (
       select count(*)::int from check_statuses run join checks on checks.id = run.check_id
       where checks.agent_id = agents_summary.id
     ) as runs from agents_summary where id = $1::uuid`,
    [edgeAgentId],
  );
  return row;
}

test("the simulated agent reports while it is there, and pushes the run of a check", async () => {
  const before = await state();
  expect(before?.status).toBe("offline");
  const start = Math.floor(Date.now() / 360_000) * 360_000;
  const [there, away] = [new Date(start + 60_000), new Date(start + 300_000)];
  expect([isAgentThere(there), isAgentThere(away)]).toEqual([true, false]);
  await reportAsAgent(db, away);
  expect(await state()).toEqual(before);
  await reportAsAgent(db, there, () => 0);
  const [run] = await db.query<{ status: boolean; seen: Date }>(
    `select run.status, agents.last_seen as seen from check_statuses run join checks on checks.id = run.check_id
     join agents on agents.id = checks.agent_id where agents.id = $1::uuid and run.time = $2`,
    [edgeAgentId, there.toISOString()],
  );
  expect(run).toEqual({ status: false, seen: there });
  expect((await state())?.runs).toBe((before?.runs ?? 0) + 1);
});

test("a deleted agent does not come back", async () => {
  await db.query("update agents set deleted_at = now() where id = $1::uuid", [edgeAgentId]);
  const start = Math.floor(Date.now() / 360_000) * 360_000;
  await reportAsAgent(db, new Date(start + 90_000));
  const rows = await db.query("select id from agents where id = $1::uuid and last_seen = $2", [
    edgeAgentId,
    new Date(start + 90_000).toISOString(),
  ]);
  expect(rows).toEqual([]);
});
