// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { NotificationRuleDetail, NotificationServices } from "../rows";

export interface NotificationRuleParams {
  /** Its id. */
  id: string;
}

/** One notification rule. */
export const notificationRuleOptions = (params: NotificationRuleParams) =>
  queryOptions({
    queryKey: ["notificationRule", params] as const,
    queryFn: ({ signal }): Promise<Rows<NotificationRuleDetail>> =>
      rows<NotificationRuleDetail>(
        "notificationRule",
        db.GET("/notifications", {
          params: {
            query: {
              select:
                "*,person:person_id(id,name,avatar,email),team:team_id(id,name,icon),creator:created_by(id,name,avatar,email)",
              id: `eq.${params.id}`,
            },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of notificationRule. */
export const notificationRuleKey = ["notificationRule"] as const;

export interface NotificationServicesParams {
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Where the notification rules send to, to look through. */
export const notificationServicesOptions = (params: NotificationServicesParams) =>
  queryOptions({
    queryKey: ["notificationServices", params] as const,
    queryFn: ({ signal }): Promise<Rows<NotificationServices>> =>
      rows<NotificationServices>(
        "notificationServices",
        db.GET("/notifications", {
          params: {
            query: {
              select: "id,name,namespace,properties,custom_services,fallback_custom_services",
              deleted_at: "is.null",
              order: "name.asc,id.asc",
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of notificationServices. */
export const notificationServicesKey = ["notificationServices"] as const;
