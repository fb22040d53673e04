// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { like, db, rows, type Rows } from "~/api/db";
import type { LogBackendListEntry } from "../rows";

export interface LogBackendListParams {
  /** Part of the name. */
  text?: string;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "source" | "created_at" | "updated_at"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the log backends. */
export const logBackendListOptions = (params: LogBackendListParams) =>
  queryOptions({
    queryKey: ["logBackendList", params] as const,
    queryFn: ({ signal }): Promise<Rows<LogBackendListEntry>> =>
      rows<LogBackendListEntry>(
        "logBackendList",
        db.GET("/logging_backends", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email)",
              deleted_at: "is.null",
              order: params.order ?? "created_at.desc",
              name: params.text === undefined ? undefined : like(params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of logBackendList. */
export const logBackendListKey = ["logBackendList"] as const;

/** Columns that logBackendList can be ordered by. */
export const logBackendListSortKeys = ["name", "source", "created_at", "updated_at"] as const;

/** What logBackendList can be filtered by: the type of the values, and the columns that they are looked for in. */
export const logBackendListFilters = { text: { type: "text", columns: ["name"] } } as const;

export interface LogBackendDetailParams {
  /** Its id. */
  id: string;
}

/** One log backend. */
export const logBackendDetailOptions = (params: LogBackendDetailParams) =>
  queryOptions({
    queryKey: ["logBackendDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<LogBackendListEntry>> =>
      rows<LogBackendListEntry>(
        "logBackendDetail",
        db.GET("/logging_backends", {
          params: {
            query: { select: "*,creator:created_by(id,name,avatar,email)", id: `eq.${params.id}` },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of logBackendDetail. */
export const logBackendDetailKey = ["logBackendDetail"] as const;
