import type { Database } from "../db/driver";

/**
 * Counts the runs of today, and for an hour those of the day before, as the backend's own job does. A day whose runs
 * are partly deleted keeps the count that it had.
 */
export async function countDays(db: Pick<Database, "query">): Promise<void> {
  await db.query(`
    insert into check_statuses_1d as day (check_id, created_at, duration, total, passed, failed)
    select check_id, date_trunc('day', time, 'UTC'), coalesce(sum(duration), 0), count(*),
      count(*) filter (where status), count(*) filter (where not status)
    from check_statuses
    where time >= date_trunc('day', now() - interval '1 hour', 'UTC')
    group by 1, 2
    on conflict (check_id, created_at) do update set
      duration = excluded.duration, total = excluded.total, passed = excluded.passed, failed = excluded.failed
    where excluded.total >= day.total`);
}
