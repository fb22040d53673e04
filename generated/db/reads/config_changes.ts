// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { inList, db, rows, type Rows } from "~/api/db";
import type { ChangeDetail, ChangeDiff, ChangeOfComponent, ConfigsChange } from "../rows";

export interface ChangeDetailParams {
  /** Change id. */
  id: string;
}

/** One change with its difference. */
export const changeDetailOptions = (params: ChangeDetailParams) =>
  queryOptions({
    queryKey: ["changeDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<ChangeDetail>> =>
      rows<ChangeDetail>(
        "changeDetail",
        db.GET("/config_changes", {
          params: {
            query: {
              select:
                "id,config_id,change_type,severity,source,summary,created_by,external_created_by,created_at,first_observed,count,diff,details,patches,config:configs(id,name,type,config_class,health,deleted_at,tags)",
              id: `eq.${params.id}`,
            },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of changeDetail. */
export const changeDetailKey = ["changeDetail"] as const;

export interface ChangesOfConfigsParams {
  /** Config item ids. */
  configIds: readonly string[];
  /** Changes from this time on. */
  since: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Changes of a handful of items during a stretch of time, newest first. */
export const changesOfConfigsOptions = (params: ChangesOfConfigsParams) =>
  queryOptions({
    queryKey: ["changesOfConfigs", params] as const,
    queryFn: ({ signal }): Promise<Rows<ConfigsChange>> =>
      rows<ConfigsChange>(
        "changesOfConfigs",
        db.GET("/config_changes", {
          params: {
            query: {
              select:
                "id,config_id,change_type,severity,source,summary,created_by,external_created_by,created_at,config:configs(id,name,type,config_class,health,deleted_at)",
              order: "created_at.desc,id.asc",
              config_id: inList(params.configIds),
              created_at: `gte.${params.since}`,
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of changesOfConfigs. */
export const changesOfConfigsKey = ["changesOfConfigs"] as const;

/** What changesOfConfigs can be filtered by: the type of the values, and the columns that they are looked for in. */
export const changesOfConfigsFilters = {
  configIds: { type: "texts", columns: ["config_id"] },
  since: { type: "time", columns: ["created_at"] },
} as const;

export interface ChangeDiffsParams {
  /** Config item id. */
  configId: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Differences of one config item, newest first, to go back along them. */
export const changeDiffsOptions = (params: ChangeDiffsParams) =>
  queryOptions({
    queryKey: ["changeDiffs", params] as const,
    queryFn: ({ signal }): Promise<Rows<ChangeDiff>> =>
      rows<ChangeDiff>(
        "changeDiffs",
        db.GET("/config_changes", {
          params: {
            query: {
              select: "id,created_at,change_type,summary,diff",
              diff: "not.is.null",
              order: "created_at.desc,id.desc",
              config_id: `eq.${params.configId}`,
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of changeDiffs. */
export const changeDiffsKey = ["changeDiffs"] as const;

/** What changeDiffs can be filtered by: the type of the values, and the columns that they are looked for in. */
export const changeDiffsFilters = { configId: { type: "uuid", columns: ["config_id"] } } as const;

export interface ChangesOfComponentParams {
  /** Component id. */
  componentId: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the changes of a component's config items, newest first. */
export const changesOfComponentOptions = (params: ChangesOfComponentParams) =>
  queryOptions({
    queryKey: ["changesOfComponent", params] as const,
    queryFn: ({ signal }): Promise<Rows<ChangeOfComponent>> =>
      rows<ChangeOfComponent>(
        "changesOfComponent",
        db.GET("/config_changes", {
          params: {
            query: {
              select:
                "id,config_id,change_type,severity,source,summary,created_by,external_created_by,created_at,first_observed,count,config:configs!inner(id,name,type,config_class,health,deleted_at,links:config_component_relationships!inner(component_id))",
              order: "created_at.desc,id.asc",
              "config.links.component_id": `eq.${params.componentId}`,
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of changesOfComponent. */
export const changesOfComponentKey = ["changesOfComponent"] as const;

/** What changesOfComponent can be filtered by: the type of the values, and the columns that they are looked for in. */
export const changesOfComponentFilters = {
  componentId: { type: "uuid", columns: ["config.links.component_id"] },
} as const;
