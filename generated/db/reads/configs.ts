// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { anyContains, contains, inList, like, db, rows, type Rows } from "~/api/db";
import type { ConfigChoice, ConfigGroupKeys, ConfigListEntry, ConfigRef } from "../rows";

export interface ConfigListParams {
  /** Config type. */
  type?: string;
  /** Include and exclude list of config types. */
  types?: string;
  /** Include and exclude list of states. */
  statuses?: string;
  /** Include and exclude list of healths. */
  healths?: string;
  /** Agents that the items belong to. */
  agentIds?: readonly string[];
  /** Part of the name, type, description or namespace. */
  text?: string;
  /** Further conditions with quoted keys and values, for example (tags->>"cluster".eq."eu-1",health.eq."unhealthy"). */
  where?: string;
  /** Leaves deleted items out; without it they are listed too. */
  isLive?: true;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "type" | "namespace" | "status" | "health" | "changes" | "cost_total_30d" | "created_at" | "updated_at" | "deleted_at"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the catalog. */
export const configListOptions = (params: ConfigListParams) =>
  queryOptions({
    queryKey: ["configList", params] as const,
    queryFn: ({ signal }): Promise<Rows<ConfigListEntry>> =>
      rows<ConfigListEntry>(
        "configList",
        db.GET("/configs", {
          params: {
            query: {
              select:
                "id,type,config_class,name,namespace,status,health,labels,tags,changes,analysis,cost_per_minute,cost_total_1d,cost_total_7d,cost_total_30d,created_at,updated_at,deleted_at,agent_id,agent:agents(id,name)",
              order:
                params.order === undefined ? "type.asc,name.asc,id.asc" : `${params.order},id.asc`,
              type: params.type === undefined ? undefined : `eq.${params.type}`,
              "type.filter": params.types,
              "status.filter": params.statuses,
              "health.filter": params.healths,
              agent_id: params.agentIds === undefined ? undefined : inList(params.agentIds),
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["name", "type", "description", "namespace"], params.text),
              and: params.where,
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

/** Start of the key of every answer of configList. */
export const configListKey = ["configList"] as const;

/** Columns that configList can be ordered by. */
export const configListSortKeys = [
  "name",
  "type",
  "namespace",
  "status",
  "health",
  "changes",
  "cost_total_30d",
  "created_at",
  "updated_at",
  "deleted_at",
] as const;

/** What configList can be filtered by: the type of the values, and the columns that they are looked for in. */
export const configListFilters = {
  type: { type: "text", columns: ["type"] },
  types: { type: "wire", columns: ["type"] },
  statuses: { type: "wire", columns: ["status"] },
  healths: { type: "wire", columns: ["health"] },
  agentIds: { type: "texts", columns: ["agent_id"] },
  text: { type: "text", columns: ["name", "type", "description", "namespace"] },
  where: { type: "wire", columns: ["and"] },
  isLive: { type: "present", columns: ["deleted_at"] },
} as const;

export interface ConfigNamesParams {
  /** Part of the name. */
  text?: string;
  /** Include and exclude list of config types. */
  types?: string;
  /** Part of the type, whatever its case. */
  typePart?: string;
  /** External ids that the item must have. */
  externalIds?: readonly string[];
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Config items, as pickers show them. */
export const configNamesOptions = (params: ConfigNamesParams) =>
  queryOptions({
    queryKey: ["configNames", params] as const,
    queryFn: ({ signal }): Promise<Rows<ConfigChoice>> =>
      rows<ConfigChoice>(
        "configNames",
        db.GET("/configs", {
          params: {
            query: {
              select: "id,name,type,config_class,health,deleted_at,tags,external_id",
              deleted_at: "is.null",
              order: "name.asc,id.asc",
              name: params.text === undefined ? undefined : like(params.text),
              "type.filter": params.types,
              type: params.typePart === undefined ? undefined : like(params.typePart),
              external_id:
                params.externalIds === undefined ? undefined : contains(params.externalIds),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of configNames. */
export const configNamesKey = ["configNames"] as const;

/** What configNames can be filtered by: the type of the values, and the columns that they are looked for in. */
export const configNamesFilters = {
  text: { type: "text", columns: ["name"] },
  types: { type: "wire", columns: ["type"] },
  typePart: { type: "text", columns: ["type"] },
  externalIds: { type: "texts", columns: ["external_id"] },
} as const;

export interface ConfigsByIdsParams {
  /** Config item ids. */
  ids: readonly string[];
}

/** Some config items by their ids, as links show them; deleted ones too. */
export const configsByIdsOptions = (params: ConfigsByIdsParams) =>
  queryOptions({
    queryKey: ["configsByIds", params] as const,
    queryFn: ({ signal }): Promise<Rows<ConfigRef>> =>
      rows<ConfigRef>(
        "configsByIds",
        db.GET("/configs", {
          params: {
            query: {
              select: "id,name,type,config_class,health,deleted_at",
              id: inList(params.ids),
            },
          },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of configsByIds. */
export const configsByIdsKey = ["configsByIds"] as const;

export interface ConfigGroupKeysParams {
  /** Config type. */
  type?: string;
  /** Further conditions, as configList takes them. */
  where?: string;
  /** Leaves deleted items out; without it they count too. */
  isLive?: true;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** What the items of the catalog are grouped and counted by. */
export const configGroupKeysOptions = (params: ConfigGroupKeysParams) =>
  queryOptions({
    queryKey: ["configGroupKeys", params] as const,
    queryFn: ({ signal }): Promise<Rows<ConfigGroupKeys>> =>
      rows<ConfigGroupKeys>(
        "configGroupKeys",
        db.GET("/configs", {
          params: {
            query: {
              select:
                "name,type,config_class,status,health,tags,analysis,updated_at,agent:agents(id,name)",
              order: "id.asc",
              type: params.type === undefined ? undefined : `eq.${params.type}`,
              and: params.where,
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

/** Start of the key of every answer of configGroupKeys. */
export const configGroupKeysKey = ["configGroupKeys"] as const;

/** What configGroupKeys can be filtered by: the type of the values, and the columns that they are looked for in. */
export const configGroupKeysFilters = {
  type: { type: "text", columns: ["type"] },
  where: { type: "wire", columns: ["and"] },
  isLive: { type: "present", columns: ["deleted_at"] },
} as const;
