// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { ComponentOfConfig, ConfigOfComponent } from "../rows";

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

export interface ComponentsOfConfigParams {
  /** Config item id. */
  configId: string;
}

/** Components that a config item belongs to, with the log sources that they name. */
export const componentsOfConfigOptions = (params: ComponentsOfConfigParams) =>
  queryOptions({
    queryKey: ["componentsOfConfig", params] as const,
    queryFn: ({ signal }): Promise<Rows<ComponentOfConfig>> =>
      rows<ComponentOfConfig>(
        "componentsOfConfig",
        db.GET("/config_component_relationships", {
          params: {
            query: {
              select:
                "component_id,component:components(id,name,icon,type,log_selectors,deleted_at)",
              deleted_at: "is.null",
              order: "component_id.asc",
              config_id: `eq.${params.configId}`,
            },
          },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of componentsOfConfig. */
export const componentsOfConfigKey = ["componentsOfConfig"] as const;
