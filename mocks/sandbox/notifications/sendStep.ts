import * as v from "valibot";
import type { QueuedEvent } from "../events/onEvent";
import { attemptAfter } from "../events/queue";
import type { Host } from "../host";
import { StartError, startRun } from "../playbooks/startRun";
import { deliver, DeliveryError } from "./deliver";
import { membersOf } from "./groups";
import { addEntry, changeEntry, loadEntry, type Entry, type Occasion } from "./history";
import { MessageError, renderMessage } from "./message";
import { columnsOf, hasRecovered, heldBack, sendToAll, stepOf } from "./pipeline";
import { queueSend, unqueue } from "./queueSend";
import { recipientsOf, type Recipient } from "./recipients";
import { loadRule } from "./rule";
import { scopesOf, type EventScope } from "./scope";

const properties = v.object({
  id: v.string(),
  notification_id: v.string(),
  event_name: v.string(),
  send_id: v.string(),
  step: v.picklist(["wait", "evaluate", "send", "fallback", "run"]),
  recipient: v.optional(v.string()),
  instead_of: v.optional(v.string()),
});

/** States of entries that nothing more happens to. */
const over = new Set(["sent", "skipped", "silenced", "inhibited", "repeat-interval", "grouped"]);

interface Step {
  host: Host;
  entry: Entry;
  occasion: Occasion;
  event: QueuedEvent;
  recipient: string | undefined;
  insteadOf: string | undefined;
}

/** Does what is due for an entry of the history. Throwing has the queue try again, up to four times. */
export async function takeStep(event: QueuedEvent, host: Host, now: Date): Promise<void> {
  const read = v.safeParse(properties, event.properties);
  if (!read.success) return;
  const { send_id, step, recipient, instead_of: insteadOf, ...of } = read.output;
  const entry = await loadEntry(host.db, send_id);
  if (!entry || over.has(entry.status)) return;
  const rule = await loadRule(host.db, of.notification_id);
  const told = { name: of.event_name, properties: { id: entry.record_id } };
  const [about] = await scopesOf(host.db, [told], host.baseUrl);
  // A rule that was paused or deleted meanwhile, and a resource that is gone, tell nobody.
  const isOff = !rule || rule.isDeleted || rule.error !== null;
  if (!about || (isOff && step !== "run"))
    return changeEntry(host.db, entry.id, { status: "skipped" });
  if (!rule) return;
  const occasion = { rule, about, now, event: { ...told, createdAt: entry.first_observed } };
  const work: Step = { host, entry, occasion, event, recipient, insteadOf };
  if (step === "wait") return beginEvaluation(work);
  if (step === "evaluate") return evaluate(work);
  if (step === "run") return endRun(work);
  if (step === "fallback" && insteadOf !== undefined && !(await isStillNeeded(work, insteadOf)))
    return;
  return send(work);
}

/** The wait is over: whatever is checked or scraped within the next moments still counts. */
async function beginEvaluation({ host, entry, occasion }: Step): Promise<void> {
  const { rule, now } = occasion;
  await changeEntry(host.db, entry.id, {
    status: "evaluating-waitfor",
    not_before: new Date(now.getTime() + rule.evaluateMs),
  });
  await queueSend(host.db, stepOf(occasion, entry.id, "evaluate"), {
    now,
    delayMs: rule.evaluateMs,
  });
}

/** What waited is sent if it is still true; of a group, the first that is speaks for all that are. */
async function evaluate({ host, entry, occasion }: Step): Promise<void> {
  const { event } = occasion;
  const members = entry.group_id
    ? await membersOf(host.db, entry.group_id, entry.first_observed)
    : [];
  let speaker: { id: string; about: EventScope } | undefined;
  for (const { id, record_id } of [entry, ...members]) {
    const told = { name: event.name, properties: { id: record_id } };
    const [about] = await scopesOf(host.db, [told], host.baseUrl);
    const isOver = !about || hasRecovered(event.name, about);
    const held = isOver ? null : await heldBack(host, { ...occasion, about });
    if (isOver) await changeEntry(host.db, id, { status: "skipped", not_before: null });
    else if (held) await changeEntry(host.db, id, { ...held, not_before: null });
    else if (speaker === undefined) speaker = { id, about };
  }
  if (!speaker) return;
  await changeEntry(host.db, speaker.id, { status: "pending", not_before: null });
  await sendToAll(
    host,
    { ...occasion, about: speaker.about },
    { first: speaker.id, groupId: entry.group_id },
  );
}

/** A fallback is needed while the first choice has not got its message; from here it is not tried again. */
async function isStillNeeded({ host, entry }: Step, firstChoice: string): Promise<boolean> {
  const first = await loadEntry(host.db, firstChoice);
  if (first?.status === "sent") {
    await changeEntry(host.db, entry.id, { status: "skipped", not_before: null });
    return false;
  }
  await unqueue(host.db, firstChoice);
  await changeEntry(host.db, firstChoice, { not_before: null });
  return true;
}

/** Names of what goes with an entry. */
async function othersOf({ host, entry, occasion }: Step): Promise<string[]> {
  if (!entry.group_id) return [];
  const members = await membersOf(host.db, entry.group_id, entry.first_observed);
  const found = await scopesOf(
    host.db,
    members.map(({ record_id }) => ({
      name: occasion.event.name,
      properties: { id: record_id },
    })),
    host.baseUrl,
  );
  return found.flatMap((one) =>
    one && one.resourceId !== occasion.about.resourceId ? [one.name] : [],
  );
}

async function send(work: Step): Promise<void> {
  const { host, entry, occasion, insteadOf } = work;
  const { rule, about, event } = occasion;
  const all = await recipientsOf(host.db, insteadOf ? rule.fallback : rule.to, about);
  const recipient = all.find(({ key }) => key === work.recipient) ?? all[0];
  if (!recipient) return fail(work, "The rule has no recipient any more.", { isFinal: true });
  await changeEntry(host.db, entry.id, {
    status: "sending",
    not_before: null,
    ...columnsOf(recipient),
  });
  if (recipient.playbook_id) return start(work, recipient, recipient.playbook_id);
  const began = performance.now();
  try {
    const message = renderMessage(rule, event.name, about, await othersOf(work));
    const { body, connectionId } = await deliver(
      { db: host.db, sendId: entry.id, message },
      withProperties(recipient, rule.properties),
    );
    await changeEntry(host.db, entry.id, {
      status: "sent",
      error: null,
      body,
      duration_millis: Math.round(performance.now() - began),
      ...(connectionId ? { connection_id: connectionId } : {}),
    });
  } catch (error) {
    if (error instanceof MessageError) return fail(work, error.message, { isFinal: true });
    if (!(error instanceof DeliveryError)) throw error;
    await changeEntry(host.db, entry.id, {
      duration_millis: Math.round(performance.now() - began),
      ...(error.body === null ? {} : { body: error.body }),
      ...(error.connectionId ? { connection_id: error.connectionId } : {}),
    });
    return fail(work, error.message, { isFinal: error.isFinal });
  }
}

/** Properties of the rule go to every service; those of the service itself count more. */
const withProperties = (recipient: Recipient, own: Readonly<Record<string, unknown>>): Recipient =>
  recipient.service
    ? {
        ...recipient,
        service: { ...recipient.service, properties: { ...own, ...recipient.service.properties } },
      }
    : recipient;

/** Starts the playbook that a rule names, for the resource that it can run on. */
async function start(work: Step, _recipient: Recipient, playbookId: string): Promise<void> {
  const { host, entry, occasion } = work;
  const { kind, resourceId } = occasion.about;
  const isTarget = kind === "config" || kind === "component" || kind === "check";
  await changeEntry(host.db, entry.id, { status: "pending_playbook_run" });
  try {
    const run = await startRun(host.db, {
      playbookId,
      target: isTarget ? { kind, id: resourceId } : null,
      params: {},
      userId: null,
      request: { event: occasion.event.name, notification: occasion.rule.name },
      notificationSendId: entry.id,
    });
    const [made] = await host.db.query<{ status: string }>(
      "select status from playbook_runs where id = $1::uuid",
      [run.id],
    );
    const isWaiting = made?.status === "pending_approval";
    await host.db.query(
      `update notification_send_history set playbook_run_id = $2::uuid, status = $3
       where id = $1::uuid and status = 'pending_playbook_run'`,
      [entry.id, run.id, isWaiting ? "pending_playbook_run" : "pending_playbook_completion"],
    );
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return fail(work, `The playbook cannot start: ${error.message}`, { isFinal: true });
  }
}

/** A run that a notification has started is over: its end is the notification's. */
async function endRun(work: Step): Promise<void> {
  const { host, entry } = work;
  const [run] = await host.db.query<{
    id: string;
    status: string;
    error: string | null;
    ms: number | null;
  }>(
    `select id::text, status, error, (extract(epoch from end_time - start_time) * 1000)::integer as ms
     from playbook_runs where notification_send_id = $1::uuid order by created_at desc limit 1`,
    [entry.id],
  );
  if (!run) return;
  const duration = run.ms === null ? {} : { duration_millis: run.ms };
  await changeEntry(host.db, entry.id, { playbook_run_id: run.id, ...duration });
  if (run.status === "completed")
    return changeEntry(host.db, entry.id, { status: "sent", error: null });
  const words = run.error ? `: ${run.error}` : ".";
  const ended = run.status === "failed" ? "has failed" : `was ${run.status.replaceAll("_", " ")}`;
  return fail(work, `The playbook run ${ended}${words}`, { isFinal: true });
}

/**
 * Notes why a message did not arrive, has the fallback step in, and leaves it to the queue to try again.
 * @throws Error for the queue, unless another attempt is of no use.
 */
async function fail(work: Step, error: string, { isFinal }: { isFinal: boolean }): Promise<void> {
  const { host, entry, occasion, event } = work;
  const next = isFinal ? null : attemptAfter(event.attempts, occasion.now);
  await changeEntry(host.db, entry.id, {
    status: "error",
    error,
    retries: event.attempts - 1,
    not_before: next,
  });
  if (work.insteadOf === undefined) await callFallback(work);
  if (!isFinal) throw new Error(error);
}

/** Once for each message: the second choice waits for the rule's delay. */
async function callFallback({ host, entry, occasion, event }: Step): Promise<void> {
  const { rule, about, now } = occasion;
  if (event.attempts > 1) return;
  const recipients = await recipientsOf(host.db, rule.fallback, about);
  for (const recipient of recipients) {
    const id = await addEntry(host.db, occasion, {
      status: "attempting_fallback",
      not_before: new Date(now.getTime() + rule.fallbackMs),
      group_id: entry.group_id,
      ...columnsOf(recipient),
    });
    await queueSend(
      host.db,
      { ...stepOf(occasion, id, "fallback"), recipient: recipient.key, instead_of: entry.id },
      { now, delayMs: rule.fallbackMs },
    );
  }
}
