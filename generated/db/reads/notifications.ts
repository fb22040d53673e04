// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { NotificationRuleDetail } from "../rows";

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
