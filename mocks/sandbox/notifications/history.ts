import type { Database } from "../db/driver";
import type { QueuedEvent } from "../events/onEvent";
import type { Rule } from "./rule";
import type { EventScope } from "./scope";

/** What is held back again and again within this time is one row that counts. */
const SAME_MS = 24 * 3_600_000;

/** What a rule tells about: an event of a resource, at a time. */
export interface Occasion {
  rule: Rule;
  event: Pick<QueuedEvent, "name" | "properties" | "createdAt">;
  about: EventScope;
  now: Date;
}

/** Columns of an entry that its state brings along. */
export interface EntryColumns {
  status: string;
  silenced_by?: string | null;
  parent_id?: string | null;
  group_id?: string | null;
  not_before?: Date | null;
  person_id?: string | null;
  team_id?: string | null;
  connection_id?: string | null;
  error?: string | null;
}

/** An entry of the history, as the delivery reads it again. */
export interface Entry {
  id: string;
  notification_id: string;
  status: string;
  source_event: string;
  resource_id: string;
  /** What the event named: the resource, or something that belongs to it. */
  record_id: string;
  resource_health: string | null;
  group_id: string | null;
  playbook_run_id: string | null;
  retries: number | null;
  created_at: Date;
  first_observed: Date;
}

const iso = (time: Date | null | undefined) => time?.toISOString() ?? null;

/** Writes an entry of the history. @returns its id. */
export async function addEntry(
  db: Database,
  occasion: Occasion,
  entry: EntryColumns,
): Promise<string> {
  const { rule, event, about, now } = occasion;
  const payload = {
    id: about.resourceId,
    event_name: event.name,
    notification_id: rule.id,
    event_created_at: event.createdAt.toISOString(),
    resource_health: about.health,
    resource_status: about.status,
    // An approval, a comment: what belongs to the resource.
    ...(event.properties["id"] !== about.resourceId && { record_id: event.properties["id"] }),
  };
  const [row] = await db.query<{ id: string }>(
    `insert into notification_send_history (notification_id, source_event, resource_id, resource_health, resource_status,
       resource_health_description, payload, status, silenced_by, parent_id, group_id, not_before, person_id, team_id,
       connection_id, error, created_at, first_observed)
     values ($1::uuid, $2, $3::uuid, $4, $5, $6, $7::jsonb, $8, $9::uuid, $10::uuid, $11::uuid, $12, $13::uuid, $14::uuid,
       $15::uuid, $16, $17, $17) returning id::text`,
    [
      rule.id,
      event.name,
      about.resourceId,
      about.health,
      about.status,
      about.description,
      JSON.stringify(payload),
      entry.status,
      entry.silenced_by ?? null,
      entry.parent_id ?? null,
      entry.group_id ?? null,
      iso(entry.not_before),
      entry.person_id ?? null,
      entry.team_id ?? null,
      entry.connection_id ?? null,
      entry.error ?? null,
      now.toISOString(),
    ],
  );
  if (!row) throw new Error("The notification was not stored.");
  return row.id;
}

/** Something was held back: a row for the first time, one more of its count after that. */
export async function noteHeldBack(
  db: Database,
  occasion: Occasion,
  entry: EntryColumns,
): Promise<void> {
  const { rule, event, about, now } = occasion;
  const again = await db.query(
    `update notification_send_history set count = count + 1, created_at = $6, resource_health = $7, resource_status = $8
     where id = (
       select id from notification_send_history
       where notification_id = $1::uuid and resource_id = $2::uuid and source_event = $3 and status = $4
         and silenced_by is not distinct from $5::uuid and created_at > $9
       order by created_at desc limit 1
     ) returning id`,
    [
      rule.id,
      about.resourceId,
      event.name,
      entry.status,
      entry.silenced_by ?? null,
      now.toISOString(),
      about.health,
      about.status,
      new Date(now.getTime() - SAME_MS).toISOString(),
    ],
  );
  if (again.length === 0) await addEntry(db, occasion, entry);
}

/** What waits already waits once: the same event of the same resource is one more of its count. */
export async function countWaiting(
  db: Database,
  { rule, event, about }: Occasion,
): Promise<boolean> {
  const waiting = await db.query(
    `update notification_send_history set count = count + 1
     where notification_id = $1::uuid and resource_id = $2::uuid and source_event = $3
       and status in ('pending', 'evaluating-waitfor') and exists (
         select from event_queue queued where queued.name = 'notification.send'
           and queued.properties ->> 'send_id' = notification_send_history.id::text
       ) returning id`,
    [rule.id, about.resourceId, event.name],
  );
  return waiting.length > 0;
}

/** States in which a notification is on its way or has arrived. */
export const toldStates = [
  "sent",
  "sending",
  "pending",
  "pending_playbook_run",
  "pending_playbook_completion",
] as const;

/** Whether the rule has told of this event of this resource, or of its group, within its repeat interval. */
export async function isRepeat(
  db: Database,
  { rule, event, about, now }: Occasion,
  groupHash: string | null,
): Promise<boolean> {
  if (rule.repeatMs <= 0) return false;
  const [row] = await db.query(
    `select send.id from notification_send_history send
     left join notification_groups of on of.id = send.group_id
     where send.notification_id = $1::uuid and send.source_event = $2 and send.status = any($3::text[])
       and send.created_at > $4 and (
         case when $6::text is null then send.resource_id = $5::uuid else of.hash = $6::text end
       ) limit 1`,
    [
      rule.id,
      event.name,
      toldStates,
      new Date(now.getTime() - rule.repeatMs).toISOString(),
      about.resourceId,
      groupHash,
    ],
  );
  return row !== undefined;
}

export async function loadEntry(db: Database, id: string): Promise<Entry | undefined> {
  const [row] = await db.query<Entry>(
    `select id::text, notification_id::text, status, source_event, resource_id::text,
       coalesce(payload ->> 'record_id', resource_id::text) as record_id, resource_health, group_id::text, playbook_run_id::text, retries, created_at, first_observed
     from notification_send_history where id = $1::uuid`,
    [id],
  );
  return row;
}

/** Writes a new state of an entry; fields that are not named, or undefined, stay. */
export async function changeEntry(
  db: Database,
  id: string,
  change: Readonly<Record<string, string | number | Date | null | undefined>>,
): Promise<void> {
  const names = Object.keys(change).filter(
    (name) => changeable.has(name) && change[name] !== undefined,
  );
  await db.query(
    `update notification_send_history set ${names.map((name, index) => `${name} = $${index + 2}`).join(", ")}
     where id = $1::uuid`,
    [
      id,
      ...names.map((name) => {
        const value = change[name] ?? null;
        return value instanceof Date ? value.toISOString() : value;
      }),
    ],
  );
}

const changeable = new Set([
  "status",
  "body",
  "error",
  "retries",
  "not_before",
  "duration_millis",
  "person_id",
  "team_id",
  "connection_id",
  "silenced_by",
  "parent_id",
  "playbook_run_id",
  "created_at",
]);
