// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { ComponentDetail } from "../rows";

export interface ComponentDetailParams {
  /** Component id. */
  id: string;
}

/** One component with its agent and topology; a deleted or hidden one too. */
export const componentDetailOptions = (params: ComponentDetailParams) =>
  queryOptions({
    queryKey: ["componentDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<ComponentDetail>> =>
      rows<ComponentDetail>(
        "componentDetail",
        db.GET("/components", {
          params: {
            query: {
              select: "*,agent:agents(id,name),topology:topologies(id,name)",
              id: `eq.${params.id}`,
            },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of componentDetail. */
export const componentDetailKey = ["componentDetail"] as const;
