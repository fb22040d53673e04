import type { NotificationRuleTrial } from "~generated/notification/types.gen";
import { httpError } from "../answers";
import type { Database } from "../db/driver";
import { expressionProblem } from "../expressions/evaluate";
import { matchRule, ruleNames, type Match } from "../notifications/match";
import { pastEvents, type PastEvent } from "./pastEvents";
import { aDayAgo } from "./trialAnswer";

/** What a rule is tried out with. */
export interface RuleTrialStart {
  since: Date;
  /** Of its names, the newest first. */
  events: readonly PastEvent[];
  /** Whether the rule is for an event; undefined where the event's record is gone. */
  match: (event: PastEvent) => Match | undefined;
}

/**
 * Tries a rule out with what it would have met; a filter that can never work is refused with an answer of its own.
 * @param answer what comes of the trial.
 */
export const trialOf =
  (
    answer: (trial: RuleTrialStart, db: Database, rule: NotificationRuleTrial) => Promise<Response>,
  ) =>
  async (db: Database, rule: NotificationRuleTrial, baseUrl: string): Promise<Response> => {
    const trial = await startTrial(db, rule, baseUrl);
    return trial instanceof Response ? trial : answer(trial, db, rule);
  };

async function startTrial(
  db: Database,
  { events: names, filter }: NotificationRuleTrial,
  baseUrl: string,
): Promise<RuleTrialStart | Response> {
  const problem = filter?.trim() ? expressionProblem(filter, ruleNames) : undefined;
  if (problem !== undefined) return httpError(400, `the filter cannot work: ${problem}`);
  const since = aDayAgo(new Date());
  const events = await pastEvents(db, names, since, baseUrl);
  const condition = { events: names, filter: filter ?? null };
  return {
    since,
    events,
    match: ({ name, about }) => about && matchRule(condition, name, about.scope),
  };
}
