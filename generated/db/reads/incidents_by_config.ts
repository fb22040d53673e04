// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { IncidentByConfig } from "../rows";

export interface IncidentsOfConfigParams {
  /** Config item id. */
  configId: string;
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

/** One page of the incidents with evidence about a config item, newest first. */
export const incidentsOfConfigOptions = (params: IncidentsOfConfigParams) =>
  queryOptions({
    queryKey: ["incidentsOfConfig", params] as const,
    queryFn: ({ signal }): Promise<Rows<IncidentByConfig>> =>
      rows<IncidentByConfig>(
        "incidentsOfConfig",
        db.GET("/incidents_by_config", {
          params: {
            query: {
              select: "*",
              order: "created_at.desc,id.asc",
              config_id: `eq.${params.configId}`,
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

/** Start of the key of every answer of incidentsOfConfig. */
export const incidentsOfConfigKey = ["incidentsOfConfig"] as const;

/** What incidentsOfConfig can be filtered by: the type of the values, and the columns that they are looked for in. */
export const incidentsOfConfigFilters = {
  configId: { type: "uuid", columns: ["config_id"] },
  types: { type: "wire", columns: ["type"] },
  severities: { type: "wire", columns: ["severity"] },
  statuses: { type: "wire", columns: ["status"] },
} as const;
