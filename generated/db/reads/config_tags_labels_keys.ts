// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { ConfigTagLabelKey } from "../rows";

/** Tag and label keys of config items, to group notifications by. */
export const configTagLabelKeysOptions = () =>
  queryOptions({
    queryKey: ["configTagLabelKeys"] as const,
    queryFn: ({ signal }): Promise<Rows<ConfigTagLabelKey>> =>
      rows<ConfigTagLabelKey>(
        "configTagLabelKeys",
        db.GET("/config_tags_labels_keys", {
          params: { query: { select: "*", order: "key.asc" } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of configTagLabelKeys. */
export const configTagLabelKeysKey = ["configTagLabelKeys"] as const;
