import type { Token } from "~generated/auth/types.gen";
import { operations, type OperationId } from "~generated/operations";
import { policyNeeds, type PolicyNeed } from "~generated/policy";
import type { PolicyRule } from "~generated/rbac/types.gen";
import { explain } from "./explain";

/** Whom a token acts for, and the rules that hold for it (getTokenPermissions). */
export interface TokenHolder {
  token: Pick<Token, "person_id" | "created_by">;
  rules: readonly PolicyRule[];
  /** Roles of the person who made it; none for the token of an agent. */
  ownerRoles: readonly string[];
}

/** Why a token may or may not make a call. */
export interface TokenExplanation {
  isAllowed: boolean;
  /** What the policy asks the token for; null for what every token may. */
  need: PolicyNeed | null;
  /** Who or what refuses: the roles of its owner, its own limits, or for an agent the rules of agents. */
  refusedBy: "owner" | "limits" | "agent" | undefined;
}

/** The token of an agent has no owner: the rules of agents alone count. */
export const isOfAgent = ({ created_by }: TokenHolder["token"]): boolean =>
  created_by === undefined || created_by === null;

const names = (rule: PolicyRule, { object, action }: PolicyNeed): boolean =>
  (rule.object === object || rule.object === "*") &&
  (rule.action === action || rule.action === "*");

const isOperation = (name: string): name is OperationId => Object.hasOwn(operations, name);

/** Whether the limits of a token leave no room for something. */
function isLimited({ token, rules }: TokenHolder, need: PolicyNeed): boolean {
  const denials = rules.filter(({ deny, subject }) => deny && subject === token.person_id);
  // A call that the policy does not know asks for its own name, which no limited token has.
  if (isOperation(need.object)) return denials.length > 0;
  return denials.some((rule) => names(rule, need));
}

/** Explains a call with a token: by the roles of its owner, and by what the token was limited to. */
export function explainToken(holder: TokenHolder, operation: OperationId): TokenExplanation {
  const need = policyNeeds[operation];
  const told = (refusedBy: TokenExplanation["refusedBy"]) => ({
    isAllowed: refusedBy === undefined,
    need,
    refusedBy,
  });
  const { access } = operations[operation];
  if (access.resource === "anyone") return told(undefined);
  if (isOfAgent(holder.token)) {
    const isGranted = need === null || holder.rules.some((rule) => !rule.deny && names(rule, need));
    return told(isGranted ? undefined : "agent");
  }
  if (!explain(holder.ownerRoles, access).isAllowed) return told("owner");
  return told(need !== null && isLimited(holder, need) ? "limits" : undefined);
}
