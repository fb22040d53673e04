// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { SavedQuery } from "../rows";

/** Saved views by their names. */
export const savedQueriesOptions = () =>
  queryOptions({
    queryKey: ["savedQueries"] as const,
    queryFn: ({ signal }): Promise<Rows<SavedQuery>> =>
      rows<SavedQuery>(
        "savedQueries",
        db.GET("/saved_query", {
          params: { query: { select: "*", order: "description.asc,id.asc" } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of savedQueries. */
export const savedQueriesKey = ["savedQueries"] as const;

export interface SavedQueryDetailParams {
  /** Id of the saved view. */
  id: string;
}

/** A saved view. */
export const savedQueryDetailOptions = (params: SavedQueryDetailParams) =>
  queryOptions({
    queryKey: ["savedQueryDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<SavedQuery>> =>
      rows<SavedQuery>(
        "savedQueryDetail",
        db.GET("/saved_query", {
          params: { query: { select: "*", id: `eq.${params.id}` } },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of savedQueryDetail. */
export const savedQueryDetailKey = ["savedQueryDetail"] as const;
