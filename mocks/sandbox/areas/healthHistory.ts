import type { Tx } from "../db/insert";

/** What the history of one check looks like. */
export interface HistoryShape {
  check_id: string;
  /** Seconds between runs. */
  every: number;
  /** Milliseconds of an ordinary run. */
  latency: number;
  /** Share of runs that failed. */
  failPercent: number;
  /** All runs of the last so many hours failed. */
  downHours: number;
}

/** Hours before the seed that have a history. */
export const HISTORY_HOURS = 6;

/**
 * Runs of the last hours, ending one interval ago at most. The spread comes from a hash of check and run, so that two
 * seeds look alike: latency swings slowly, one run in forty is a spike.
 */
const INSERT_HISTORY = `
  insert into check_statuses (check_id, time, status, invalid, duration, message, error)
  select
    shape.check_id,
    run.time,
    outcome.passed,
    false,
    round(shape.latency * case when outcome.passed then outcome.swing else 1.2 end)::integer + 1,
    'seeded history',
    case when not outcome.passed then 'The target did not answer as expected (seeded history)' end
  from jsonb_to_recordset($1::jsonb) as shape(
    check_id uuid, every integer, latency integer, "failPercent" numeric, "downHours" numeric)
  cross join lateral (
    select number, now() - make_interval(secs => number * shape.every + abs(hashtext(shape.check_id::text)) % shape.every)
      as time
    from generate_series(0, (${HISTORY_HOURS} * 3600 / shape.every)) as number
  ) as run
  cross join lateral (
    select
      (abs(hashtext(shape.check_id::text || run.number)) % 1000) / 1000.0 as chance,
      (abs(hashtext(run.number || shape.check_id::text)) % 1000) / 1000.0 as noise
  ) as random
  cross join lateral (
    select
      random.chance * 100 >= shape."failPercent"
        and run.time <= now() - make_interval(secs => (shape."downHours" * 3600)::double precision) as passed,
      (0.85 + 0.3 * random.noise + 0.15 * sin(run.number * shape.every / 2400.0))
        * case when random.noise > 0.975 then 4 else 1 end as swing
  ) as outcome
  where run.time >= now() - interval '${HISTORY_HOURS} hours'
  on conflict do nothing`;

/** Days before the seed that are counted, as long as the backend's own screens of uptime look back. */
export const HISTORY_DAYS = 90;

/**
 * The days before the seed. Most are spotless, some have a bad hour, few a bad day; some checks are younger, and some
 * days nothing ran.
 */
const INSERT_DAYS = `
  insert into check_statuses_1d (check_id, created_at, duration, total, passed, failed)
  select shape.check_id, date_trunc('day', now(), 'UTC') - number * interval '1 day', run.total * shape.latency,
    run.total, run.total - failure.count, failure.count
  from jsonb_to_recordset($1::jsonb) as shape(
    check_id uuid, every integer, latency integer, "failPercent" numeric, "downHours" numeric)
  cross join generate_series(1, ${HISTORY_DAYS - 1}) as number
  cross join lateral (
    select 86400 / shape.every as total, abs(hashtext(shape.check_id::text)) as own,
      abs(hashtext(shape.check_id::text || 'day' || number)) % 1000 as dice
  ) as run
  cross join lateral (
    select round(run.total * least(1, shape."failPercent" / 100 * (0.5 + run.dice / 1000.0)
      + case when run.dice < 12 then 0.05 + run.dice / 50.0 when run.dice < 60 then run.dice / 4000.0 else 0 end
    ))::integer as count
  ) as failure
  where not (run.own % 5 = 0 and number > 61) and not (run.own % 3 = 1 and number % 31 = 17)
  on conflict do nothing`;

const LATEST = `
  select distinct on (check_id) check_id, time, status from check_statuses
  where check_id in (select check_id from jsonb_to_recordset($1::jsonb) as shape(check_id uuid))
  order by check_id, time desc`;

const SET_STATUS = `
  update checks set
    status = case when latest.status then 'healthy' else 'unhealthy' end,
    last_runtime = latest.time,
    next_runtime = latest.time + make_interval(secs => shape.every)
  from (${LATEST}) as latest
  join jsonb_to_recordset($1::jsonb) as shape(check_id uuid, every integer) on shape.check_id = latest.check_id
  where checks.id = latest.check_id`;

/** The transition is the first run of the present state; set after the status, which the database stamps itself. */
const SET_TRANSITION = `
  update checks set last_transition_time = coalesce(
    (select min(time) from check_statuses since where since.check_id = checks.id and since.time > coalesce(
      (select max(time) from check_statuses other
       where other.check_id = checks.id and other.status <> (checks.status = 'healthy')), '-infinity')),
    last_runtime)
  where id in (select check_id from jsonb_to_recordset($1::jsonb) as shape(check_id uuid))`;

/** Writes the history and makes status, last run and last transition of the checks agree with it. */
export async function insertHistory(tx: Tx, shapes: readonly HistoryShape[]): Promise<void> {
  const list = JSON.stringify(shapes);
  for (const statement of [INSERT_HISTORY, INSERT_DAYS, SET_STATUS, SET_TRANSITION])
    await tx.query(statement, [list]);
}
