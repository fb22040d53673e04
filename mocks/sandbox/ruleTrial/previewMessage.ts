import type { NotificationRulePreview } from "~generated/notification/types.gen";
import { MessageError, renderMessage } from "../notifications/message";
import { trialOf } from "./startTrial";
import { trialEvent } from "./trialAnswer";

/** previewNotificationRule: the rule's message about the newest event that it is for. */
export const previewMessage = trialOf(async (trial, _db, rule) => {
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
});
