import type {
  NotificationRulePreview,
  NotificationRuleTrial,
} from "~generated/notification/types.gen";
import type { Database } from "../db/driver";
import { MessageError, renderMessage } from "../notifications/message";
import { startTrial } from "./startTrial";
import { trialEvent } from "./trialAnswer";

/** previewNotificationRule: the rule's message about the newest event that it is for. */
export async function previewMessage(
  db: Database,
  rule: NotificationRuleTrial,
  baseUrl: string,
): Promise<Response> {
  const trial = await startTrial(db, rule, baseUrl);
  if (trial instanceof Response) return trial;
  const answer = (preview: NotificationRulePreview) => Response.json(preview);
  for (const event of trial.events) {
    const { name, about } = event;
    if (!about || !trial.match(event)?.applies) continue;
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
