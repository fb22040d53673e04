// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { ConfigItemDetail } from "../rows";

export interface ConfigDetailParams {
  /** Config item id. */
  id: string;
}

/** One config item with everything that its page shows. */
export const configDetailOptions = (params: ConfigDetailParams) =>
  queryOptions({
    queryKey: ["configDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<ConfigItemDetail>> =>
      rows<ConfigItemDetail>(
        "configDetail",
        db.GET("/config_detail", {
          params: { query: { select: "*", id: `eq.${params.id}` } },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of configDetail. */
export const configDetailKey = ["configDetail"] as const;
