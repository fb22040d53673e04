// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { like, db, rows, type Rows } from "~/api/db";
import type { IncidentRuleEntry } from "../rows";

export interface IncidentRuleListParams {
  /** Part of the name. */
  text?: string;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "source" | "created_at" | "updated_at"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the incident rules. */
export const incidentRuleListOptions = (params: IncidentRuleListParams) =>
  queryOptions({
    queryKey: ["incidentRuleList", params] as const,
    queryFn: ({ signal }): Promise<Rows<IncidentRuleEntry>> =>
      rows<IncidentRuleEntry>(
        "incidentRuleList",
        db.GET("/incident_rules", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email)",
              deleted_at: "is.null",
              order:
                params.order === undefined ? "created_at.desc,id.asc" : `${params.order},id.asc`,
              name: params.text === undefined ? undefined : like(params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of incidentRuleList. */
export const incidentRuleListKey = ["incidentRuleList"] as const;

/** Columns that incidentRuleList can be ordered by. */
export const incidentRuleListSortKeys = ["name", "source", "created_at", "updated_at"] as const;

/** What incidentRuleList can be filtered by: the type of the values, and the columns that they are looked for in. */
export const incidentRuleListFilters = { text: { type: "text", columns: ["name"] } } as const;

export interface IncidentRuleDetailParams {
  /** Rule id. */
  id: string;
}

/** One incident rule with its spec; a deleted one too. */
export const incidentRuleDetailOptions = (params: IncidentRuleDetailParams) =>
  queryOptions({
    queryKey: ["incidentRuleDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<IncidentRuleEntry>> =>
      rows<IncidentRuleEntry>(
        "incidentRuleDetail",
        db.GET("/incident_rules", {
          params: {
            query: { select: "*,creator:created_by(id,name,avatar,email)", id: `eq.${params.id}` },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of incidentRuleDetail. */
export const incidentRuleDetailKey = ["incidentRuleDetail"] as const;
