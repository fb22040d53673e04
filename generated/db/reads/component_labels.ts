// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { ComponentLabel } from "../rows";

/** Label pairs that components carry. */
export const componentLabelsOptions = () =>
  queryOptions({
    queryKey: ["componentLabels"] as const,
    queryFn: ({ signal }): Promise<Rows<ComponentLabel>> =>
      rows<ComponentLabel>(
        "componentLabels",
        db.GET("/component_labels", {
          params: { query: { select: "key,value", order: "key.asc,value.asc" } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of componentLabels. */
export const componentLabelsKey = ["componentLabels"] as const;
