// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { inList, db, rows, type Rows } from "~/api/db";
import type { UptimeDay } from "../rows";

export interface UptimeDaysParams {
  /** Check ids. */
  checkIds: readonly string[];
  /** Days from this one on. */
  since: string;
}

/** How the runs of a handful of checks went, day by day. */
export const uptimeDaysOptions = (params: UptimeDaysParams) =>
  queryOptions({
    queryKey: ["uptimeDays", params] as const,
    queryFn: ({ signal }): Promise<Rows<UptimeDay>> =>
      rows<UptimeDay>(
        "uptimeDays",
        db.GET("/check_statuses_1d", {
          params: {
            query: {
              select: "check_id,created_at,total,passed,failed",
              order: "created_at.asc",
              check_id: inList(params.checkIds),
              created_at: `gte.${params.since}`,
            },
          },
          signal,
        }),
      ),
    staleTime: 300000,
  });

/** Start of the key of every answer of uptimeDays. */
export const uptimeDaysKey = ["uptimeDays"] as const;
