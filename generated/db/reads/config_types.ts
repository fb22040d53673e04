// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { ConfigType } from "../rows";

/** Types that config items have. */
export const configTypesOptions = () =>
  queryOptions({
    queryKey: ["configTypes"] as const,
    queryFn: ({ signal }): Promise<Rows<ConfigType>> =>
      rows<ConfigType>(
        "configTypes",
        db.GET("/config_types", {
          params: { query: { select: "*", order: "type.asc" } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of configTypes. */
export const configTypesKey = ["configTypes"] as const;
