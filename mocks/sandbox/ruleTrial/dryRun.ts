import type { NotificationRuleTrial } from "~generated/notification/types.gen";
import type { Database } from "../db/driver";
import { durationMs } from "../duration";
import { groupHash } from "../notifications/groups";
import { matchRule } from "../notifications/match";
import { silencesOf } from "../notifications/silences";
import { eventsByRecord, pastEvents, type PastEvent } from "./pastEvents";
import { filterRefused } from "./previewMessage";
import { aDayAgo, trialEvent } from "./trialAnswer";

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

/** dryRunNotificationRule: what of the last day the rule would have sent, and what would have held the rest back. */
export async function dryRun(
  db: Database,
  rule: NotificationRuleTrial,
  baseUrl: string,
): Promise<Response> {
  const refused = filterRefused(rule.filter);
  if (refused) return refused;
  const since = aDayAgo(new Date());
  const events = await pastEvents(db, rule.events, since, baseUrl);
  const histories = await eventsByRecord(db, since);
  const condition = { events: rule.events, filter: rule.filter ?? null };
  const waitMs = (rule.wait_for ?? 0) / 1e6;
  const repeatMs = durationMs(rule.repeat_interval?.trim() ?? "") ?? 0;
  const lastSent = new Map<string, number>();
  const results: { event: PastEvent; status: string }[] = [];
  let failed = 0;
  let problem: string | null = null;

  const statusOf = async (event: PastEvent): Promise<string> => {
    const { about, at } = event;
    if (!about) return "skipped";
    const silences = await silencesOf(db, { kind: about.kind, id: about.resourceId }, at);
    if (silences.length > 0) return "silenced";
    const group = groupHash({ rule: { group_by: rule.group_by ?? [] }, event, about });
    const key = group ?? `${about.resourceId} ${event.name}`;
    const since = at.getTime() - (lastSent.get(key) ?? Number.NEGATIVE_INFINITY);
    if (since < repeatMs) return "repeat-interval";
    if (group !== null && since < waitMs) return "grouped";
    if (waitMs > 0 && isOver(event, waitMs, histories)) return "skipped";
    lastSent.set(key, at.getTime());
    return "sent";
  };

  // In the order in which they happened: what was sent holds back what follows.
  for (const event of events.toReversed()) {
    const match = event.about && matchRule(condition, event.name, event.about.scope);
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
}
