import { recordResult } from "../checks/record";
import type { Database } from "../db/driver";
import { edgeAgentId } from "../db/seedIds";
import type { Chance } from "./cluster";

/** It reports for four minutes, then nobody hears of it for two. */
const CYCLE_MS = 6 * 60_000;
const PRESENT_MS = 4 * 60_000;
/** One in this many checks fails. */
const FAILS = 12;

/** Whether the simulated agent is there at a time. */
export const isAgentThere = (now: Date): boolean => now.getTime() % CYCLE_MS < PRESENT_MS;

/**
 * Lets the seeded agent report, while it is there: it was seen, and it pushes a run of one of its checks, which nothing
 * here really asks.
 */
export async function reportAsAgent(
  db: Database,
  now: Date,
  chance: Chance = Math.random,
): Promise<void> {
  if (!isAgentThere(now)) return;
  const seen = await db.query(
    "update agents set last_seen = $2, last_received = $2 where id = $1::uuid and deleted_at is null returning id",
    [edgeAgentId, now.toISOString()],
  );
  if (seen.length === 0) return;
  const checks = await db.query<{ id: string; name: string }>(
    "select id::text, name from checks where agent_id = $1::uuid and deleted_at is null order by last_runtime nulls first, id limit 1",
    [edgeAgentId],
  );
  for (const { id } of checks) {
    const pass = chance() >= 1 / FAILS;
    await recordResult(db, {
      checkId: id,
      startedAt: now,
      nextRuntime: null,
      result: {
        pass,
        message: pass ? "answered" : "",
        ...(pass ? {} : { error: "The terminal did not answer within 5 seconds." }),
        durationMs: 40 + Math.round(chance() * 180),
      },
    });
  }
}
