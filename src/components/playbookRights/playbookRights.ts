import { useQuery } from "@tanstack/react-query";
import type { PolicyRule } from "~generated/auth/types.gen";
import { whoamiOptions } from "~generated/auth/@tanstack/react-query.gen";
import { buildAccess } from "~/api/access";
import { explained } from "~/components/access/whyNot";

export type PlaybookRight = "playbook:run" | "playbook:approve" | "playbook:cancel";

/** A playbook as permissions name one. */
export interface RightsPlaybook {
  id: string;
  name: string;
  namespace?: string | undefined;
}

/** What it is to run for, where that is known. */
export interface RightsTarget {
  kind: string;
  id: string;
}

/** Who asks: roles, and the rules that whoami gives. */
interface RightsHolder {
  roles: readonly string[];
  rules: readonly PolicyRule[];
}

const fits = (wanted: unknown, value: string | undefined): boolean =>
  typeof wanted !== "string" ||
  wanted === "" ||
  wanted === "*" ||
  value === undefined ||
  wanted.split(",").includes(value);

function selectorsIn(condition: string): Readonly<Record<string, unknown>> | undefined {
  const json = /^matchResourceSelector\(r\.obj, (\{.*\})\)$/s.exec(condition)?.[1];
  if (json === undefined) return undefined;
  try {
    const read: unknown = JSON.parse(json);
    return typeof read === "object" && read !== null
      ? Object.fromEntries(Object.entries(read))
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a rule's condition holds for a playbook and what it is to run for. Where it selects resources, only the server
 * can tell ("maybe").
 */
function holds(
  condition: string,
  playbook: RightsPlaybook,
  target: RightsTarget | undefined,
): boolean | "maybe" {
  if (condition === "true") return true;
  const one = /^r\.obj\.(\w+)\.id == "([^"]+)"$/.exec(condition);
  if (one?.[1] === "playbook") return one[2] === playbook.id;
  if (one) return one[1] === target?.kind && one[2] === target?.id;
  const selectors = selectorsIn(condition);
  if (selectors === undefined) return false;
  const { playbooks, ...resources } = selectors;
  const isMeant =
    !Array.isArray(playbooks) ||
    playbooks.some((selector: unknown) => {
      const { id, name, namespace }: Record<string, unknown> = Object(selector);
      return (
        fits(id, playbook.id) && fits(name, playbook.name) && fits(namespace, playbook.namespace)
      );
    });
  if (!isMeant) return false;
  const isBound = Object.values(resources).some((list) => Array.isArray(list) && list.length > 0);
  if (!isBound) return Array.isArray(playbooks);
  return Array.isArray(playbooks) || target !== undefined ? "maybe" : false;
}

/** Whoever may write playbook runs runs and cancels. */
export const hasRoleRight = (roles: readonly string[], right: PlaybookRight): boolean =>
  right !== "playbook:approve" && buildAccess(roles).can("write", "playbook_runs");

/** Whether a rule is about this right and about playbooks. */
const speaksOf = ({ action, object }: PolicyRule, right: PlaybookRight): boolean =>
  (action === right || action === "*") &&
  (object === undefined || object === "*" || object === "playbooks");

/** A rule that speaks of a right, and whether its condition holds. */
interface SpokenRule {
  rule: PolicyRule;
  held: boolean | "maybe";
}

/** The rules that speak of a right to a playbook, with whether each holds for it. */
export const rulesAbout = (
  rules: readonly PolicyRule[],
  right: PlaybookRight,
  playbook: RightsPlaybook,
  target?: RightsTarget,
): readonly SpokenRule[] =>
  rules
    .filter((rule) => speaksOf(rule, right))
    .map((rule) => ({ rule, held: holds(rule.condition ?? "true", playbook, target) }));

/**
 * Whether somebody may do something with a playbook, as the server decides it: by the role (whoever may write playbook
 * runs runs and cancels), or by a rule for this playbook; a denying rule takes it away. Where a rule hangs on the
 * resource, the server has the last word.
 */
export function hasPlaybookRight(
  { roles, rules }: RightsHolder,
  right: PlaybookRight,
  playbook: RightsPlaybook,
  target?: RightsTarget,
): boolean {
  let isAllowed = hasRoleRight(roles, right);
  for (const { rule, held } of rulesAbout(rules, right, playbook, target)) {
    if (rule.deny && held === true) return false;
    if (!rule.deny && held !== false) isAllowed = true;
  }
  return isAllowed;
}

/** Whether somebody may do it with some playbook, as far as roles and rules tell: for entries that ask which one later. */
const hasSomePlaybookRight = ({ roles, rules }: RightsHolder, right: PlaybookRight): boolean =>
  hasRoleRight(roles, right) || rules.some((rule) => rule.deny !== true && speaksOf(rule, right));

const words: Readonly<Record<PlaybookRight, string>> = {
  "playbook:run": "run playbooks",
  "playbook:approve": "approve playbook runs",
  "playbook:cancel": "cancel playbook runs",
};

/** The sentence for a control that is not for this person. */
export const noRight = (right: PlaybookRight): string =>
  explained(`You don't have permission to ${words[right]}`, { right });

/** What the signed-in person may do with playbooks; nothing while that is not known. */
export function usePlaybookRights() {
  const { data } = useQuery(whoamiOptions());
  const holder: RightsHolder = {
    roles: data?.payload.roles ?? [],
    rules: data?.payload.permissions ?? [],
  };
  return {
    isKnown: data !== undefined,
    user: data?.payload.user,
    can: (right: PlaybookRight, playbook: RightsPlaybook, target?: RightsTarget) =>
      hasPlaybookRight(holder, right, playbook, target),
    canSome: (right: PlaybookRight) => hasSomePlaybookRight(holder, right),
  };
}
