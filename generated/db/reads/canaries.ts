// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { CanarySpec, StoredSpec } from "../rows";

export interface CanarySpecParams {
  /** Canary id. */
  id: string;
}

/** The canary that a check belongs to, with its spec. */
export const canarySpecOptions = (params: CanarySpecParams) =>
  queryOptions({
    queryKey: ["canarySpec", params] as const,
    queryFn: ({ signal }): Promise<Rows<CanarySpec>> =>
      rows<CanarySpec>(
        "canarySpec",
        db.GET("/canaries", {
          params: {
            query: {
              select: "id,source,spec,labels,name,namespace,agent_id,updated_at,deleted_at",
              id: `eq.${params.id}`,
            },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of canarySpec. */
export const canarySpecKey = ["canarySpec"] as const;

export interface CanarySpecsParams {
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Specs of the health checks, to look through. */
export const canarySpecsOptions = (params: CanarySpecsParams) =>
  queryOptions({
    queryKey: ["canarySpecs", params] as const,
    queryFn: ({ signal }): Promise<Rows<StoredSpec>> =>
      rows<StoredSpec>(
        "canarySpecs",
        db.GET("/canaries", {
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

/** Start of the key of every answer of canarySpecs. */
export const canarySpecsKey = ["canarySpecs"] as const;
