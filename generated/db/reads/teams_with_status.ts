// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { like, db, rows, type Rows } from "~/api/db";
import type { TeamListEntry } from "../rows";

export interface TeamListParams {
  /** Part of the name. */
  text?: string;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "source" | "created_at" | "updated_at" | "job_status" | "job_last_failed"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the teams. */
export const teamListOptions = (params: TeamListParams) =>
  queryOptions({
    queryKey: ["teamList", params] as const,
    queryFn: ({ signal }): Promise<Rows<TeamListEntry>> =>
      rows<TeamListEntry>(
        "teamList",
        db.GET("/teams_with_status", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email)",
              deleted_at: "is.null",
              order: params.order ?? "name.asc",
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

/** Start of the key of every answer of teamList. */
export const teamListKey = ["teamList"] as const;

/** Columns that teamList can be ordered by. */
export const teamListSortKeys = [
  "name",
  "source",
  "created_at",
  "updated_at",
  "job_status",
  "job_last_failed",
] as const;

/** What teamList can be filtered by: the type of the values, and the columns that they are looked for in. */
export const teamListFilters = { text: { type: "text", columns: ["name"] } } as const;
