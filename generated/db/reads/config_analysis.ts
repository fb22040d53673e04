// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { InsightDetail } from "../rows";

export interface InsightDetailParams {
  /** Insight id. */
  id: string;
}

/** One insight with its data. */
export const insightDetailOptions = (params: InsightDetailParams) =>
  queryOptions({
    queryKey: ["insightDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<InsightDetail>> =>
      rows<InsightDetail>(
        "insightDetail",
        db.GET("/config_analysis", {
          params: {
            query: {
              select:
                "id,config_id,source,analyzer,analysis_type,severity,status,summary,message,analysis,first_observed,last_observed,config:configs(id,name,type,config_class,health,deleted_at)",
              id: `eq.${params.id}`,
            },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of insightDetail. */
export const insightDetailKey = ["insightDetail"] as const;
