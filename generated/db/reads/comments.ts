// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { RowMark } from "../rows";

export interface CommentMarksParams {
  /** Incident id. */
  incidentId: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Comments of an incident, the last changed first; with its total it tells whether any came, changed or went. */
export const commentMarksOptions = (params: CommentMarksParams) =>
  queryOptions({
    queryKey: ["commentMarks", params] as const,
    queryFn: ({ signal }): Promise<Rows<RowMark>> =>
      rows<RowMark>(
        "commentMarks",
        db.GET("/comments", {
          params: {
            query: {
              select: "id,updated_at",
              order: "updated_at.desc,id.asc",
              incident_id: `eq.${params.incidentId}`,
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of commentMarks. */
export const commentMarksKey = ["commentMarks"] as const;

/** What commentMarks can be filtered by: the type of the values, and the columns that they are looked for in. */
export const commentMarksFilters = {
  incidentId: { type: "uuid", columns: ["incident_id"] },
} as const;
