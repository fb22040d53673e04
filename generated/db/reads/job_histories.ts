// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { JobHistory } from "../rows";

export interface JobHistoryParams {
  /** Include and exclude list of resource types. */
  resourceTypes?: string;
  /** Include and exclude list of job names. */
  names?: string;
  /** Include and exclude list of states. */
  statuses?: string;
  /** Resource id. */
  resourceId?: string;
  /** Agent that ran it. */
  agentId?: string;
  /** Runs after this time. */
  since?: string;
  /** Runs before this time. */
  until?: string;
  /** Milliseconds. */
  minDuration?: number;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "resource_type" | "resource_name" | "duration_millis" | "status" | "success_count" | "error_count" | "created_at" | "time_start"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of job runs. */
export const jobHistoryOptions = (params: JobHistoryParams) =>
  queryOptions({
    queryKey: ["jobHistory", params] as const,
    queryFn: ({ signal }): Promise<Rows<JobHistory>> =>
      rows<JobHistory>(
        "jobHistory",
        db.GET("/job_histories", {
          params: {
            query: {
              select: "*",
              order: params.order ?? "created_at.desc",
              limit: params.limit,
              offset: params.offset,
              "resource_type.filter": params.resourceTypes,
              "name.filter": params.names,
              "status.filter": params.statuses,
              resource_id: params.resourceId === undefined ? undefined : `eq.${params.resourceId}`,
              agent_id: params.agentId === undefined ? undefined : `eq.${params.agentId}`,
              created_at: [
                params.since === undefined ? undefined : `gt.${params.since}`,
                params.until === undefined ? undefined : `lt.${params.until}`,
              ].filter((filter) => filter !== undefined),
              duration_millis:
                params.minDuration === undefined ? undefined : `gte.${params.minDuration}`,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
    staleTime: 10000,
  });

/** Start of the key of every answer of jobHistory. */
export const jobHistoryKey = ["jobHistory"] as const;

/** Columns that jobHistory can be ordered by. */
export const jobHistorySortKeys = [
  "name",
  "resource_type",
  "resource_name",
  "duration_millis",
  "status",
  "success_count",
  "error_count",
  "created_at",
  "time_start",
] as const;

/** What jobHistory can be filtered by: the type of the values, and the columns that they are looked for in. */
export const jobHistoryFilters = {
  resourceTypes: { type: "wire", columns: ["resource_type"] },
  names: { type: "wire", columns: ["name"] },
  statuses: { type: "wire", columns: ["status"] },
  resourceId: { type: "text", columns: ["resource_id"] },
  agentId: { type: "uuid", columns: ["agent_id"] },
  since: { type: "time", columns: ["created_at"] },
  until: { type: "time", columns: ["created_at"] },
  minDuration: { type: "number", columns: ["duration_millis"] },
} as const;

export interface JobDetailParams {
  /** Its id. */
  id: string;
}

/** One run of a job. */
export const jobDetailOptions = (params: JobDetailParams) =>
  queryOptions({
    queryKey: ["jobDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<JobHistory>> =>
      rows<JobHistory>(
        "jobDetail",
        db.GET("/job_histories", {
          params: { query: { select: "*", id: `eq.${params.id}` } },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of jobDetail. */
export const jobDetailKey = ["jobDetail"] as const;
