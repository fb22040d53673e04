// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { JobHistoryName } from "../rows";

/** Names of jobs. */
export const jobNamesOptions = () =>
  queryOptions({
    queryKey: ["jobNames"] as const,
    queryFn: ({ signal }): Promise<Rows<JobHistoryName>> =>
      rows<JobHistoryName>(
        "jobNames",
        db.GET("/job_history_names", {
          params: { query: { select: "name", order: "name.asc" } },
          signal,
        }),
      ),
    staleTime: 300000,
  });

/** Start of the key of every answer of jobNames. */
export const jobNamesKey = ["jobNames"] as const;
