// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { anyContains, inList, db, rows, type Rows } from "~/api/db";
import type { ConnectionListEntry, ConnectionRef } from "../rows";

export interface ConnectionListParams {
  /** Part of the name or type or namespace. */
  text?: string;
  /** Connection types. */
  types?: readonly string[];
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "type" | "namespace" | "source" | "created_at" | "updated_at"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the connections. */
export const connectionListOptions = (params: ConnectionListParams) =>
  queryOptions({
    queryKey: ["connectionList", params] as const,
    queryFn: ({ signal }): Promise<Rows<ConnectionListEntry>> =>
      rows<ConnectionListEntry>(
        "connectionList",
        db.GET("/connections", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email)",
              deleted_at: "is.null",
              order: params.order ?? "name.asc",
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["name", "type", "namespace"], params.text),
              type: params.types === undefined ? undefined : inList(params.types),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of connectionList. */
export const connectionListKey = ["connectionList"] as const;

/** Columns that connectionList can be ordered by. */
export const connectionListSortKeys = [
  "name",
  "type",
  "namespace",
  "source",
  "created_at",
  "updated_at",
] as const;

/** What connectionList can be filtered by: the type of the values, and the columns that they are looked for in. */
export const connectionListFilters = {
  text: { type: "text", columns: ["name", "type", "namespace"] },
  types: { type: "texts", columns: ["type"] },
} as const;

export interface ConnectionDetailParams {
  /** Its id. */
  id: string;
}

/** One connection. */
export const connectionDetailOptions = (params: ConnectionDetailParams) =>
  queryOptions({
    queryKey: ["connectionDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<ConnectionListEntry>> =>
      rows<ConnectionListEntry>(
        "connectionDetail",
        db.GET("/connections", {
          params: {
            query: { select: "*,creator:created_by(id,name,avatar,email)", id: `eq.${params.id}` },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of connectionDetail. */
export const connectionDetailKey = ["connectionDetail"] as const;

export interface ConnectionNamesParams {
  /** Connection types. */
  types?: readonly string[];
  /** Part of the name or namespace. */
  text?: string;
}

/** Connections, as pickers and links show them. */
export const connectionNamesOptions = (params: ConnectionNamesParams) =>
  queryOptions({
    queryKey: ["connectionNames", params] as const,
    queryFn: ({ signal }): Promise<Rows<ConnectionRef>> =>
      rows<ConnectionRef>(
        "connectionNames",
        db.GET("/connections", {
          params: {
            query: {
              select: "id,name,namespace,type",
              deleted_at: "is.null",
              order: "name.asc",
              type: params.types === undefined ? undefined : inList(params.types),
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["name", "namespace"], params.text),
            },
          },
          signal,
        }),
      ),
    staleTime: 30000,
  });

/** Start of the key of every answer of connectionNames. */
export const connectionNamesKey = ["connectionNames"] as const;
