import { actionsOf, objects, type TokenObject } from "~/components/tokens/tokenForm";
import type { PolicyRule } from "~generated/rbac/types.gen";

/** Something that a token could be given, and whether it has it. */
export interface TokenPermission {
  object: TokenObject;
  action: string;
  isAllowed: boolean;
}

const always = (rule: PolicyRule) => rule.condition === undefined || rule.condition === "true";

const names = (rule: PolicyRule, object: string, action: string) =>
  (rule.object === object || rule.object === "*") &&
  (rule.action === action || rule.action === "*");

/** Backends deny action by action: an object denied in all of these is denied as a whole. */
const ordinary = ["read", "create", "update", "delete"];

/** Whether the rules let a token act on an object as a whole; a rule that denies beats every other, whose ever it is. */
function isAllowed(rules: readonly PolicyRule[], object: string, action: string): boolean {
  const denies = (wanted: string) => rules.some((rule) => rule.deny && names(rule, object, wanted));
  const isDenied = denies(action) || (action === "*" && ordinary.every(denies));
  return (
    !isDenied && rules.some((rule) => !rule.deny && always(rule) && names(rule, object, action))
  );
}

/** All that the token form offers, with what the rules of a token allow of it. */
export const permissionsOf = (rules: readonly PolicyRule[]): TokenPermission[] =>
  objects.flatMap((object) =>
    actionsOf(object).map((action) => ({
      object,
      action,
      isAllowed: isAllowed(rules, object, action),
    })),
  );
