// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { RelatedConfigEntry } from "../rows";

export interface RelatedConfigsParams {
  /** Config item id. */
  configId: string;
  /** outgoing, incoming or all. */
  direction?: string;
  /** hard or both. */
  incoming?: string;
  /** hard or both. */
  outgoing?: string;
  /** Whether deleted items belong to it. */
  includeDeleted?: boolean;
  /** How many steps away; 5 unless given. */
  depth?: number;
  /** Include and exclude list of config types. */
  types?: string;
  /** Include and exclude list of states. */
  statuses?: string;
  /** Include and exclude list of healths. */
  healths?: string;
  /** Conditions on tags with quoted keys, for example (tags->>"cluster".eq."eu-1"). */
  tags?: string;
}

/** A config item, its ancestors and what is related to it. */
export const relatedConfigsOptions = (params: RelatedConfigsParams) =>
  queryOptions({
    queryKey: ["relatedConfigs", params] as const,
    queryFn: ({ signal }): Promise<Rows<RelatedConfigEntry>> =>
      rows<RelatedConfigEntry>(
        "relatedConfigs",
        db.GET("/rpc/related_configs_recursive", {
          params: {
            query: {
              select: "*",
              config_id: params.configId,
              type_filter: params.direction,
              incoming_relation: params.incoming,
              outgoing_relation: params.outgoing,
              include_deleted_configs: params.includeDeleted,
              max_depth: params.depth,
              "type.filter": params.types,
              "status.filter": params.statuses,
              "health.filter": params.healths,
              and: params.tags,
            },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of relatedConfigs. */
export const relatedConfigsKey = ["relatedConfigs"] as const;
