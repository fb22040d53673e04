import { evaluate, ExpressionInvalid, type Scope } from "../expressions/evaluate";

/** What of a rule decides whether it is for an event. */
export interface RuleCondition {
  events: readonly string[];
  /** CEL over `ruleNames`; null or empty lets every event of the list through. */
  filter: string | null;
}

/** The names that a rule's filter and its templates may read; those of another kind of resource are empty objects. */
export const ruleNames = [
  "event",
  "config",
  "component",
  "check",
  "canary",
  "playbook",
  "run",
  "approver",
  "incident",
  "responder",
  "comment",
  "author",
  "hypothesis",
  "evidence",
  "agent",
  "new_state",
  "permalink",
  "silenceURL",
] as const;

/** Whether a rule is for an event, and else why not. */
export type Match =
  | { applies: true }
  | {
      applies: false;
      /**
       * `event`: not in the list. `filter`: the filter says no. `failed`: the filter has no answer for this resource.
       * `invalid`: it can never work, whatever the resource.
       */
      why: "event" | "filter" | "failed" | "invalid";
      /** What is wrong with the filter, in words without full stop. */
      message?: string;
    };

/** Decides whether a rule is for an event; the scope is what `scopesOf` gives for it. */
export function matchRule(rule: RuleCondition, eventName: string, scope: Scope): Match {
  if (!rule.events.includes(eventName)) return { applies: false, why: "event" };
  const filter = rule.filter?.trim() ?? "";
  if (filter === "") return { applies: true };
  try {
    const value = evaluate(filter, scope);
    return value === true || value === "true"
      ? { applies: true }
      : { applies: false, why: "filter" };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      applies: false,
      why: error instanceof ExpressionInvalid ? "invalid" : "failed",
      message,
    };
  }
}
