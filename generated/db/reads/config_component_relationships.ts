// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { ConfigOfComponent } from "../rows";

export interface ConfigsOfComponentParams {
  /** Component id. */
  componentId: string;
  /** null leaves deleted links out. */
  deleted?: string;
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
              deleted_at: params.deleted === undefined ? undefined : `is.${params.deleted}`,
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });
