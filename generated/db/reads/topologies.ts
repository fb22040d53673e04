// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { TopologyDetail, TopologySpec } from "../rows";

export interface TopologyDetailParams {
  /** Topology id. */
  id: string;
}

/** One topology with its spec; a deleted one too. */
export const topologyDetailOptions = (params: TopologyDetailParams) =>
  queryOptions({
    queryKey: ["topologyDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<TopologyDetail>> =>
      rows<TopologyDetail>(
        "topologyDetail",
        db.GET("/topologies", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email),agent:agents(id,name)",
              id: `eq.${params.id}`,
            },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of topologyDetail. */
export const topologyDetailKey = ["topologyDetail"] as const;

export interface TopologySpecsParams {
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Specs of the topologies, to look through. */
export const topologySpecsOptions = (params: TopologySpecsParams) =>
  queryOptions({
    queryKey: ["topologySpecs", params] as const,
    queryFn: ({ signal }): Promise<Rows<TopologySpec>> =>
      rows<TopologySpec>(
        "topologySpecs",
        db.GET("/topologies", {
          params: {
            query: {
              select: "id,name,namespace,spec",
              deleted_at: "is.null",
              order: "name.asc,id.asc",
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of topologySpecs. */
export const topologySpecsKey = ["topologySpecs"] as const;
