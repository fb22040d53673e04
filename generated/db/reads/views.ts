// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { anyContains, db, rows, type Rows } from "~/api/db";
import type { ViewListEntry } from "../rows";

export interface ViewListParams {
  /** Part of the name or namespace. */
  text?: string;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "namespace" | "source" | "created_at" | "updated_at" | "last_ran"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the custom views. */
export const viewListOptions = (params: ViewListParams) =>
  queryOptions({
    queryKey: ["viewList", params] as const,
    queryFn: ({ signal }): Promise<Rows<ViewListEntry>> =>
      rows<ViewListEntry>(
        "viewList",
        db.GET("/views", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email)",
              deleted_at: "is.null",
              order: params.order ?? "created_at.desc",
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

/** Start of the key of every answer of viewList. */
export const viewListKey = ["viewList"] as const;

/** Columns that viewList can be ordered by. */
export const viewListSortKeys = [
  "name",
  "namespace",
  "source",
  "created_at",
  "updated_at",
  "last_ran",
] as const;

/** What viewList can be filtered by: the type of the values, and the columns that they are looked for in. */
export const viewListFilters = { text: { type: "text", columns: ["name", "namespace"] } } as const;

export interface ViewDetailParams {
  /** Its id. */
  id: string;
}

/** One custom view. */
export const viewDetailOptions = (params: ViewDetailParams) =>
  queryOptions({
    queryKey: ["viewDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<ViewListEntry>> =>
      rows<ViewListEntry>(
        "viewDetail",
        db.GET("/views", {
          params: {
            query: { select: "*,creator:created_by(id,name,avatar,email)", id: `eq.${params.id}` },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of viewDetail. */
export const viewDetailKey = ["viewDetail"] as const;
