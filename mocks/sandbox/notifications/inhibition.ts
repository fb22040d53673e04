import type { Database } from "../db/driver";
import { toldStates, type Occasion } from "./history";
import { readInhibitions, speakersOf } from "./relatives";
import { silencedTables } from "./silences";

/** Without a repeat interval a rule has told of something for this long. */
export const DAY_MS = 86_400_000;

/**
 * The notification about a related item or component that speaks for this one too: of the same rule and event, within
 * the repeat interval, and about something that is still as it was told.
 */
export async function inhibitedBy(
  db: Database,
  { rule, event, about, now }: Occasion,
): Promise<string | null> {
  for (const one of readInhibitions(rule.inhibitions)) {
    const speakers = await speakersOf(db, about, one);
    if (speakers.length === 0) continue;
    const [row] = await db.query<{ id: string }>(
      `select send.id::text from notification_send_history send
       join ${silencedTables[about.kind]} speaker on speaker.id = send.resource_id
       where send.notification_id = $1::uuid and send.source_event = $2 and send.status = any($3::text[])
         and send.created_at > $4 and send.resource_id = any($5::uuid[])
         and speaker.health is not distinct from send.resource_health
       order by send.created_at desc limit 1`,
      [
        rule.id,
        event.name,
        [...toldStates, "evaluating-waitfor"],
        new Date(now.getTime() - (rule.repeatMs || DAY_MS)).toISOString(),
        speakers,
      ],
    );
    if (row) return row.id;
  }
  return null;
}
