// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { anyContains, inList, db, rows, type Rows } from "~/api/db";
import type { TopologyListEntry } from "../rows";

export interface TopologyListParams {
  /** Part of the name or namespace. */
  text?: string;
  /** Agents that the topologies belong to. */
  agentIds?: readonly string[];
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "namespace" | "source" | "schedule" | "job_status" | "job_time_start" | "job_last_failed" | "created_at" | "updated_at"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the topologies with the state of their last job. */
export const topologyListOptions = (params: TopologyListParams) =>
  queryOptions({
    queryKey: ["topologyList", params] as const,
    queryFn: ({ signal }): Promise<Rows<TopologyListEntry>> =>
      rows<TopologyListEntry>(
        "topologyList",
        db.GET("/topologies_with_status", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email)",
              deleted_at: "is.null",
              order:
                params.order === undefined ? "created_at.desc,id.asc" : `${params.order},id.asc`,
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["name", "namespace"], params.text),
              agent_id: params.agentIds === undefined ? undefined : inList(params.agentIds),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of topologyList. */
export const topologyListKey = ["topologyList"] as const;

/** Columns that topologyList can be ordered by. */
export const topologyListSortKeys = [
  "name",
  "namespace",
  "source",
  "schedule",
  "job_status",
  "job_time_start",
  "job_last_failed",
  "created_at",
  "updated_at",
] as const;

/** What topologyList can be filtered by: the type of the values, and the columns that they are looked for in. */
export const topologyListFilters = {
  text: { type: "text", columns: ["name", "namespace"] },
  agentIds: { type: "texts", columns: ["agent_id"] },
} as const;
