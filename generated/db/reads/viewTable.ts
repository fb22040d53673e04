// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { ViewTableRow } from "../rows";

export interface ViewRowsParams {
  /** Which set of variables the rows were made for. */
  fingerprint: string;
  /** column.asc or column.desc.nullslast. */
  order?: string;
  /** Conditions on its columns, such as (health.in.(healthy),status.not.in.(Pending)). */
  only?: string;
  /** view_{namespace}_{name}, dashes as underscores. */
  viewTable: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of a custom view. */
export const viewRowsOptions = (params: ViewRowsParams) =>
  queryOptions({
    queryKey: ["viewRows", params] as const,
    queryFn: ({ signal }): Promise<Rows<ViewTableRow>> =>
      rows<ViewTableRow>(
        "viewRows",
        db.GET("/{viewTable}", {
          params: {
            path: { viewTable: params.viewTable },
            query: {
              select: "*",
              request_fingerprint: `eq.${params.fingerprint}`,
              order: params.order,
              and: params.only,
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of viewRows. */
export const viewRowsKey = ["viewRows"] as const;

/** What viewRows can be filtered by: the type of the values, and the columns that they are looked for in. */
export const viewRowsFilters = {
  fingerprint: { type: "text", columns: ["request_fingerprint"] },
  order: { type: "wire", columns: ["order"] },
  only: { type: "wire", columns: ["and"] },
} as const;
