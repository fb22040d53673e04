// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { anyContains, db, rows, type Rows } from "~/api/db";
import type { ApplicationListEntry } from "../rows";

export interface ApplicationListParams {
  /** Part of the name or description. */
  text?: string;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "namespace" | "source" | "created_at" | "updated_at"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the applications. */
export const applicationListOptions = (params: ApplicationListParams) =>
  queryOptions({
    queryKey: ["applicationList", params] as const,
    queryFn: ({ signal }): Promise<Rows<ApplicationListEntry>> =>
      rows<ApplicationListEntry>(
        "applicationList",
        db.GET("/applications", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email)",
              deleted_at: "is.null",
              order: params.order ?? "name.asc",
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["name", "description"], params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of applicationList. */
export const applicationListKey = ["applicationList"] as const;

/** Columns that applicationList can be ordered by. */
export const applicationListSortKeys = [
  "name",
  "namespace",
  "source",
  "created_at",
  "updated_at",
] as const;

/** What applicationList can be filtered by: the type of the values, and the columns that they are looked for in. */
export const applicationListFilters = {
  text: { type: "text", columns: ["name", "description"] },
} as const;

export interface ApplicationDetailParams {
  /** Its id. */
  id: string;
}

/** One application. */
export const applicationDetailOptions = (params: ApplicationDetailParams) =>
  queryOptions({
    queryKey: ["applicationDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<ApplicationListEntry>> =>
      rows<ApplicationListEntry>(
        "applicationDetail",
        db.GET("/applications", {
          params: {
            query: { select: "*,creator:created_by(id,name,avatar,email)", id: `eq.${params.id}` },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of applicationDetail. */
export const applicationDetailKey = ["applicationDetail"] as const;
