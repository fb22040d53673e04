// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { anyContains, db, rows, type Rows } from "~/api/db";
import type { InsightListEntry, InsightOfComponent, InsightSource } from "../rows";

export interface InsightListParams {
  /** Config item id. */
  configId?: string;
  /** Include and exclude list of insight types. */
  types?: string;
  /** Include and exclude list of severities. */
  severities?: string;
  /** Include and exclude list of states. */
  statuses?: string;
  /** Include and exclude list of analyzers. */
  analyzers?: string;
  /** Include and exclude list of sources. */
  sources?: string;
  /** Include and exclude list of config types. */
  configTypes?: string;
  /** Part of the analyzer, summary or message. */
  text?: string;
  /** What to order by, for example "first_observed.desc". */
  order?: `${"first_observed" | "last_observed" | "analyzer" | "analysis_type" | "severity" | "status" | "config_type"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the insights. */
export const insightListOptions = (params: InsightListParams) =>
  queryOptions({
    queryKey: ["insightList", params] as const,
    queryFn: ({ signal }): Promise<Rows<InsightListEntry>> =>
      rows<InsightListEntry>(
        "insightList",
        db.GET("/config_analysis_items", {
          params: {
            query: {
              select:
                "id,config_id,config_type,source,analyzer,analysis_type,severity,status,summary,message,first_observed,last_observed,config:configs(id,name,type,config_class,health,deleted_at)",
              order:
                params.order === undefined
                  ? "first_observed.desc,id.asc"
                  : `${params.order},id.asc`,
              config_id: params.configId === undefined ? undefined : `eq.${params.configId}`,
              "analysis_type.filter": params.types,
              "severity.filter": params.severities,
              "status.filter": params.statuses,
              "analyzer.filter": params.analyzers,
              "source.filter": params.sources,
              "config_type.filter": params.configTypes,
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["analyzer", "summary", "message"], params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of insightList. */
export const insightListKey = ["insightList"] as const;

/** Columns that insightList can be ordered by. */
export const insightListSortKeys = [
  "first_observed",
  "last_observed",
  "analyzer",
  "analysis_type",
  "severity",
  "status",
  "config_type",
] as const;

/** What insightList can be filtered by: the type of the values, and the columns that they are looked for in. */
export const insightListFilters = {
  configId: { type: "uuid", columns: ["config_id"] },
  types: { type: "wire", columns: ["analysis_type"] },
  severities: { type: "wire", columns: ["severity"] },
  statuses: { type: "wire", columns: ["status"] },
  analyzers: { type: "wire", columns: ["analyzer"] },
  sources: { type: "wire", columns: ["source"] },
  configTypes: { type: "wire", columns: ["config_type"] },
  text: { type: "text", columns: ["analyzer", "summary", "message"] },
} as const;

export interface InsightSourcesParams {
  /** Only sources behind this one. */
  after?: string;
  /** Config item id. */
  configId?: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Sources of insights in their order, once for each insight; the ones behind one name at a time. */
export const insightSourcesOptions = (params: InsightSourcesParams) =>
  queryOptions({
    queryKey: ["insightSources", params] as const,
    queryFn: ({ signal }): Promise<Rows<InsightSource>> =>
      rows<InsightSource>(
        "insightSources",
        db.GET("/config_analysis_items", {
          params: {
            query: {
              select: "source",
              order: "source.asc",
              source: params.after === undefined ? undefined : `gt.${params.after}`,
              config_id: params.configId === undefined ? undefined : `eq.${params.configId}`,
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of insightSources. */
export const insightSourcesKey = ["insightSources"] as const;

/** What insightSources can be filtered by: the type of the values, and the columns that they are looked for in. */
export const insightSourcesFilters = {
  after: { type: "text", columns: ["source"] },
  configId: { type: "uuid", columns: ["config_id"] },
} as const;

export interface InsightsOfComponentParams {
  /** Component id. */
  componentId: string;
  /** Include and exclude list of insight types. */
  types?: string;
  /** Include and exclude list of severities. */
  severities?: string;
  /** Include and exclude list of states. */
  statuses?: string;
  /** Include and exclude list of analyzers. */
  analyzers?: string;
  /** Include and exclude list of sources. */
  sources?: string;
  /** Include and exclude list of config types. */
  configTypes?: string;
  /** Part of the analyzer, summary or message. */
  text?: string;
  /** What to order by, for example "first_observed.desc". */
  order?: `${"first_observed" | "last_observed" | "analyzer" | "analysis_type" | "severity" | "status" | "config_type"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the insights about a component's config items. */
export const insightsOfComponentOptions = (params: InsightsOfComponentParams) =>
  queryOptions({
    queryKey: ["insightsOfComponent", params] as const,
    queryFn: ({ signal }): Promise<Rows<InsightOfComponent>> =>
      rows<InsightOfComponent>(
        "insightsOfComponent",
        db.GET("/config_analysis_items", {
          params: {
            query: {
              select:
                "id,config_id,config_type,source,analyzer,analysis_type,severity,status,summary,message,first_observed,last_observed,config:configs!inner(id,name,type,config_class,health,deleted_at,links:config_component_relationships!inner(component_id))",
              "config.links.deleted_at": "is.null",
              order:
                params.order === undefined
                  ? "first_observed.desc,id.asc"
                  : `${params.order},id.asc`,
              "config.links.component_id": `eq.${params.componentId}`,
              "analysis_type.filter": params.types,
              "severity.filter": params.severities,
              "status.filter": params.statuses,
              "analyzer.filter": params.analyzers,
              "source.filter": params.sources,
              "config_type.filter": params.configTypes,
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["analyzer", "summary", "message"], params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of insightsOfComponent. */
export const insightsOfComponentKey = ["insightsOfComponent"] as const;

/** Columns that insightsOfComponent can be ordered by. */
export const insightsOfComponentSortKeys = [
  "first_observed",
  "last_observed",
  "analyzer",
  "analysis_type",
  "severity",
  "status",
  "config_type",
] as const;

/** What insightsOfComponent can be filtered by: the type of the values, and the columns that they are looked for in. */
export const insightsOfComponentFilters = {
  componentId: { type: "uuid", columns: ["config.links.component_id"] },
  types: { type: "wire", columns: ["analysis_type"] },
  severities: { type: "wire", columns: ["severity"] },
  statuses: { type: "wire", columns: ["status"] },
  analyzers: { type: "wire", columns: ["analyzer"] },
  sources: { type: "wire", columns: ["source"] },
  configTypes: { type: "wire", columns: ["config_type"] },
  text: { type: "text", columns: ["analyzer", "summary", "message"] },
} as const;
