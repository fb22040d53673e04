// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { anyContains, db, rows, type Rows } from "~/api/db";
import type { NotificationRuleEntry } from "../rows";

export interface NotificationRulesParams {
  /** Part of the name or title or namespace. */
  text?: string;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "title" | "source" | "created_at" | "updated_at" | "sent" | "failed" | "pending" | "avg_duration_ms" | "wait_for" | "error"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the notification rules. */
export const notificationRulesOptions = (params: NotificationRulesParams) =>
  queryOptions({
    queryKey: ["notificationRules", params] as const,
    queryFn: ({ signal }): Promise<Rows<NotificationRuleEntry>> =>
      rows<NotificationRuleEntry>(
        "notificationRules",
        db.GET("/notifications_summary", {
          params: {
            query: {
              select:
                "*,person:person_id(id,name,avatar,email),team:team_id(id,name,icon),creator:created_by(id,name,avatar,email)",
              order: params.order ?? "created_at.desc",
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["name", "title", "namespace"], params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of notificationRules. */
export const notificationRulesKey = ["notificationRules"] as const;

/** Columns that notificationRules can be ordered by. */
export const notificationRulesSortKeys = [
  "name",
  "title",
  "source",
  "created_at",
  "updated_at",
  "sent",
  "failed",
  "pending",
  "avg_duration_ms",
  "wait_for",
  "error",
] as const;

/** What notificationRules can be filtered by: the type of the values, and the columns that they are looked for in. */
export const notificationRulesFilters = {
  text: { type: "text", columns: ["name", "title", "namespace"] },
} as const;
