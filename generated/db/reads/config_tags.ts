// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { ConfigTag } from "../rows";

/** Tag pairs that config items carry. */
export const configTagsOptions = () =>
  queryOptions({
    queryKey: ["configTags"] as const,
    queryFn: ({ signal }): Promise<Rows<ConfigTag>> =>
      rows<ConfigTag>(
        "configTags",
        db.GET("/config_tags", {
          params: { query: { select: "*", order: "key.asc,value.asc" } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of configTags. */
export const configTagsKey = ["configTags"] as const;
