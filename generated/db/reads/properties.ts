// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { anyContains, db, rows, type Rows } from "~/api/db";
import type { PropertyListEntry } from "../rows";

export interface PropertyListParams {
  /** Part of the name or value. */
  text?: string;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "value" | "created_at" | "updated_at"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Properties of the database. */
export const propertyListOptions = (params: PropertyListParams) =>
  queryOptions({
    queryKey: ["propertyList", params] as const,
    queryFn: ({ signal }): Promise<Rows<PropertyListEntry>> =>
      rows<PropertyListEntry>(
        "propertyList",
        db.GET("/properties", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email)",
              deleted_at: "is.null",
              order: params.order ?? "name.asc",
              or:
                params.text === undefined ? undefined : anyContains(["name", "value"], params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of propertyList. */
export const propertyListKey = ["propertyList"] as const;

/** Columns that propertyList can be ordered by. */
export const propertyListSortKeys = ["name", "value", "created_at", "updated_at"] as const;

/** What propertyList can be filtered by: the type of the values, and the columns that they are looked for in. */
export const propertyListFilters = { text: { type: "text", columns: ["name", "value"] } } as const;

export interface PropertyDetailParams {
  /** Its name. */
  name: string;
}

/** One property of the database. */
export const propertyDetailOptions = (params: PropertyDetailParams) =>
  queryOptions({
    queryKey: ["propertyDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<PropertyListEntry>> =>
      rows<PropertyListEntry>(
        "propertyDetail",
        db.GET("/properties", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email)",
              name: `eq.${params.name}`,
            },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of propertyDetail. */
export const propertyDetailKey = ["propertyDetail"] as const;
