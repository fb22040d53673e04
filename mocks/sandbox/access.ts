import { resourceAliases, roleMatrix, type Role } from "~generated/roleMatrix";
import type { OperationEntry } from "~generated/operations";
import { plainError } from "./answers";
import type { SandboxUser } from "./people";

const isRole = (name: string): name is Role => Object.hasOwn(roleMatrix, name);

/** Whether a role passes an operation's `x-access`: named roles where it has them, else the matrix. */
export function allows(role: string, access: OperationEntry["access"]): boolean {
  if (access.resource === "anyone" || access.resource === "public") return true;
  if (!isRole(role)) return false;
  if (access.roles) return access.roles.includes(role);
  return roleMatrix[role][access.action].includes(
    resourceAliases[access.resource] ?? access.resource,
  );
}

/**
 * The refusal for someone who may not, or undefined for someone who may. 401 without a session, 403 with the three
 * X-Rbac headers without the right.
 */
export function refusalFor(
  user: SandboxUser | undefined,
  access: OperationEntry["access"],
): Response | undefined {
  if (access.resource === "anyone") return undefined;
  if (!user) return plainError(401, "Authorization Error");
  if (access.resource === "public" || user.roles.some((role) => allows(role, access)))
    return undefined;
  return plainError(403, "unauthorized. Access Denied", {
    "X-Rbac-Subject": user.id,
    "X-Rbac-Object": access.resource,
    "X-Rbac-Action": access.action,
  });
}
