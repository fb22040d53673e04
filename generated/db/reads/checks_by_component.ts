// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { inList, db, rows, type Rows } from "~/api/db";
import type { CheckByComponent, CheckIdOfComponent } from "../rows";

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

export interface CheckIdsOfComponentsParams {
  /** Component ids. */
  componentIds: readonly string[];
}

/** Which checks speak for any of some components. */
export const checkIdsOfComponentsOptions = (params: CheckIdsOfComponentsParams) =>
  queryOptions({
    queryKey: ["checkIdsOfComponents", params] as const,
    queryFn: ({ signal }): Promise<Rows<CheckIdOfComponent>> =>
      rows<CheckIdOfComponent>(
        "checkIdsOfComponents",
        db.GET("/checks_by_component", {
          params: { query: { select: "id", component_id: inList(params.componentIds) } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of checkIdsOfComponents. */
export const checkIdsOfComponentsKey = ["checkIdsOfComponents"] as const;
