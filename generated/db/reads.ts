// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { inList, db, rows, type Rows } from "~/api/db";
import type { components } from "./types";

export type AgentName = components["schemas"]["AgentName"];
export type CanarySpec = components["schemas"]["CanarySpec"];
export type CheckDetail = components["schemas"]["CheckDetail"];
export type CheckRun = components["schemas"]["CheckRun"];
export type RecentRun = components["schemas"]["RecentRun"];
export type SidebarView = components["schemas"]["SidebarView"];

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
              select: "id,source,spec,labels,name,namespace,agent_id,deleted_at",
              id: `eq.${params.id}`,
            },
          },
          signal,
        }),
      ),
  });

export interface CheckDetailParams {
  /** Check id. */
  id: string;
}

/** One check with its canary, agent and relationships. */
export const checkDetailOptions = (params: CheckDetailParams) =>
  queryOptions({
    queryKey: ["checkDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<CheckDetail>> =>
      rows<CheckDetail>(
        "checkDetail",
        db.GET("/checks", {
          params: {
            query: {
              select:
                "*,canaries!checks_canary_id_fkey(id,name,source),agents!checks_agent_id_fkey(id,name),components:check_component_relationships(deleted_at,components(id,name,icon,deleted_at)),configs:check_config_relationships(deleted_at,configs(id,name,type,deleted_at))",
              id: `eq.${params.id}`,
            },
          },
          signal,
        }),
      ),
  });

export interface CheckHistoryParams {
  /** Check id. */
  checkId: string;
  /** Runs after this time. */
  since?: string;
  /** Runs up to this time. */
  until?: string;
  /** 1 for healthy and 0 for unhealthy. */
  status?: string;
  /** Milliseconds. */
  minDuration?: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of a check's runs, newest first. */
export const checkHistoryOptions = (params: CheckHistoryParams) =>
  queryOptions({
    queryKey: ["checkHistory", params] as const,
    queryFn: ({ signal }): Promise<Rows<CheckRun>> =>
      rows<CheckRun>(
        "checkHistory",
        db.GET("/check_statuses", {
          params: {
            query: {
              select: "check_id,time,duration,status,message,error",
              order: "time.desc",
              limit: params.limit,
              offset: params.offset,
              check_id: `eq.${params.checkId}`,
              time: [
                params.since === undefined ? undefined : `gt.${params.since}`,
                params.until === undefined ? undefined : `lte.${params.until}`,
              ].filter((filter) => filter !== undefined),
              status: params.status === undefined ? undefined : `eq.${params.status}`,
              duration: params.minDuration === undefined ? undefined : `gte.${params.minDuration}`,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
    staleTime: 10000,
  });

export interface RecentRunsParams {
  /** Check ids. */
  checkIds: readonly string[];
  /** Runs after this time. */
  since: string;
}

/** The latest runs of a handful of checks, newest first. */
export const recentRunsOptions = (params: RecentRunsParams) =>
  queryOptions({
    queryKey: ["recentRuns", params] as const,
    queryFn: ({ signal }): Promise<Rows<RecentRun>> =>
      rows<RecentRun>(
        "recentRuns",
        db.GET("/check_statuses", {
          params: {
            query: {
              select: "check_id,time,status,duration",
              order: "time.desc",
              check_id: inList(params.checkIds),
              time: `gt.${params.since}`,
            },
          },
          signal,
        }),
      ),
    staleTime: 10000,
  });

export interface AgentNamesParams {
  /** Agent ids. */
  ids: readonly string[];
}

/** Names of some agents. */
export const agentNamesOptions = (params: AgentNamesParams) =>
  queryOptions({
    queryKey: ["agentNames", params] as const,
    queryFn: ({ signal }): Promise<Rows<AgentName>> =>
      rows<AgentName>(
        "agentNames",
        db.GET("/agents", {
          params: { query: { select: "id,name,description", id: inList(params.ids) } },
          signal,
        }),
      ),
  });

/** Views that stand in the sidebar. */
export const sidebarViewsOptions = () =>
  queryOptions({
    queryKey: ["sidebarViews"] as const,
    queryFn: ({ signal }): Promise<Rows<SidebarView>> =>
      rows<SidebarView>(
        "sidebarViews",
        db.GET("/views_summary", {
          params: {
            query: {
              select: "id,name,namespace,title,icon,ordinal",
              sidebar: "eq.true",
              order: "ordinal.asc,title.asc",
            },
          },
          signal,
        }),
      ),
    staleTime: 300000,
  });
