import type { Access, Action } from "~/api/access";
import { rolesWith } from "~/api/access";
import type { Resource } from "~generated/roleMatrix";

/** What the page of explanations is asked: a table resource, or a right to one playbook. */
export type WhyQuestion = { action: Action; resource: string } | { right: string };

/** Sentences that were given as reasons, with the question that each answers. */
const questions = new Map<string, WhyQuestion>();

/** Notes which question a reason answers, so that wherever it is shown it leads to the explanation. */
export function explained(reason: string, question: WhyQuestion): string {
  questions.set(reason, question);
  return reason;
}

/** The question that a reason answers; undefined for reasons that are no matter of permissions. */
export const questionOf = (reason: string): WhyQuestion | undefined => questions.get(reason);

/**
 * Why a control cannot be used, in one sentence that names what is missing and who has it; undefined for someone who
 * may. Give it to `disabledReason` of a button.
 */
export function whyNot(access: Access, action: Action, resource: Resource): string | undefined {
  if (access.can(action, resource)) return undefined;
  return explained(
    `You need ${action} on ${resource}. Roles that have it: ${rolesWith(action, resource).join(", ")}.`,
    { action, resource },
  );
}
