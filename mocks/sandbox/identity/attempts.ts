import type { Database } from "../db/driver";

const maxTries = 10;
const windowMinutes = 5;

/** Shown when the tries are used up. */
export const waitSentence = `Too many attempts. Wait ${windowMinutes} minutes, then try again.`;

/**
 * Counts a try before it is judged, so that tries at the same time count as well.
 * @returns false when the tries of this window are used up.
 */
export async function mayTry(db: Database, key: string, now: Date): Promise<boolean> {
  const windowStart = new Date(now.getTime() - windowMinutes * 60_000);
  const [row] = await db.query<{ tries: number }>(
    `insert into identity_attempts as kept (key, tries, since) values ($1, 1, $2)
     on conflict (key) do update set
       tries = case when kept.since <= $3 then 1 else kept.tries + 1 end,
       since = case when kept.since <= $3 then $2 else kept.since end
     returning tries`,
    [key, now, windowStart],
  );
  return (row?.tries ?? 0) <= maxTries;
}

/** A success starts the count anew. */
export async function forgetTries(db: Database, key: string): Promise<void> {
  await db.query("delete from identity_attempts where key = $1", [key]);
}
