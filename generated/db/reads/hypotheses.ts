// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { like, db, rows, type Rows } from "~/api/db";
import type { HypothesisRef } from "../rows";

export interface HypothesisNamesParams {
  /** Incident id. */
  incidentId: string;
  /** Part of the title. */
  text?: string;
}

/** Hypotheses of an incident, as pickers show them. */
export const hypothesisNamesOptions = (params: HypothesisNamesParams) =>
  queryOptions({
    queryKey: ["hypothesisNames", params] as const,
    queryFn: ({ signal }): Promise<Rows<HypothesisRef>> =>
      rows<HypothesisRef>(
        "hypothesisNames",
        db.GET("/hypotheses", {
          params: {
            query: {
              select: "id,type,title,status,parent_id",
              order: "created_at.asc,id.asc",
              incident_id: `eq.${params.incidentId}`,
              title: params.text === undefined ? undefined : like(params.text),
            },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of hypothesisNames. */
export const hypothesisNamesKey = ["hypothesisNames"] as const;
