import type { QueuedEvent } from "../events/onEvent";
import type { Host } from "../host";
import { groupHash, groupOf, groupWaits } from "./groups";
import { addEntry, countWaiting, isRepeat, noteHeldBack, type Occasion } from "./history";
import { inhibitedBy } from "./inhibition";
import { matchRule } from "./match";
import { queueSend, type SendProperties, type SendStep } from "./queueSend";
import { recipientsOf, type Recipient } from "./recipients";
import { pauseRule, rulesFor } from "./rule";
import { scopesOf, type EventScope } from "./scope";
import { rememberEvent } from "./seen";
import { silencesOf } from "./silences";

/** Properties of a step for an entry of an occasion. */
export const stepOf = (
  { rule, event, about }: Pick<Occasion, "rule" | "about"> & { event: { name: string } },
  sendId: string,
  step: SendStep,
): SendProperties => ({
  id: about.resourceId,
  notification_id: rule.id,
  event_name: event.name,
  send_id: sendId,
  step,
});

/** What keeps a notification back at this moment, and the entry that says so; null where nothing does. */
export async function heldBack(host: Host, occasion: Occasion) {
  const { about, now } = occasion;
  const [silence] = await silencesOf(host.db, { kind: about.kind, id: about.resourceId }, now);
  if (silence) return { status: "silenced", silenced_by: silence.id };
  const speaker = await inhibitedBy(host.db, occasion);
  return speaker ? { status: "inhibited", parent_id: speaker } : null;
}

const connectionIdOf = ({ service }: Recipient) =>
  service?.connection && /^[\da-f-]{36}$/i.test(service.connection) ? service.connection : null;

/** Columns that name the recipient of an entry. */
export const columnsOf = (recipient: Recipient) => ({
  person_id: recipient.person_id,
  team_id: recipient.team_id,
  connection_id: connectionIdOf(recipient),
});

/**
 * Queues a message to each recipient of the rule, one entry each.
 * @param first an entry that waited and becomes that of the first recipient.
 */
export async function sendToAll(
  host: Host,
  occasion: Occasion,
  { first, groupId }: { first?: string; groupId: string | null },
): Promise<void> {
  const { rule, about, now } = occasion;
  const recipients = await recipientsOf(host.db, rule.to, about);
  if (recipients.length === 0) {
    const error = "The rule has no recipient for this event.";
    if (first === undefined)
      await addEntry(host.db, occasion, { status: "error", error, group_id: groupId });
    else
      await host.db.query(
        "update notification_send_history set status = 'error', error = $2 where id = $1::uuid",
        [first, error],
      );
    return;
  }
  let waited = first;
  for (const recipient of recipients) {
    const id =
      waited ??
      (await addEntry(host.db, occasion, {
        status: "pending",
        group_id: groupId,
        ...columnsOf(recipient),
      }));
    waited = undefined;
    await queueSend(
      host.db,
      { ...stepOf(occasion, id, "send"), recipient: recipient.key },
      { now },
    );
  }
}

/** What becomes of one rule that is for an event. */
async function consider(host: Host, occasion: Occasion): Promise<void> {
  const { db } = host;
  const { rule, now } = occasion;
  const held = await heldBack(host, occasion);
  if (held) return noteHeldBack(db, occasion, held);
  if (await countWaiting(db, occasion)) return;
  const hash = groupHash(occasion);
  if (await isRepeat(db, occasion, hash))
    return noteHeldBack(db, occasion, { status: "repeat-interval" });
  const groupId = hash === null ? null : await groupOf(db, occasion, hash);
  if (groupId !== null && (await groupWaits(db, groupId))) {
    await addEntry(db, occasion, { status: "grouped", group_id: groupId });
    return;
  }
  if (rule.waitMs <= 0) return sendToAll(host, occasion, { groupId });
  const id = await addEntry(db, occasion, {
    status: "pending",
    group_id: groupId,
    not_before: new Date(now.getTime() + rule.waitMs),
  });
  await queueSend(db, stepOf(occasion, id, "wait"), { now, delayMs: rule.waitMs });
}

/** Runs an event through the rules that listen to it. One whose filter can never work is paused and says why. */
export async function runThroughRules(event: QueuedEvent, host: Host, now: Date): Promise<void> {
  const rules = await rulesFor(host.db, event.name);
  const [about] = await scopesOf(host.db, [event], host.baseUrl);
  if (!about) return;
  rememberEvent(host.db, event, about);
  for (const rule of rules) {
    const match = matchRule(rule, event.name, about.scope);
    if (match.applies) await consider(host, { rule, event, about, now });
    else if (match.why === "invalid")
      await pauseRule(host.db, rule.id, `the filter cannot work: ${match.message}`, now);
  }
}

/** Whether a resource is no longer as the event said: only events of a state can be over. */
export function hasRecovered(eventName: string, { health, status, kind }: EventScope): boolean {
  const word = eventName.split(".").at(-1) ?? "";
  if (eventName.startsWith("incident.status.")) return status !== word;
  const told = { failed: "unhealthy", passed: "healthy" }[word] ?? word;
  const isOfHealth =
    kind === "check"
      ? word === "failed" || word === "passed"
      : ["healthy", "unhealthy", "warning", "degraded", "unknown"].includes(word);
  return isOfHealth && (health ?? "unknown") !== told;
}
