// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { anyContains, db, rows, type Rows } from "~/api/db";
import type { CanaryListEntry } from "../rows";

export interface CanaryListParams {
  /** Part of the name or namespace. */
  text?: string;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "namespace" | "source" | "created_at" | "job_status" | "job_last_failed"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the canaries. */
export const canaryListOptions = (params: CanaryListParams) =>
  queryOptions({
    queryKey: ["canaryList", params] as const,
    queryFn: ({ signal }): Promise<Rows<CanaryListEntry>> =>
      rows<CanaryListEntry>(
        "canaryList",
        db.GET("/canaries_with_status", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email),checks(type)",
              deleted_at: "is.null",
              "checks.deleted_at": "is.null",
              "checks.limit": "100",
              order: params.order ?? "name.asc",
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["name", "namespace"], params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of canaryList. */
export const canaryListKey = ["canaryList"] as const;

/** Columns that canaryList can be ordered by. */
export const canaryListSortKeys = [
  "name",
  "namespace",
  "source",
  "created_at",
  "job_status",
  "job_last_failed",
] as const;

/** What canaryList can be filtered by: the type of the values, and the columns that they are looked for in. */
export const canaryListFilters = {
  text: { type: "text", columns: ["name", "namespace"] },
} as const;
