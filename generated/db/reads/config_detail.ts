// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { contains, like, db, rows, type Rows } from "~/api/db";
import type { ConfigItemDetail, ResponderConfig } from "../rows";

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

export interface ResponderConfigsParams {
  /** How the team is called: jira or ms_planner. */
  type: string;
  /** Ids of teams that the item must be kept for. */
  teams: readonly string[];
}

/** What a team's ticket system offers, kept as config items whose external id is the team's. */
export const responderConfigsOptions = (params: ResponderConfigsParams) =>
  queryOptions({
    queryKey: ["responderConfigs", params] as const,
    queryFn: ({ signal }): Promise<Rows<ResponderConfig>> =>
      rows<ResponderConfig>(
        "responderConfigs",
        db.GET("/config_detail", {
          params: {
            query: {
              select: "id,name,type,external_id,config",
              deleted_at: "is.null",
              order: "name.asc,id.asc",
              type: like(params.type),
              external_id: contains(params.teams),
            },
          },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of responderConfigs. */
export const responderConfigsKey = ["responderConfigs"] as const;
