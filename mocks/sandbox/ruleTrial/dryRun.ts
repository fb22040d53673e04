import type { NotificationRuleTrial } from "~generated/notification/types.gen";
import type { Database } from "../db/driver";
import { durationMs } from "../duration";
import { groupHash } from "../notifications/groups";
import { DAY_MS } from "../notifications/inhibition";
import { readInhibitions, speakersOf } from "../notifications/relatives";
import type { EventScope } from "../notifications/scope";
import { silencesOf } from "../notifications/silences";
import { eventsByRecord, type PastEvent } from "./pastEvents";
import { trialOf } from "./startTrial";
import { trialEvent } from "./trialAnswer";

/** Shown at most; the figures count all. */
const SHOWN = 100;

type Histories = Awaited<ReturnType<typeof eventsByRecord>>;

/** Whether the record was in another state before the wait was over. */
function isOver(
  { name, properties, at }: PastEvent,
  waitMs: number,
  histories: Histories,
): boolean {
  const end = at.getTime() + waitMs;
  const later = histories.get(properties["id"] ?? "") ?? [];
  return later.some((next) => next.at > at && next.at.getTime() <= end && next.name !== name);
}

/** Who may speak for a resource, as the rule's inhibitions have it; each is looked up once. */
function speakers(db: Database, { inhibitions }: NotificationRuleTrial) {
  const known = new Map<string, Promise<string[]>>();
  const read = async (about: EventScope) => {
    const lists = readInhibitions(inhibitions).map((one) => speakersOf(db, about, one));
    return (await Promise.all(lists)).flat();
  };
  return (about: EventScope): Promise<string[]> => {
    const found = known.get(about.resourceId) ?? read(about);
    known.set(about.resourceId, found);
    return found;
  };
}

/** dryRunNotificationRule: what of the last day the rule would have sent, and what would have held the rest back. */
export const dryRun = trialOf(async (trial, db, rule) => {
  const { since, events } = trial;
  const histories = await eventsByRecord(db, since);
  const waitMs = (rule.wait_for ?? 0) / 1e6;
  const repeatMs = durationMs(rule.repeat_interval?.trim() ?? "") ?? 0;
  const lastSent = new Map<string, number>();
  const speaks = speakers(db, rule);
  const results: { event: PastEvent; status: string }[] = [];
  let failed = 0;
  let problem: string | null = null;

  const statusOf = async (event: PastEvent): Promise<string> => {
    const { about, at } = event;
    if (!about) return "skipped";
    const silences = await silencesOf(db, { kind: about.kind, id: about.resourceId }, at);
    if (silences.length > 0) return "silenced";
    const told = (id: string): boolean => {
      const sentAt = lastSent.get(`${id} ${event.name}`);
      if (sentAt === undefined || at.getTime() - sentAt > (repeatMs || DAY_MS)) return false;
      return !histories
        .get(id)
        ?.some((next) => next.at > new Date(sentAt) && next.at <= at && next.name !== event.name);
    };
    if ((await speaks(about)).some(told)) return "inhibited";
    const group = groupHash({ rule: { group_by: rule.group_by ?? [] }, event, about });
    const own = `${about.resourceId} ${event.name}`;
    const key = group ?? own;
    const since = at.getTime() - (lastSent.get(key) ?? Number.NEGATIVE_INFINITY);
    if (since < repeatMs) return "repeat-interval";
    if (group !== null && since < waitMs) return "grouped";
    if (waitMs > 0 && isOver(event, waitMs, histories)) return "skipped";
    lastSent.set(key, at.getTime());
    lastSent.set(own, at.getTime());
    return "sent";
  };

  // In the order in which they happened: what was sent holds back what follows.
  for (const event of events.toReversed()) {
    const match = trial.match(event);
    if (match?.applies) results.push({ event, status: await statusOf(event) });
    else if (match && match.message !== undefined) {
      failed += 1;
      problem = match.message;
    }
  }
  return Response.json({
    since: since.toISOString(),
    events: events.length,
    matched: results.length,
    sent: results.filter(({ status }) => status === "sent").length,
    failed,
    error: problem,
    results: results
      .toReversed()
      .slice(0, SHOWN)
      .map(({ event, status }) => ({ event: trialEvent(event), status })),
  });
});
