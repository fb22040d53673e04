// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { inList, db, rows, type Rows } from "~/api/db";
import type { ConfigRelationshipEntry } from "../rows";

export interface ConfigRelationshipsParams {
  /** Relationships of one item, whichever end it is: (config_id.eq.X,related_id.eq.X). */
  either?: string;
  /** Items that point. */
  configIds?: readonly string[];
  /** Items that are pointed at. */
  relatedIds?: readonly string[];
  /** Leaves deleted relationships out. */
  isLive?: true;
  /** What to order by, for example "relation.desc". */
  order?: `${"relation" | "created_at" | "updated_at"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the direct relationships between config items. */
export const configRelationshipsOptions = (params: ConfigRelationshipsParams) =>
  queryOptions({
    queryKey: ["configRelationships", params] as const,
    queryFn: ({ signal }): Promise<Rows<ConfigRelationshipEntry>> =>
      rows<ConfigRelationshipEntry>(
        "configRelationships",
        db.GET("/config_relationships", {
          params: {
            query: {
              select:
                "*,config:configs!config_relationships_config_id_fkey(id,name,type,config_class,health,deleted_at),related:configs!config_relationships_related_id_fkey(id,name,type,config_class,health,deleted_at)",
              order: params.order ?? "created_at.desc",
              or: params.either,
              config_id: params.configIds === undefined ? undefined : inList(params.configIds),
              related_id: params.relatedIds === undefined ? undefined : inList(params.relatedIds),
              deleted_at: params.isLive === undefined ? undefined : `is.null`,
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of configRelationships. */
export const configRelationshipsKey = ["configRelationships"] as const;

/** Columns that configRelationships can be ordered by. */
export const configRelationshipsSortKeys = ["relation", "created_at", "updated_at"] as const;

/** What configRelationships can be filtered by: the type of the values, and the columns that they are looked for in. */
export const configRelationshipsFilters = {
  either: { type: "wire", columns: ["or"] },
  configIds: { type: "texts", columns: ["config_id"] },
  relatedIds: { type: "texts", columns: ["related_id"] },
  isLive: { type: "present", columns: ["deleted_at"] },
} as const;
