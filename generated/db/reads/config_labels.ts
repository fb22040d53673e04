// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { ConfigLabel } from "../rows";

/** Label pairs that config items carry. */
export const configLabelsOptions = () =>
  queryOptions({
    queryKey: ["configLabels"] as const,
    queryFn: ({ signal }): Promise<Rows<ConfigLabel>> =>
      rows<ConfigLabel>(
        "configLabels",
        db.GET("/config_labels", {
          params: { query: { select: "*", order: "key.asc,value.asc" } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of configLabels. */
export const configLabelsKey = ["configLabels"] as const;
