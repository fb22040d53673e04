import * as v from "valibot";
import type { PermissionListParams } from "~generated/db/reads";
import { emptyPermission, type PermissionForm } from "~/components/permissions/permissionModel";
import { flag, listEntries, oneOf, optionalText } from "~/components/address/searchParts";

/** What the permissions page keeps in its address: the list, its filters, and the dialog that is open. */
export const permissionsSearch = v.object({
  ...listEntries,
  id: optionalText,
  add: flag,
  subjectType: oneOf(["person", "team", "notification", "group", "playbook"]),
  /** Id of a subject, or the name of a role: links from elsewhere. */
  subject: optionalText,
  resource: oneOf(["config", "component", "canary", "connection", "playbook", "global", "scope"]),
  /** Id of one resource of that kind: links from elsewhere. */
  resourceId: optionalText,
  action: optionalText,
  effect: oneOf(["allow", "deny"]),
});

export type PermissionsSearch = v.InferOutput<typeof permissionsSearch>;

type Filters = Omit<PermissionListParams, "limit" | "offset" | "order" | "text">;

/** The one that holds the resource must not be empty. */
const kindFilter: Readonly<Record<NonNullable<PermissionsSearch["resource"]>, Filters>> = {
  config: { hasConfig: true },
  component: { hasComponent: true },
  canary: { hasCanary: true },
  connection: { hasConnection: true },
  playbook: { hasPlaybook: true },
  global: { hasObject: true },
  scope: { hasSelector: true },
};

function resourceFilter({ resource, resourceId }: PermissionsSearch): Filters {
  if (resource === undefined) return {};
  if (resourceId === undefined) return kindFilter[resource];
  switch (resource) {
    case "config":
      return { configId: resourceId };
    case "component":
      return { componentId: resourceId };
    case "canary":
      return { canaryId: resourceId };
    case "connection":
      return { connectionId: resourceId };
    case "playbook":
      return { playbookId: resourceId };
    case "global":
      return { object: resourceId };
    case "scope":
      return kindFilter.scope;
  }
}

/** Filters of the address as the read takes them. */
export function filtersOf(search: PermissionsSearch): Filters {
  const { subjectType, subject, action, effect } = search;
  return {
    ...resourceFilter(search),
    ...(subjectType && { subjectType }),
    ...(subject && { subject }),
    ...(action && { action }),
    ...(effect && { deny: effect === "deny" }),
  };
}

/** What a new permission starts with: what the list is narrowed to. */
export function presetOf(search: PermissionsSearch): PermissionForm {
  const { subjectType, subject, resource, resourceId } = search;
  return {
    ...emptyPermission,
    ...(subjectType && { subjectKind: subjectType, subject: subject ?? "" }),
    ...(resource && {
      resourceKind: resource,
      resource: resource === "scope" ? "" : (resourceId ?? ""),
    }),
  };
}

/** The address without any filter. */
export const noFilters = {
  subjectType: undefined,
  subject: undefined,
  resource: undefined,
  resourceId: undefined,
  action: undefined,
  effect: undefined,
} as const;
