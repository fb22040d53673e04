// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { anyContains, inList, db, rows, type Rows } from "~/api/db";
import type { ComponentChoice } from "../rows";

export interface ComponentNamesParams {
  /** Part of the name or external id. */
  text?: string;
  /** Component types. */
  types?: readonly string[];
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Components, as pickers show them. */
export const componentNamesOptions = (params: ComponentNamesParams) =>
  queryOptions({
    queryKey: ["componentNames", params] as const,
    queryFn: ({ signal }): Promise<Rows<ComponentChoice>> =>
      rows<ComponentChoice>(
        "componentNames",
        db.GET("/component_names", {
          params: {
            query: {
              select: "id,name,icon,type,path,parent_id",
              order: "name.asc,id.asc",
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["name", "external_id"], params.text),
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

/** Start of the key of every answer of componentNames. */
export const componentNamesKey = ["componentNames"] as const;

/** What componentNames can be filtered by: the type of the values, and the columns that they are looked for in. */
export const componentNamesFilters = {
  text: { type: "text", columns: ["name", "external_id"] },
  types: { type: "texts", columns: ["type"] },
} as const;

export interface ComponentsByIdsParams {
  /** Component ids. */
  ids: readonly string[];
}

/** Some components by their ids, as links and paths show them; deleted and hidden ones are missing. */
export const componentsByIdsOptions = (params: ComponentsByIdsParams) =>
  queryOptions({
    queryKey: ["componentsByIds", params] as const,
    queryFn: ({ signal }): Promise<Rows<ComponentChoice>> =>
      rows<ComponentChoice>(
        "componentsByIds",
        db.GET("/component_names", {
          params: { query: { select: "id,name,icon,type,path,parent_id", id: inList(params.ids) } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of componentsByIds. */
export const componentsByIdsKey = ["componentsByIds"] as const;
