// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { IncidentResponder } from "../rows";

export interface IncidentRespondersParams {
  /** Incident id. */
  incidentId: string;
}

/** Responders of an incident, with what their team can call. */
export const incidentRespondersOptions = (params: IncidentRespondersParams) =>
  queryOptions({
    queryKey: ["incidentResponders", params] as const,
    queryFn: ({ signal }): Promise<Rows<IncidentResponder>> =>
      rows<IncidentResponder>(
        "incidentResponders",
        db.GET("/responders", {
          params: {
            query: {
              select: "*,person:person_id(id,name,avatar,email),team:team_id(id,name,icon,spec)",
              deleted_at: "is.null",
              order: "created_at.asc,id.asc",
              incident_id: `eq.${params.incidentId}`,
            },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of incidentResponders. */
export const incidentRespondersKey = ["incidentResponders"] as const;
