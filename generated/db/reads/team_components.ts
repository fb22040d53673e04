// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { TeamOfComponent } from "../rows";

export interface TeamsOfComponentParams {
  /** Component id. */
  componentId: string;
}

/** Teams that own a component. */
export const teamsOfComponentOptions = (params: TeamsOfComponentParams) =>
  queryOptions({
    queryKey: ["teamsOfComponent", params] as const,
    queryFn: ({ signal }): Promise<Rows<TeamOfComponent>> =>
      rows<TeamOfComponent>(
        "teamsOfComponent",
        db.GET("/team_components", {
          params: {
            query: {
              select: "*,team:teams(id,name,icon,deleted_at)",
              order: "team_id.asc",
              component_id: `eq.${params.componentId}`,
            },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of teamsOfComponent. */
export const teamsOfComponentKey = ["teamsOfComponent"] as const;
