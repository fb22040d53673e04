// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { inList, db, rows, type Rows } from "~/api/db";
import type { CheckRun, FailedRun, RecentRun } from "../rows";

export interface CheckHistoryParams {
  /** Check id. */
  checkId: string;
  /** Runs after this time. */
  since?: string;
  /** Runs up to this time. */
  until?: string;
  /** Whether it was healthy. */
  status?: boolean;
  /** Milliseconds. */
  minDuration?: number;
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

/** Start of the key of every answer of checkHistory. */
export const checkHistoryKey = ["checkHistory"] as const;

/** What checkHistory can be filtered by: the type of the values, and the columns that they are looked for in. */
export const checkHistoryFilters = {
  checkId: { type: "uuid", columns: ["check_id"] },
  since: { type: "time", columns: ["time"] },
  until: { type: "time", columns: ["time"] },
  status: { type: "boolean", columns: ["status"] },
  minDuration: { type: "number", columns: ["duration"] },
} as const;

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

/** Start of the key of every answer of recentRuns. */
export const recentRunsKey = ["recentRuns"] as const;

export interface RunsBetweenParams {
  /** Check ids. */
  checkIds: readonly string[];
  /** Runs from this time on. */
  since: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** How a handful of checks went during a stretch of time, newest first. */
export const runsBetweenOptions = (params: RunsBetweenParams) =>
  queryOptions({
    queryKey: ["runsBetween", params] as const,
    queryFn: ({ signal }): Promise<Rows<RecentRun>> =>
      rows<RecentRun>(
        "runsBetween",
        db.GET("/check_statuses", {
          params: {
            query: {
              select: "check_id,time,status,duration",
              order: "time.desc",
              check_id: inList(params.checkIds),
              time: `gte.${params.since}`,
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
    staleTime: 10000,
  });

/** Start of the key of every answer of runsBetween. */
export const runsBetweenKey = ["runsBetween"] as const;

/** What runsBetween can be filtered by: the type of the values, and the columns that they are looked for in. */
export const runsBetweenFilters = {
  checkIds: { type: "texts", columns: ["check_id"] },
  since: { type: "time", columns: ["time"] },
} as const;

export interface LastErrorsParams {
  /** Check ids. */
  checkIds: readonly string[];
  /** Runs from this time on. */
  since: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** What the latest failed runs of a handful of checks said, newest first. */
export const lastErrorsOptions = (params: LastErrorsParams) =>
  queryOptions({
    queryKey: ["lastErrors", params] as const,
    queryFn: ({ signal }): Promise<Rows<FailedRun>> =>
      rows<FailedRun>(
        "lastErrors",
        db.GET("/check_statuses", {
          params: {
            query: {
              select: "check_id,time,message,error",
              status: "eq.false",
              order: "time.desc",
              check_id: inList(params.checkIds),
              time: `gte.${params.since}`,
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
    staleTime: 10000,
  });

/** Start of the key of every answer of lastErrors. */
export const lastErrorsKey = ["lastErrors"] as const;

/** What lastErrors can be filtered by: the type of the values, and the columns that they are looked for in. */
export const lastErrorsFilters = {
  checkIds: { type: "texts", columns: ["check_id"] },
  since: { type: "time", columns: ["time"] },
} as const;
