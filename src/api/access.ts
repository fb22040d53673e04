import { useQuery } from "@tanstack/react-query";
import { whoamiOptions } from "~generated/auth/@tanstack/react-query.gen";
import type { WhoamiAnswer } from "~generated/auth/types.gen";
import { resourceAliases, roleMatrix, type Resource, type Role } from "~generated/roleMatrix";

export type Action = "read" | "write";

/** What the signed-in person may do (spec 1 §6). */
export interface Access {
  roles: readonly string[];
  can(action: Action, resource: Resource): boolean;
  hasAnyRole(roles: readonly Role[]): boolean;
  isAdmin: boolean;
  /** Viewer or guest, and nothing above it: backends list inherited roles too. */
  isViewer: boolean;
}

const isRole = (name: string): name is Role => Object.hasOwn(roleMatrix, name);

/** Access of someone with these roles: the union of them; unknown names grant nothing. */
export function buildAccess(names: readonly string[]): Access {
  const roles = names.filter(isRole);
  const hasAnyRole = (wanted: readonly Role[]) => wanted.some((role) => roles.includes(role));
  return {
    roles: [...new Set(roles)],
    can: (action, resource) =>
      roles.some((role) =>
        roleMatrix[role][action].includes(resourceAliases[resource] ?? resource),
      ),
    hasAnyRole,
    isAdmin: roles.includes("admin"),
    isViewer:
      hasAnyRole(["viewer", "guest"]) && !hasAnyRole(["admin", "editor", "commander", "responder"]),
  };
}

const nobody = buildAccess([]);

/** Roles that have this access, for the sentence that says who could. */
export const rolesWith = (action: Action, resource: Resource): Role[] =>
  (Object.keys(roleMatrix) as Role[]).filter((role) => buildAccess([role]).can(action, resource));

/** One function for all: another one at each rendering would build the access anew each time. */
const accessOf = (answer: WhoamiAnswer): Access => buildAccess(answer.payload.roles ?? []);

/** Access of the signed-in person; nothing is granted while whoami loads. */
export function useAccess(): Access {
  const { data } = useQuery({ ...whoamiOptions(), select: accessOf });
  return data ?? nobody;
}
