import type { Database } from "../db/driver";
import { PAUSED_ANNOTATION } from "./sync";
import type { CheckResult } from "./result";

/** One run of a check, ready to be stored. */
export interface CheckRun {
  checkId: string;
  startedAt: Date;
  /** Null when the check has no schedule. */
  nextRuntime: Date | null;
  result: CheckResult;
}

const MAX_TEXT = 2000;

/**
 * Stores a run in one transaction: the health of the check, and a row of its history. `last_transition_time` is the
 * database's own affair (a trigger).
 * @returns false when the check does not exist any more.
 */
export async function recordResult(db: Database, run: CheckRun): Promise<boolean> {
  const { result } = run;
  const time = run.startedAt.toISOString();
  return db.transaction(async (tx) => {
    const updated = await tx.query(
      `update checks set status = $2::text, last_runtime = $3::timestamptz, next_runtime = $4::timestamptz
       where id = $1::uuid and deleted_at is null returning id`,
      [
        run.checkId,
        result.pass ? "healthy" : "unhealthy",
        time,
        run.nextRuntime?.toISOString() ?? null,
      ],
    );
    if (updated.length === 0) return false;
    await tx.query(
      `insert into check_statuses (check_id, time, status, invalid, duration, message, error, details)
       values ($1::uuid, $2::timestamptz, $3::boolean, $4::boolean, $5::integer, $6::text, $7::text, $8::text::jsonb)
       on conflict (check_id, time) do nothing`,
      [
        run.checkId,
        time,
        result.pass,
        result.invalid ?? false,
        Math.round(result.durationMs),
        stored(result.message),
        result.error === undefined ? null : stored(result.error),
        result.details === undefined ? null : storedJson(result.details),
      ],
    );
    return true;
  });
}

/** Deletes the history before a time, of checks that are run here: seeded history of paused ones stays. */
export async function trimHistory(db: Pick<Database, "query">, before: Date): Promise<void> {
  await db.query(
    `delete from check_statuses where time < $1::timestamptz and check_id in (
       select checks.id from checks join canaries on canaries.id = checks.canary_id
       where coalesce(canaries.annotations ->> '${PAUSED_ANNOTATION}', '') <> 'true')`,
    [before.toISOString()],
  );
}

/** Postgres takes no NUL in text, and a history of long outputs helps nobody. */
function stored(value: string): string {
  const clean = value.replaceAll("\0", "");
  return clean.length > MAX_TEXT ? `${clean.slice(0, MAX_TEXT)}…` : clean;
}

function storedJson(value: Record<string, unknown>): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "string" ? part.replaceAll("\0", "") : part,
  );
}
