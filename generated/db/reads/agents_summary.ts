// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { anyContains, db, rows, type Rows } from "~/api/db";
import type { AgentListEntry } from "../rows";

export interface AgentListParams {
  /** Part of the name or description or host. */
  text?: string;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "config_count" | "checks_count" | "config_scrapper_count" | "playbook_runs_count" | "status" | "created_at" | "updated_at" | "last_seen" | "last_received"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the agents. */
export const agentListOptions = (params: AgentListParams) =>
  queryOptions({
    queryKey: ["agentList", params] as const,
    queryFn: ({ signal }): Promise<Rows<AgentListEntry>> =>
      rows<AgentListEntry>(
        "agentList",
        db.GET("/agents_summary", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email)",
              id: "neq.00000000-0000-0000-0000-000000000000",
              order: params.order ?? "created_at.desc",
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["name", "description", "hostname"], params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of agentList. */
export const agentListKey = ["agentList"] as const;

/** Columns that agentList can be ordered by. */
export const agentListSortKeys = [
  "name",
  "config_count",
  "checks_count",
  "config_scrapper_count",
  "playbook_runs_count",
  "status",
  "created_at",
  "updated_at",
  "last_seen",
  "last_received",
] as const;

/** What agentList can be filtered by: the type of the values, and the columns that they are looked for in. */
export const agentListFilters = {
  text: { type: "text", columns: ["name", "description", "hostname"] },
} as const;

export interface AgentDetailParams {
  /** Its id. */
  id: string;
}

/** One agent. */
export const agentDetailOptions = (params: AgentDetailParams) =>
  queryOptions({
    queryKey: ["agentDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<AgentListEntry>> =>
      rows<AgentListEntry>(
        "agentDetail",
        db.GET("/agents_summary", {
          params: {
            query: { select: "*,creator:created_by(id,name,avatar,email)", id: `eq.${params.id}` },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of agentDetail. */
export const agentDetailKey = ["agentDetail"] as const;
