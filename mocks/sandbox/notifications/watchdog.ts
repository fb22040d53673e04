import type { Host } from "../host";
import { sendToAll } from "./pipeline";
import { loadRule } from "./rule";
import { scopesOf } from "./scope";

/** What a rule says of itself, so that its silence is known to be no failure. */
const WATCHDOG_EVENT = "notification.watchdog";

/**
 * Queues the message of each active rule whose watchdog interval is over, counted from its last one or from the last
 * change of the rule. A rule that only starts a playbook has nobody to tell.
 */
export async function sendWatchdogs(host: Host, now: Date): Promise<void> {
  const due = await host.db.query<{ id: string }>(
    `select rule.id::text from notifications rule
     where rule.deleted_at is null and rule.error is null and rule.watchdog_interval > 0
       and (rule.person_id is not null or rule.team_id is not null or jsonb_array_length(
         case when jsonb_typeof(rule.custom_services) = 'array' then rule.custom_services else '[]'::jsonb end
       ) > 0)
       and greatest(rule.updated_at, (
         select max(send.created_at) from notification_send_history send
         where send.notification_id = rule.id and send.source_event = $2
       )) + rule.watchdog_interval / 1000000000.0 * interval '1 second' <= $1
     order by rule.created_at, rule.id`,
    [now.toISOString(), WATCHDOG_EVENT],
  );
  for (const { id } of due) {
    const rule = await loadRule(host.db, id);
    const event = { name: WATCHDOG_EVENT, properties: { id }, createdAt: now };
    const [about] = await scopesOf(host.db, [event], host.baseUrl);
    if (!rule || !about) continue;
    const messages = { ...rule, to: { ...rule.to, playbook_id: null } };
    await sendToAll(host, { rule: messages, event, about, now }, { groupId: null });
  }
}
