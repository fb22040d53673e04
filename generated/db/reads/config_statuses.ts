// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { ConfigStatus } from "../rows";

/** States that config items have. */
export const configStatusesOptions = () =>
  queryOptions({
    queryKey: ["configStatuses"] as const,
    queryFn: ({ signal }): Promise<Rows<ConfigStatus>> =>
      rows<ConfigStatus>(
        "configStatuses",
        db.GET("/config_statuses", {
          params: { query: { select: "*", order: "status.asc" } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of configStatuses. */
export const configStatusesKey = ["configStatuses"] as const;
