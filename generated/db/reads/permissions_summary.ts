// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { anyContains, db, rows, type Rows } from "~/api/db";
import type { PermissionListEntry } from "../rows";

export interface PermissionListParams {
  /** Part of the description, of the name of whom it is about or of what it is on. */
  text?: string;
  /** Its own id. */
  id?: string;
  /** Whom it is about: an id, or the name of a role. */
  subject?: string;
  /** person, team, group, notification, playbook, canary, scraper, topology or component. */
  subjectType?: string;
  /** What is allowed or denied. */
  action?: string;
  /** true for denials only; false for what is allowed. */
  deny?: boolean;
  /** Leaves those that are on a catalog item. */
  hasConfig?: true;
  /** Leaves those that are on a component. */
  hasComponent?: true;
  /** Leaves those that are on a canary. */
  hasCanary?: true;
  /** Leaves those that are on a playbook. */
  hasPlaybook?: true;
  /** Leaves those that are on a connection. */
  hasConnection?: true;
  /** Leaves those that are on a global group. */
  hasObject?: true;
  /** Leaves those that are on scopes or selectors. */
  hasSelector?: true;
  /** Global group. */
  object?: string;
  /** Config item id. */
  configId?: string;
  /** Component id. */
  componentId?: string;
  /** Canary id. */
  canaryId?: string;
  /** Playbook id. */
  playbookId?: string;
  /** Connection id. */
  connectionId?: string;
  /** What to order by, for example "created_at.desc". */
  order?: `${"created_at" | "updated_at" | "action" | "subject_type" | "description"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the permissions. */
export const permissionListOptions = (params: PermissionListParams) =>
  queryOptions({
    queryKey: ["permissionList", params] as const,
    queryFn: ({ signal }): Promise<Rows<PermissionListEntry>> =>
      rows<PermissionListEntry>(
        "permissionList",
        db.GET("/permissions_summary", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email)",
              deleted_at: "is.null",
              order: params.order ?? "created_at.desc",
              limit: params.limit,
              offset: params.offset,
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(
                      [
                        "description",
                        "subject",
                        "object",
                        "person->>name",
                        "person->>email",
                        "team->>name",
                        "group->>name",
                        "notification->>name",
                        "playbook->>name",
                        "config_object->>name",
                        "component_object->>name",
                        "canary_object->>name",
                        "playbook_object->>name",
                        "connection_object->>name",
                      ],
                      params.text,
                    ),
              id: params.id === undefined ? undefined : `eq.${params.id}`,
              subject: params.subject === undefined ? undefined : `eq.${params.subject}`,
              subject_type:
                params.subjectType === undefined ? undefined : `eq.${params.subjectType}`,
              action: params.action === undefined ? undefined : `eq.${params.action}`,
              deny: params.deny === undefined ? undefined : `is.${params.deny}`,
              config_object: params.hasConfig === undefined ? undefined : `not.is.null`,
              component_object: params.hasComponent === undefined ? undefined : `not.is.null`,
              canary_object: params.hasCanary === undefined ? undefined : `not.is.null`,
              playbook_object: params.hasPlaybook === undefined ? undefined : `not.is.null`,
              connection_object: params.hasConnection === undefined ? undefined : `not.is.null`,
              object: [
                params.hasObject === undefined ? undefined : `not.is.null`,
                params.object === undefined ? undefined : `eq.${params.object}`,
              ].filter((filter) => filter !== undefined),
              object_selector: params.hasSelector === undefined ? undefined : `not.is.null`,
              "config_object->>id":
                params.configId === undefined ? undefined : `eq.${params.configId}`,
              "component_object->>id":
                params.componentId === undefined ? undefined : `eq.${params.componentId}`,
              "canary_object->>id":
                params.canaryId === undefined ? undefined : `eq.${params.canaryId}`,
              "playbook_object->>id":
                params.playbookId === undefined ? undefined : `eq.${params.playbookId}`,
              "connection_object->>id":
                params.connectionId === undefined ? undefined : `eq.${params.connectionId}`,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of permissionList. */
export const permissionListKey = ["permissionList"] as const;

/** Columns that permissionList can be ordered by. */
export const permissionListSortKeys = [
  "created_at",
  "updated_at",
  "action",
  "subject_type",
  "description",
] as const;

/** What permissionList can be filtered by: the type of the values, and the columns that they are looked for in. */
export const permissionListFilters = {
  text: {
    type: "text",
    columns: [
      "description",
      "subject",
      "object",
      "person->>name",
      "person->>email",
      "team->>name",
      "group->>name",
      "notification->>name",
      "playbook->>name",
      "config_object->>name",
      "component_object->>name",
      "canary_object->>name",
      "playbook_object->>name",
      "connection_object->>name",
    ],
  },
  id: { type: "uuid", columns: ["id"] },
  subject: { type: "text", columns: ["subject"] },
  subjectType: { type: "text", columns: ["subject_type"] },
  action: { type: "text", columns: ["action"] },
  deny: { type: "boolean", columns: ["deny"] },
  hasConfig: { type: "present", columns: ["config_object"] },
  hasComponent: { type: "present", columns: ["component_object"] },
  hasCanary: { type: "present", columns: ["canary_object"] },
  hasPlaybook: { type: "present", columns: ["playbook_object"] },
  hasConnection: { type: "present", columns: ["connection_object"] },
  hasObject: { type: "present", columns: ["object"] },
  hasSelector: { type: "present", columns: ["object_selector"] },
  object: { type: "text", columns: ["object"] },
  configId: { type: "text", columns: ["config_object->>id"] },
  componentId: { type: "text", columns: ["component_object->>id"] },
  canaryId: { type: "text", columns: ["canary_object->>id"] },
  playbookId: { type: "text", columns: ["playbook_object->>id"] },
  connectionId: { type: "text", columns: ["connection_object->>id"] },
} as const;
