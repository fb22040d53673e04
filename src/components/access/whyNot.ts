import type { Access, Action } from "~/api/access";
import { rolesWith } from "~/api/access";
import type { Resource } from "~generated/roleMatrix";

/**
 * Why a control cannot be used, in one sentence that names what is missing and who has it; undefined for someone who
 * may. Give it to `disabledReason` of a button.
 */
export function whyNot(access: Access, action: Action, resource: Resource): string | undefined {
  if (access.can(action, resource)) return undefined;
  return `You need ${action} on ${resource}. Roles that have it: ${rolesWith(action, resource).join(", ")}.`;
}
