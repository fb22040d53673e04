// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { IncidentHistoryEntry } from "../rows";

export interface IncidentChangelogParams {
  /** Incident id. */
  incidentId: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of what happened to an incident, newest first. */
export const incidentChangelogOptions = (params: IncidentChangelogParams) =>
  queryOptions({
    queryKey: ["incidentChangelog", params] as const,
    queryFn: ({ signal }): Promise<Rows<IncidentHistoryEntry>> =>
      rows<IncidentHistoryEntry>(
        "incidentChangelog",
        db.GET("/incident_histories", {
          params: {
            query: {
              select:
                "*,creator:created_by(id,name,avatar,email),evidence:evidences(id,type,description,config:configs(id,name,type,config_class,health,deleted_at),component:components(id,name,icon,health,deleted_at),check:checks(id,name,icon,status,type),change:config_changes(id,config_id,change_type,severity,summary,created_at),insight:config_analysis(id,config_id,analyzer,analysis_type,severity,status,message)),hypothesis:hypotheses(id,type,title,status), responder:responders(id,person:person_id(id,name,avatar,email),team:team_id(id,name,icon)),comment:comments(id,comment)",
              order: "created_at.desc,id.asc",
              incident_id: `eq.${params.incidentId}`,
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of incidentChangelog. */
export const incidentChangelogKey = ["incidentChangelog"] as const;

/** What incidentChangelog can be filtered by: the type of the values, and the columns that they are looked for in. */
export const incidentChangelogFilters = {
  incidentId: { type: "uuid", columns: ["incident_id"] },
} as const;
