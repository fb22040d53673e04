// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { CheckByComponent } from "../rows";

export interface ChecksOfComponentParams {
  /** Component id. */
  componentId: string;
}

/** Checks of a component. */
export const checksOfComponentOptions = (params: ChecksOfComponentParams) =>
  queryOptions({
    queryKey: ["checksOfComponent", params] as const,
    queryFn: ({ signal }): Promise<Rows<CheckByComponent>> =>
      rows<CheckByComponent>(
        "checksOfComponent",
        db.GET("/checks_by_component", {
          params: { query: { select: "*", component_id: `eq.${params.componentId}` } },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of checksOfComponent. */
export const checksOfComponentKey = ["checksOfComponent"] as const;
