import {
  hasRoleRight,
  rulesAbout,
  type PlaybookRight,
  type RightsPlaybook,
  type RightsTarget,
} from "~/components/playbookRights/playbookRights";
import type { PolicyRule } from "~generated/rbac/types.gen";
import { explainToken } from "./explainToken";
import type { Holder } from "./useHolder";

/** Something that allows or denies. */
interface PlaybookReason {
  text: string;
  /** Id of the permission that the rule stands for; undefined for what is built in. */
  permission: string | undefined;
  isDenial: boolean;
  held: true | "maybe";
}

/** Whether somebody may, by what, and what would change it. */
interface PlaybookExplanation {
  verdict: boolean | "maybe";
  reasons: readonly PlaybookReason[];
  change: string | undefined;
}

const operations = {
  "playbook:run": "runPlaybook",
  "playbook:approve": "approvePlaybookRun",
  "playbook:cancel": "cancelPlaybookRun",
} as const;

const outOfScope = "The scope of the token does not hold it.";

/** A reason that no permission stands for, and that holds in any case. */
const builtIn = (text: string, isDenial: boolean): PlaybookReason => ({
  text,
  permission: undefined,
  isDenial,
  held: true,
});

const permissionOf = ({ id }: PolicyRule): string | undefined => (id === "na" ? undefined : id);

function wordsOf(rule: PolicyRule, isOfToken: boolean): string {
  const verb = rule.deny ? "denies" : "allows";
  if (isOfToken) return outOfScope;
  if (rule.id === "na") return `The role ${rule.subject} ${verb} it.`;
  const scope =
    rule.condition === undefined || rule.condition === "true" ? "" : " for what it selects";
  return `A permission ${verb} it${scope}.`;
}

/**
 * Explains a right to one playbook as the server decides it: by role, then by rules; a denial that holds takes it away,
 * and a token is limited beyond that.
 */
export function explainPlaybook(
  { roles, rules = [], token }: Pick<Holder, "roles" | "rules" | "token">,
  right: PlaybookRight,
  playbook: RightsPlaybook,
  target?: RightsTarget,
): PlaybookExplanation {
  const byRole = hasRoleRight(roles, right);
  const spoken = rulesAbout(rules, right, playbook, target).flatMap(({ rule, held }) =>
    held === false
      ? []
      : [
          {
            text: wordsOf(rule, token !== undefined && rule.subject === token.token.person_id),
            permission: permissionOf(rule),
            isDenial: rule.deny === true,
            held,
          },
        ],
  );
  const limits = token && explainToken(token, operations[right]);
  const reasons: PlaybookReason[] = [
    ...(byRole ? [builtIn("A role that may write playbook_runs.", false)] : []),
    ...(limits?.refusedBy === "limits" && !spoken.some(({ isDenial }) => isDenial)
      ? [builtIn(outOfScope, true)]
      : []),
    ...spoken,
  ];
  const isDenied =
    limits?.isAllowed === false || reasons.some(({ isDenial, held }) => isDenial && held === true);
  const allows = reasons.filter(({ isDenial }) => !isDenial);
  const mayBeDenied = reasons.some(({ isDenial, held }) => isDenial && held === "maybe");
  const isSure = allows.some(({ held }) => held === true) && !mayBeDenied;
  const verdict = !isDenied && allows.length > 0 && (isSure || "maybe");
  return { verdict, reasons, change: changeOf({ verdict, isDenied, token, limits }) };
}

function changeOf({
  verdict,
  isDenied,
  token,
  limits,
}: {
  verdict: boolean | "maybe";
  isDenied: boolean;
  token: Holder["token"];
  limits: ReturnType<typeof explainToken> | undefined;
}): string | undefined {
  if (verdict !== false) return undefined;
  if (limits?.refusedBy === "limits")
    return "The scope of a token cannot be changed: make another one that holds it.";
  if (limits?.refusedBy === "agent") return "The rules of agents alone count for it.";
  if (isDenied)
    return "A denial beats every allowance: an administrator can change or end the permission that denies it.";
  const who = token ? "the owner of the token" : "this person";
  return `An administrator can give ${who} a permission for this right, or the role admin.`;
}
