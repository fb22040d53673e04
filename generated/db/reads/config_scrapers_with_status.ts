// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { anyContains, db, rows, type Rows } from "~/api/db";
import type { ScraperListEntry } from "../rows";

export interface ScraperListParams {
  /** Part of the name, namespace or description. */
  text?: string;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "namespace" | "source" | "job_status" | "job_time_start" | "job_last_failed" | "created_at" | "updated_at"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the catalog scrapers with the state of their last run. */
export const scraperListOptions = (params: ScraperListParams) =>
  queryOptions({
    queryKey: ["scraperList", params] as const,
    queryFn: ({ signal }): Promise<Rows<ScraperListEntry>> =>
      rows<ScraperListEntry>(
        "scraperList",
        db.GET("/config_scrapers_with_status", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email)",
              deleted_at: "is.null",
              order:
                params.order === undefined ? "created_at.desc,id.asc" : `${params.order},id.asc`,
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["name", "namespace", "description"], params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of scraperList. */
export const scraperListKey = ["scraperList"] as const;

/** Columns that scraperList can be ordered by. */
export const scraperListSortKeys = [
  "name",
  "namespace",
  "source",
  "job_status",
  "job_time_start",
  "job_last_failed",
  "created_at",
  "updated_at",
] as const;

/** What scraperList can be filtered by: the type of the values, and the columns that they are looked for in. */
export const scraperListFilters = {
  text: { type: "text", columns: ["name", "namespace", "description"] },
} as const;
