import type { PolicyNeed } from "~generated/policy";
import { allows, refusalFor } from "../access";
import { plainError } from "../answers";
import type { Matched } from "../operationOf";
import type { GrantedToken, SandboxUser } from "../people";
import { permissionOf } from "./permissions";

/** Rules of the role that every agent has; it has no part in the console's matrix. */
const agentScope: GrantedToken["scope"] = [
  { object: "playbooks", action: "read" },
  { object: "database.public", action: "read" },
  ...["create", "read", "update"].map((action) => ({ object: "agent-push", action })),
  ...["create", "update"].map((action) => ({ object: "topology", action })),
];

const covers = (scope: GrantedToken["scope"], { object, action }: PolicyNeed) =>
  scope.some(
    (rule) =>
      (rule.object === object || rule.object === "*") &&
      (rule.action === action || rule.action === "*"),
  );

/** Whether the request's token, if it has one, leaves room for something; sessions are not limited. */
export function mayByToken(user: SandboxUser | undefined, permission: PolicyNeed): boolean {
  const token = user?.token;
  if (!token) return true;
  if (token.ownerId === null) return covers(agentScope, permission);
  return token.scope.length === 0 || covers(token.scope, permission);
}

/**
 * The refusal for a request: by the roles (see refusalFor), and for an access token by its scope as well. An agent's
 * token is judged by the rules of agents alone.
 */
export function refusalOf(
  user: SandboxUser | undefined,
  operation: Matched,
  request: Request,
): Response | undefined {
  const byRole = user?.token?.ownerId === null ? undefined : refusalFor(user, operation.access);
  if (byRole || !user?.token || operation.access.resource === "anyone") return byRole;
  return refusalByScope(
    user,
    permissionOf(operation.id, request.method, new URL(request.url).pathname),
  );
}

function refusalByScope(user: SandboxUser, permission: PolicyNeed | null): Response | undefined {
  if (permission === null || mayByToken(user, permission)) return undefined;
  return plainError(403, "unauthorized. Access Denied", {
    "X-Rbac-Subject": user.id,
    "X-Rbac-Object": permission.object,
    "X-Rbac-Action": permission.action,
  });
}

/**
 * The refusal for a relation of /db that a request embeds in another. What every role may read goes along with a
 * token of any scope: names of people and the like; what is kept from some roles does not.
 */
export function refusalOfEmbed(
  user: SandboxUser | undefined,
  relation: { name: string; resource: string },
): Response | undefined {
  const access = { resource: relation.resource, action: "read" } as const;
  if (allows("guest", access)) return undefined;
  const byRole = user?.token?.ownerId === null ? undefined : refusalFor(user, access);
  if (byRole || !user) return byRole;
  return refusalByScope(user, permissionOf("", "GET", `/api/db/${relation.name}`));
}

/** Whether the caller may change the rows of a relation, so that their secrets are no secrets for it. */
export function mayWrite(
  user: SandboxUser | undefined,
  relation: { name: string; resource: string },
): boolean {
  if (!user || refusalFor(user, { resource: relation.resource, action: "write" })) return false;
  const permission = permissionOf("", "PATCH", `/api/db/${relation.name}`);
  return permission === null || mayByToken(user, permission);
}
