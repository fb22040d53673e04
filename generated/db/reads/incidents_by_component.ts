// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { IncidentByComponent } from "../rows";

export interface IncidentsOfComponentParams {
  /** Component id. */
  componentId: string;
  /** Include and exclude list of types. */
  types?: string;
  /** Include and exclude list of severities, in each spelling that is stored. */
  severities?: string;
  /** Include and exclude list of states. */
  statuses?: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the incidents with evidence about a component, newest first. */
export const incidentsOfComponentOptions = (params: IncidentsOfComponentParams) =>
  queryOptions({
    queryKey: ["incidentsOfComponent", params] as const,
    queryFn: ({ signal }): Promise<Rows<IncidentByComponent>> =>
      rows<IncidentByComponent>(
        "incidentsOfComponent",
        db.GET("/incidents_by_component", {
          params: {
            query: {
              select: "*",
              order: "created_at.desc,id.asc",
              component_id: `eq.${params.componentId}`,
              "type.filter": params.types,
              "severity.filter": params.severities,
              "status.filter": params.statuses,
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of incidentsOfComponent. */
export const incidentsOfComponentKey = ["incidentsOfComponent"] as const;

/** What incidentsOfComponent can be filtered by: the type of the values, and the columns that they are looked for in. */
export const incidentsOfComponentFilters = {
  componentId: { type: "uuid", columns: ["component_id"] },
  types: { type: "wire", columns: ["type"] },
  severities: { type: "wire", columns: ["severity"] },
  statuses: { type: "wire", columns: ["status"] },
} as const;
