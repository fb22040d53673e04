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
  deny?: string;
  /** null leaves those that are on a catalog item. */
  hasConfig?: string;
  /** null leaves those that are on a component. */
  hasComponent?: string;
  /** null leaves those that are on a canary. */
  hasCanary?: string;
  /** null leaves those that are on a playbook. */
  hasPlaybook?: string;
  /** null leaves those that are on a connection. */
  hasConnection?: string;
  /** null leaves those that are on a global group. */
  hasObject?: string;
  /** null leaves those that are on scopes or selectors. */
  hasSelector?: string;
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
              config_object:
                params.hasConfig === undefined ? undefined : `not.is.${params.hasConfig}`,
              component_object:
                params.hasComponent === undefined ? undefined : `not.is.${params.hasComponent}`,
              canary_object:
                params.hasCanary === undefined ? undefined : `not.is.${params.hasCanary}`,
              playbook_object:
                params.hasPlaybook === undefined ? undefined : `not.is.${params.hasPlaybook}`,
              connection_object:
                params.hasConnection === undefined ? undefined : `not.is.${params.hasConnection}`,
              object: [
                params.hasObject === undefined ? undefined : `not.is.${params.hasObject}`,
                params.object === undefined ? undefined : `eq.${params.object}`,
              ].filter((filter) => filter !== undefined),
              object_selector:
                params.hasSelector === undefined ? undefined : `not.is.${params.hasSelector}`,
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
