// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { ConfigOfComponent } from "../rows";

export interface ConfigsOfComponentParams {
  /** Component id. */
  componentId: string;
  /** Leaves deleted links out. */
  isLive?: true;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the config items of a component. */
export const configsOfComponentOptions = (params: ConfigsOfComponentParams) =>
  queryOptions({
    queryKey: ["configsOfComponent", params] as const,
    queryFn: ({ signal }): Promise<Rows<ConfigOfComponent>> =>
      rows<ConfigOfComponent>(
        "configsOfComponent",
        db.GET("/config_component_relationships", {
          params: {
            query: {
              select:
                "*,config:configs!config_component_relationships_config_id_fkey(id,name,type,config_class,health,deleted_at)",
              order: "created_at.desc,config_id.asc",
              component_id: `eq.${params.componentId}`,
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

/** Start of the key of every answer of configsOfComponent. */
export const configsOfComponentKey = ["configsOfComponent"] as const;

/** What configsOfComponent can be filtered by: the type of the values, and the columns that they are looked for in. */
export const configsOfComponentFilters = {
  componentId: { type: "uuid", columns: ["component_id"] },
  isLive: { type: "present", columns: ["deleted_at"] },
} as const;
