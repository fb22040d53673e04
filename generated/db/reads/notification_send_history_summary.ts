// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { inList, db, rows, type Rows } from "~/api/db";
import type { SendEntry, SilencedSend } from "../rows";

export interface SendHistoryParams {
  /** Resource id. */
  resourceId?: string;
  /** Include and exclude list of resource types. */
  resourceTypes?: string;
  /** Include and exclude list of states. */
  statuses?: string;
  /** Include and exclude list of resource names. */
  resourceNames?: string;
  /** Notification rule id. */
  notificationId?: string;
  /** Sent after this time. */
  since?: string;
  /** Sent before this time. */
  until?: string;
  /** Group that was sent as one. */
  groupId?: string;
  /** Silence that kept it back. */
  silencedBy?: string;
  /** What to order by, for example "created_at.desc". */
  order?: `${"created_at" | "status" | "resource_type"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of what was sent. */
export const sendHistoryOptions = (params: SendHistoryParams) =>
  queryOptions({
    queryKey: ["sendHistory", params] as const,
    queryFn: ({ signal }): Promise<Rows<SendEntry>> =>
      rows<SendEntry>(
        "sendHistory",
        db.GET("/notification_send_history_summary", {
          params: {
            query: {
              select: "*,person:person_id(id,name,avatar,email)",
              order: params.order ?? "created_at.desc",
              limit: params.limit,
              offset: params.offset,
              resource_id: params.resourceId === undefined ? undefined : `eq.${params.resourceId}`,
              "resource_type.filter": params.resourceTypes,
              "status.filter": params.statuses,
              "resource->>name.filter": params.resourceNames,
              notification_id:
                params.notificationId === undefined ? undefined : `eq.${params.notificationId}`,
              created_at: [
                params.since === undefined ? undefined : `gt.${params.since}`,
                params.until === undefined ? undefined : `lt.${params.until}`,
              ].filter((filter) => filter !== undefined),
              group_id: params.groupId === undefined ? undefined : `eq.${params.groupId}`,
              silenced_by: params.silencedBy === undefined ? undefined : `eq.${params.silencedBy}`,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of sendHistory. */
export const sendHistoryKey = ["sendHistory"] as const;

/** Columns that sendHistory can be ordered by. */
export const sendHistorySortKeys = ["created_at", "status", "resource_type"] as const;

/** What sendHistory can be filtered by: the type of the values, and the columns that they are looked for in. */
export const sendHistoryFilters = {
  resourceId: { type: "uuid", columns: ["resource_id"] },
  resourceTypes: { type: "wire", columns: ["resource_type"] },
  statuses: { type: "wire", columns: ["status"] },
  resourceNames: { type: "wire", columns: ["resource->>name"] },
  notificationId: { type: "uuid", columns: ["notification_id"] },
  since: { type: "time", columns: ["created_at"] },
  until: { type: "time", columns: ["created_at"] },
  groupId: { type: "uuid", columns: ["group_id"] },
  silencedBy: { type: "uuid", columns: ["silenced_by"] },
} as const;

export interface SilencedSendsParams {
  /** Ids of silences. */
  silenceIds: readonly string[];
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** What silences kept back, to count. */
export const silencedSendsOptions = (params: SilencedSendsParams) =>
  queryOptions({
    queryKey: ["silencedSends", params] as const,
    queryFn: ({ signal }): Promise<Rows<SilencedSend>> =>
      rows<SilencedSend>(
        "silencedSends",
        db.GET("/notification_send_history_summary", {
          params: {
            query: {
              select: "id,silenced_by,count",
              order: "created_at.desc",
              silenced_by: inList(params.silenceIds),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of silencedSends. */
export const silencedSendsKey = ["silencedSends"] as const;

/** What silencedSends can be filtered by: the type of the values, and the columns that they are looked for in. */
export const silencedSendsFilters = {
  silenceIds: { type: "texts", columns: ["silenced_by"] },
} as const;

export interface SendHistoryDetailParams {
  /** Its id. */
  id: string;
}

/** One notification that was sent. */
export const sendHistoryDetailOptions = (params: SendHistoryDetailParams) =>
  queryOptions({
    queryKey: ["sendHistoryDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<SendEntry>> =>
      rows<SendEntry>(
        "sendHistoryDetail",
        db.GET("/notification_send_history_summary", {
          params: {
            query: { select: "*,person:person_id(id,name,avatar,email)", id: `eq.${params.id}` },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of sendHistoryDetail. */
export const sendHistoryDetailKey = ["sendHistoryDetail"] as const;
