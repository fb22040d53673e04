// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { inList, db, rows, type Rows } from "~/api/db";
import type { RowMark } from "../rows";

export interface EvidenceMarksParams {
  /** Hypothesis ids. */
  hypothesisIds: readonly string[];
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Evidence of some hypotheses, the last changed first; with its total it tells whether any came, changed or went. */
export const evidenceMarksOptions = (params: EvidenceMarksParams) =>
  queryOptions({
    queryKey: ["evidenceMarks", params] as const,
    queryFn: ({ signal }): Promise<Rows<RowMark>> =>
      rows<RowMark>(
        "evidenceMarks",
        db.GET("/evidences", {
          params: {
            query: {
              select: "id,updated_at",
              order: "updated_at.desc,id.asc",
              hypothesis_id: inList(params.hypothesisIds),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of evidenceMarks. */
export const evidenceMarksKey = ["evidenceMarks"] as const;

/** What evidenceMarks can be filtered by: the type of the values, and the columns that they are looked for in. */
export const evidenceMarksFilters = {
  hypothesisIds: { type: "texts", columns: ["hypothesis_id"] },
} as const;
