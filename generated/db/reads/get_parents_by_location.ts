// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { ParentByLocation } from "../rows";

export interface ParentsByLocationParams {
  /** Config item id. */
  configId: string;
}

/** Items that a config item runs in, outermost first. */
export const parentsByLocationOptions = (params: ParentsByLocationParams) =>
  queryOptions({
    queryKey: ["parentsByLocation", params] as const,
    queryFn: ({ signal }): Promise<Rows<ParentByLocation>> =>
      rows<ParentByLocation>(
        "parentsByLocation",
        db.GET("/rpc/get_parents_by_location", {
          params: { query: { select: "*", config_id: params.configId } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of parentsByLocation. */
export const parentsByLocationKey = ["parentsByLocation"] as const;
