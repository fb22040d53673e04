// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { inList, db, rows, type Rows } from "~/api/db";
import type { CheckIdOfConfig } from "../rows";

export interface CheckIdsOfConfigsParams {
  /** Config item ids. */
  configIds: readonly string[];
}

/** Which checks speak for any of some config items. */
export const checkIdsOfConfigsOptions = (params: CheckIdsOfConfigsParams) =>
  queryOptions({
    queryKey: ["checkIdsOfConfigs", params] as const,
    queryFn: ({ signal }): Promise<Rows<CheckIdOfConfig>> =>
      rows<CheckIdOfConfig>(
        "checkIdsOfConfigs",
        db.GET("/check_config_relationships", {
          params: {
            query: {
              select: "check_id",
              deleted_at: "is.null",
              config_id: inList(params.configIds),
            },
          },
          signal,
        }),
      ),
    staleTime: 300000,
  });

/** Start of the key of every answer of checkIdsOfConfigs. */
export const checkIdsOfConfigsKey = ["checkIdsOfConfigs"] as const;
