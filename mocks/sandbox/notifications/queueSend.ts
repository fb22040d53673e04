import type { Database } from "../db/driver";

/** What is to be done about an entry of the history when its time has come. */
export type SendStep =
  /** Its wait is over. */
  | "wait"
  /** What was checked meanwhile is known now. */
  | "evaluate"
  /** Hand it over. */
  | "send"
  /** Hand it over, unless the first choice has got it meanwhile. */
  | "fallback"
  /** The run that it started is over. */
  | "run";

/** Name of the queue's event that carries a step. */
export const SEND_EVENT = "notification.send";

/** Properties of such an event, all texts. */
export interface SendProperties {
  /** The resource. */
  id: string;
  notification_id: string;
  event_name: string;
  /** Entry of the history. */
  send_id: string;
  step: SendStep;
  /** Key of the recipient, where the step has one. */
  recipient?: string;
  /** Of a fallback: entry of the first choice. */
  instead_of?: string;
}

/** Queues a step for some time after now. */
export async function queueSend(
  db: Database,
  properties: SendProperties,
  { now, delayMs = 0 }: { now: Date; delayMs?: number },
): Promise<void> {
  await db.query(
    `insert into event_queue (name, properties, created_at, delay) values ($1, $2::jsonb, $3, $4)
     on conflict (name, properties) do update
     set created_at = excluded.created_at, delay = excluded.delay, error = null, attempts = 0, last_attempt = null`,
    [SEND_EVENT, JSON.stringify(properties), now.toISOString(), Math.round(delayMs * 1e6)],
  );
}

/** Takes everything that is still queued for an entry away. */
export async function unqueue(db: Database, sendId: string): Promise<void> {
  await db.query("delete from event_queue where name = $1 and properties ->> 'send_id' = $2", [
    SEND_EVENT,
    sendId,
  ]);
}
