import type {
  NotificationRulePreview,
  NotificationRuleTrial,
} from "~generated/notification/types.gen";
import { httpError } from "../answers";
import type { Database } from "../db/driver";
import { expressionProblem } from "../expressions/evaluate";
import { matchRule, ruleNames } from "../notifications/match";
import { MessageError, renderMessage } from "../notifications/message";
import { pastEvents } from "./pastEvents";
import { aDayAgo, trialEvent } from "./trialAnswer";

/** Why a filter can never work, as an answer; undefined where it may. */
export function filterRefused(filter: string | null | undefined): Response | undefined {
  const problem = filter?.trim() ? expressionProblem(filter, ruleNames) : undefined;
  return problem === undefined ? undefined : httpError(400, `the filter cannot work: ${problem}`);
}

/** previewNotificationRule: the rule's message about the newest event that it is for. */
export async function previewMessage(
  db: Database,
  rule: NotificationRuleTrial,
  baseUrl: string,
): Promise<Response> {
  const refused = filterRefused(rule.filter);
  if (refused) return refused;
  const condition = { events: rule.events, filter: rule.filter ?? null };
  const events = await pastEvents(db, rule.events, aDayAgo(new Date()), baseUrl);
  const answer = (preview: NotificationRulePreview) => Response.json(preview);
  for (const event of events) {
    const { name, about } = event;
    if (!about || !matchRule(condition, name, about.scope).applies) continue;
    const texts = { title: rule.title ?? null, template: rule.template ?? null };
    try {
      const message = renderMessage(texts, name, about);
      return answer({ event: trialEvent(event), ...message, error: null });
    } catch (error) {
      if (!(error instanceof MessageError)) throw error;
      return answer({ event: trialEvent(event), title: "", body: "", error: error.message });
    }
  }
  return answer({ event: null, title: "", body: "", error: null });
}
