// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { CheckLabelKey } from "../rows";

/** Label keys of checks. */
export const checkLabelKeysOptions = () =>
  queryOptions({
    queryKey: ["checkLabelKeys"] as const,
    queryFn: ({ signal }): Promise<Rows<CheckLabelKey>> =>
      rows<CheckLabelKey>(
        "checkLabelKeys",
        db.GET("/checks_labels_keys", {
          params: { query: { select: "key", order: "key.asc" } },
          signal,
        }),
      ),
    staleTime: 300000,
  });

/** Start of the key of every answer of checkLabelKeys. */
export const checkLabelKeysKey = ["checkLabelKeys"] as const;
