import { createHash } from "node:crypto";
import type { Database } from "../db/driver";
import type { Occasion } from "./history";
import type { EventScope } from "./scope";

/** Where a rule names no window, what happens within a day belongs together. */
const DAY_MS = 86_400_000;

type Row = Readonly<Record<string, unknown>>;

const asRow = (value: unknown): Row =>
  typeof value === "object" && value !== null ? { ...value } : {};

const asText = (value: unknown): string =>
  typeof value === "string"
    ? value
    : value === null || value === undefined
      ? ""
      : JSON.stringify(value);

/** The value of a grouping key: type, description, status_reason, `label:app`, `tag:namespace`, or a bare key. */
function valueOf(key: string, about: EventScope): string {
  const resource = asRow(about.scope[about.kind]);
  const labels = asRow(resource["labels"]);
  const tags = asRow(resource["tags"]);
  if (key === "type") return about.type ?? "";
  if (key === "description") return about.description ?? "";
  if (key === "status_reason") return asText(resource["status_reason"] ?? about.status ?? "");
  if (key.startsWith("label:")) return asText(labels[key.slice(6)] ?? "");
  if (key.startsWith("tag:")) return asText(tags[key.slice(4)] ?? "");
  return asText(labels[key] ?? tags[key] ?? "");
}

/** What tells the groups of a rule apart; null for a rule that does not group. */
export function groupHash({
  rule,
  event,
  about,
}: {
  rule: Pick<Occasion["rule"], "group_by">;
  event: Pick<Occasion["event"], "name">;
  about: EventScope;
}): string | null {
  if (rule.group_by.length === 0) return null;
  const values = rule.group_by.map((key) => [key, valueOf(key, about)]);
  return createHash("sha256")
    .update(JSON.stringify([event.name, values]))
    .digest("hex")
    .slice(0, 32);
}

/** The group of now: the one whose window is open, or a new one. @returns its id. */
export async function groupOf(db: Database, occasion: Occasion, hash: string): Promise<string> {
  const { rule, now } = occasion;
  const since = new Date(now.getTime() - (rule.groupMs || rule.repeatMs || DAY_MS));
  const [known] = await db.query<{ id: string }>(
    `select id::text from notification_groups
     where notification_id = $1::uuid and hash = $2 and created_at > $3 order by created_at desc limit 1`,
    [rule.id, hash, since.toISOString()],
  );
  if (known) return known.id;
  const [made] = await db.query<{ id: string }>(
    "insert into notification_groups (notification_id, hash, created_at) values ($1::uuid, $2, $3) returning id::text",
    [rule.id, hash, now.toISOString()],
  );
  if (!made) throw new Error("The group was not stored.");
  return made.id;
}

/** Whether something of the group waits to be sent: what comes now goes with it. */
export async function groupWaits(db: Database, groupId: string): Promise<boolean> {
  const rows = await db.query(
    `select id from notification_send_history
     where group_id = $1::uuid and status in ('pending', 'evaluating-waitfor') limit 1`,
    [groupId],
  );
  return rows.length > 0;
}

/** What joined the group since an entry was made and goes with it. */
export async function membersOf(
  db: Database,
  groupId: string,
  since: Date,
): Promise<{ id: string; record_id: string }[]> {
  return db.query(
    `select id::text, coalesce(payload ->> 'record_id', resource_id::text) as record_id
     from notification_send_history
     where group_id = $1::uuid and status = 'grouped' and first_observed >= $2 order by first_observed, id`,
    [groupId, since.toISOString()],
  );
}
