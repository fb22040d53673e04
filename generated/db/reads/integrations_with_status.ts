// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { inList, like, db, rows, type Rows } from "~/api/db";
import type { IntegrationWithStatus } from "../rows";

export interface IntegrationListParams {
  /** Part of the name. */
  text?: string;
  /** scrapers or topologies or logging_backends. */
  types?: readonly string[];
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "integration_type" | "source" | "created_at" | "updated_at" | "job_status" | "job_time_start" | "job_last_failed"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the integrations. */
export const integrationListOptions = (params: IntegrationListParams) =>
  queryOptions({
    queryKey: ["integrationList", params] as const,
    queryFn: ({ signal }): Promise<Rows<IntegrationWithStatus>> =>
      rows<IntegrationWithStatus>(
        "integrationList",
        db.GET("/integrations_with_status", {
          params: {
            query: {
              select: "*",
              deleted_at: "is.null",
              order: params.order ?? "created_at.desc",
              name: params.text === undefined ? undefined : like(params.text),
              integration_type: params.types === undefined ? undefined : inList(params.types),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of integrationList. */
export const integrationListKey = ["integrationList"] as const;

/** Columns that integrationList can be ordered by. */
export const integrationListSortKeys = [
  "name",
  "integration_type",
  "source",
  "created_at",
  "updated_at",
  "job_status",
  "job_time_start",
  "job_last_failed",
] as const;

/** What integrationList can be filtered by: the type of the values, and the columns that they are looked for in. */
export const integrationListFilters = {
  text: { type: "text", columns: ["name"] },
  types: { type: "texts", columns: ["integration_type"] },
} as const;
