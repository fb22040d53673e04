// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { anyContains, inList, db, rows, type Rows } from "~/api/db";
import type { ScopeListEntry, ScopeRef } from "../rows";

export interface ScopeListParams {
  /** Part of the name or description. */
  text?: string;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "namespace" | "source" | "created_at" | "updated_at"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the scopes. */
export const scopeListOptions = (params: ScopeListParams) =>
  queryOptions({
    queryKey: ["scopeList", params] as const,
    queryFn: ({ signal }): Promise<Rows<ScopeListEntry>> =>
      rows<ScopeListEntry>(
        "scopeList",
        db.GET("/scopes", {
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

/** Start of the key of every answer of scopeList. */
export const scopeListKey = ["scopeList"] as const;

/** Columns that scopeList can be ordered by. */
export const scopeListSortKeys = [
  "name",
  "namespace",
  "source",
  "created_at",
  "updated_at",
] as const;

/** What scopeList can be filtered by: the type of the values, and the columns that they are looked for in. */
export const scopeListFilters = {
  text: { type: "text", columns: ["name", "description"] },
} as const;

export interface ScopeNamesParams {
  /** Part of the name or namespace. */
  text?: string;
  /** Exact names. */
  names?: readonly string[];
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Scopes, as pickers show them. */
export const scopeNamesOptions = (params: ScopeNamesParams) =>
  queryOptions({
    queryKey: ["scopeNames", params] as const,
    queryFn: ({ signal }): Promise<Rows<ScopeRef>> =>
      rows<ScopeRef>(
        "scopeNames",
        db.GET("/scopes", {
          params: {
            query: {
              select: "id,name,namespace,description,targets",
              deleted_at: "is.null",
              order: "name.asc,namespace.asc",
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["name", "namespace"], params.text),
              name: params.names === undefined ? undefined : inList(params.names),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of scopeNames. */
export const scopeNamesKey = ["scopeNames"] as const;

/** What scopeNames can be filtered by: the type of the values, and the columns that they are looked for in. */
export const scopeNamesFilters = {
  text: { type: "text", columns: ["name", "namespace"] },
  names: { type: "texts", columns: ["name"] },
} as const;

export interface ScopeDetailParams {
  /** Its id. */
  id: string;
}

/** One scope. */
export const scopeDetailOptions = (params: ScopeDetailParams) =>
  queryOptions({
    queryKey: ["scopeDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<ScopeListEntry>> =>
      rows<ScopeListEntry>(
        "scopeDetail",
        db.GET("/scopes", {
          params: {
            query: { select: "*,creator:created_by(id,name,avatar,email)", id: `eq.${params.id}` },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of scopeDetail. */
export const scopeDetailKey = ["scopeDetail"] as const;
