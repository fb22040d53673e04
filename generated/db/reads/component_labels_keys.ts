// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { ComponentLabelKey } from "../rows";

/** Label keys of components, to group notifications by. */
export const componentLabelKeysOptions = () =>
  queryOptions({
    queryKey: ["componentLabelKeys"] as const,
    queryFn: ({ signal }): Promise<Rows<ComponentLabelKey>> =>
      rows<ComponentLabelKey>(
        "componentLabelKeys",
        db.GET("/component_labels_keys", {
          params: { query: { select: "key", order: "key.asc" } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of componentLabelKeys. */
export const componentLabelKeysKey = ["componentLabelKeys"] as const;
