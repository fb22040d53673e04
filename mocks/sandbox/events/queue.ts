import type { Database } from "../db/driver";
import { likePattern, type QueuedEvent, type Subscription } from "./onEvent";

/** An event that was taken from the queue to be handled now. */
export interface ClaimedEvent extends QueuedEvent {
  /** With its microseconds: tells whether it happened again meanwhile. */
  stamp: string;
}

/** The real queue's: an event that failed four times stays, for somebody to look at. */
const MAX_ATTEMPTS = 4;
const BASE_DELAY_SECONDS = 60;
const EXPONENT = 5;
const BATCH = 50;

/** When an event that has failed this often is tried again; null when it is not. */
export const attemptAfter = (attempts: number, now: Date): Date | null =>
  attempts >= MAX_ATTEMPTS
    ? null
    : new Date(now.getTime() + 1000 * BASE_DELAY_SECONDS * attempts ** EXPONENT);

interface Row {
  id: string;
  name: string;
  properties: Record<string, string> | null;
  created_at: Date;
  stamp: string;
  attempts: number;
}

/**
 * Takes the events that are due and that somebody listens to, the highest priority first; each attempt counts from here,
 * so that one which ends the process is not tried for ever. A delay is in nanoseconds.
 */
export async function claimEvents(
  db: Database,
  subscriptions: readonly Subscription[],
  now: Date,
): Promise<ClaimedEvent[]> {
  const rows = await db.query<Row>(
    `with claimed as (
       update event_queue set attempts = coalesce(attempts, 0) + 1, last_attempt = $2
       where id in (
         select id from event_queue
         where name like any($1::text[]) and coalesce(attempts, 0) < $3
           and created_at + coalesce(delay, 0) * interval '1 second' / 1000000000 <= $2
           and (last_attempt is null
             or last_attempt <= $2 - interval '1 second' * $4 * power(coalesce(attempts, 0), $5))
         order by priority desc, created_at, id limit $6
         for update skip locked
       ) returning id, name, properties, created_at, created_at::text as stamp, attempts, priority
     ) select * from claimed order by priority desc, created_at, id`,
    [subscriptions.map(likePattern), now, MAX_ATTEMPTS, BASE_DELAY_SECONDS, EXPONENT, BATCH],
  );
  return rows.map(({ created_at, properties, ...row }) => ({
    ...row,
    properties: properties ?? {},
    createdAt: created_at,
  }));
}

/** An event that was handled leaves the queue, unless it happened again meanwhile. */
export async function removeEvent(db: Database, { id, stamp }: ClaimedEvent): Promise<void> {
  await db.query("delete from event_queue where id = $1 and created_at::text = $2", [id, stamp]);
}

/** Notes why an event could not be handled. */
export async function noteFailure(
  db: Database,
  { id, stamp }: ClaimedEvent,
  error: string,
): Promise<void> {
  await db.query("update event_queue set error = $3 where id = $1 and created_at::text = $2", [
    id,
    stamp,
    error,
  ]);
}
