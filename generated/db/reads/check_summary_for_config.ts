// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { CheckSummaryForConfig } from "../rows";

export interface ChecksOfConfigParams {
  /** Config item id. */
  configId: string;
}

/** Checks of a config item. */
export const checksOfConfigOptions = (params: ChecksOfConfigParams) =>
  queryOptions({
    queryKey: ["checksOfConfig", params] as const,
    queryFn: ({ signal }): Promise<Rows<CheckSummaryForConfig>> =>
      rows<CheckSummaryForConfig>(
        "checksOfConfig",
        db.GET("/check_summary_for_config", {
          params: { query: { select: "*", config_id: `eq.${params.configId}` } },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of checksOfConfig. */
export const checksOfConfigKey = ["checksOfConfig"] as const;
