import type { PolicyRule } from "~generated/auth/types.gen";
import { plainError } from "../answers";
import type { Database } from "../db/driver";
import type { GrantedToken, SandboxUser } from "../people";
import { builtInRules, inheritedRoles, policyActions, policyObjects } from "./builtIn";
import { permissionRules } from "./permissionRules";

/** The whole policy: what is built in, then the rows of /db/permissions. */
export async function wholePolicy(db: Database): Promise<PolicyRule[]> {
  return [...builtInRules, ...(await permissionRules(db))];
}

/** Everything that a rule can name to mean this person: id, roles, teams, and permission groups of either. */
async function subjectsOf(
  db: Database,
  id: string,
  roles: readonly string[],
): Promise<Set<string>> {
  const rows = await db.query<{ subject: string }>(
    `with teams_of as (
       select team.id, team.name from team_members member
       join teams team on team.id = member.team_id and team.deleted_at is null
       where member.person_id = $1::uuid
     )
     select id::text as subject from teams_of
     union
     select cluster.name from permission_groups cluster, people person
      where person.id = $1::uuid and cluster.deleted_at is null and cluster.name is not null and (
        cluster.selectors -> 'people' ?| array[person.id::text, person.email, person.name]
        or cluster.selectors -> 'teams' ?| array(select name from teams_of))`,
    [id],
  );
  return new Set([id, ...inheritedRoles(roles), ...rows.map(({ subject }) => subject)]);
}

/** What a limited token is denied: every known pair that its scope does not hold. */
export function tokenDenials(personId: string, scope: GrantedToken["scope"]): PolicyRule[] {
  if (scope.length === 0) return [];
  return policyObjects.flatMap((object) => {
    // The console asks for mcp as a whole.
    const actions = object === "mcp" ? [...policyActions, "*"] : policyActions;
    return actions
      .filter(
        (action) =>
          !scope.some(
            (rule) =>
              (rule.object === object || rule.object === "*") &&
              (rule.action === action || rule.action === "*"),
          ),
      )
      .map((action) => ({ subject: personId, object, action, deny: true, condition: "true" }));
  });
}

/** The rules that hold for someone, direct and inherited; for a token those of its owner and what it is denied. */
export async function rulesOf(
  db: Database,
  user: Pick<SandboxUser, "id" | "roles" | "token">,
): Promise<PolicyRule[]> {
  const subjects = await subjectsOf(db, user.token?.ownerId ?? user.id, user.roles);
  const rules = await wholePolicy(db);
  return [
    ...rules.filter(({ subject }) => subject !== undefined && subjects.has(subject)),
    ...tokenDenials(user.id, user.token?.scope ?? []),
  ];
}

/** Whether the rules allow an action on an object as a whole; a denial beats every allowance. */
export function isAllowed(rules: readonly PolicyRule[], object: string, action: string): boolean {
  const hits = rules.filter(
    (rule) =>
      rule.condition === "true" &&
      (rule.object === object || rule.object === "*") &&
      (rule.action === action || rule.action === "*"),
  );
  return hits.length > 0 && !hits.some(({ deny }) => deny);
}

/** The 403 for someone whom the policy does not let act on an object, else undefined. */
export async function refusalByPolicy(
  db: Database,
  user: SandboxUser,
  object: string,
  action: string,
): Promise<Response | undefined> {
  if (isAllowed(await rulesOf(db, user), object, action)) return undefined;
  return plainError(403, "unauthorized. Access Denied", {
    "X-Rbac-Subject": user.id,
    "X-Rbac-Object": object,
    "X-Rbac-Action": action,
  });
}
